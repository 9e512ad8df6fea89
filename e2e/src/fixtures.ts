import { randomUUID } from 'node:crypto';
import type { Client } from '@afc/contract/client';
import type { Role } from '@afc/contract/vocabulary';
import { test as base, expect, type Page } from '@playwright/test';
import { patienceMs } from './patience.ts';
import type { Product } from './product.ts';
import { Products } from './products.ts';
import { violationsOf } from './violations.ts';

export interface Staff {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: Role;
  readonly token: string;
  /** The typed client, signed in as this person. */
  readonly call: Client;
}

interface Fixtures {
  /** Variables of the product; a spec that needs others, or a product of its own, gives its own. */
  environment: Record<string, string>;
  product: Product;
  /** Makes a new staff member over the API; every spec makes its own, so no spec depends on another. */
  makeStaff: (role: Role) => Promise<Staff>;
  /** Signs in on the page: puts a fresh token where the product keeps it, then opens `path`. */
  openAs: (staff: Staff, path: string) => Promise<void>;
  /** Fills in the login page that is open. */
  logIn: (staff: Pick<Staff, 'email' | 'password'>) => Promise<void>;
  /** axe on the page as it stands, in light and in dark. */
  expectAccessible: () => Promise<void>;
  /** Messages a spec provokes on purpose; everything else on the console fails the test. */
  allowedConsole: RegExp;
}

interface WorkerFixtures {
  /** Variables of the product that the specs without wishes share. */
  usualEnvironment: Record<string, string>;
  products: Products;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  usualEnvironment: [{}, { scope: 'worker', option: true }],
  environment: [async ({ usualEnvironment }, use) => use(usualEnvironment), { option: true }],
  products: [
    async ({ usualEnvironment }, use) => {
      const products = new Products(usualEnvironment);
      await use(products);
      await products.stop();
    },
    { scope: 'worker' },
  ],
  product: [async ({ products, environment }, use) => use(await products.with(environment)), { timeout: patienceMs }],
  baseURL: async ({ product }, use) => use(product.address),
  allowedConsole: [/(?!)/, { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints: string[] = [];
    watchConsole(page, complaints);
    page.context().on('page', (other) => watchConsole(other, complaints));
    await use(page);
    expect(
      complaints.filter((text) => !allowedConsole.test(text)),
      'errors on the console',
    ).toEqual([]);
  },
  makeStaff: async ({ product }, use) => {
    await use(async (role) => {
      const staff = {
        email: `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@afc.test`,
        password: `Secret-${randomUUID().slice(0, 8)}`,
        firstname: 'Robin',
        lastname: role,
        role,
      };
      await product.admin('register', {
        body: {
          user: staff.email,
          userPassword: staff.password,
          userName: staff.firstname,
          userLastName: staff.lastname,
          role,
        },
      });
      const token = await signIn(product, staff.email, staff.password);
      return { ...staff, token, call: product.client(token) };
    });
  },
  openAs: async ({ page, product }, use) => {
    await use(async (staff, path) => {
      const token = await signIn(product, staff.email, staff.password);
      // Once, before the page's own scripts: whoever logs out later stays logged out.
      const signedIn = await page.addInitScript((value) => {
        sessionStorage.setItem('access_token', value);
        sessionStorage.setItem('access_token_received_at', String(Date.now()));
      }, token);
      await page.goto(path);
      await signedIn.dispose();
    });
  },
  logIn: async ({ page }, use) => {
    await use(async ({ email, password }) => {
      await page.getByLabel('User').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => expect(await violationsOf(page)).toEqual([]));
  },
});

async function signIn(product: Product, username: string, password: string): Promise<string> {
  const { access_token } = await product.client()('login', { body: { username, password } });
  return access_token;
}

function watchConsole(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
