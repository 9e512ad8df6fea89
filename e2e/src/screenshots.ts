// `npm run screenshots`: every page as a picture, light and dark, wide and narrow, into screenshots/.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { newDataFolder } from './data-folder.ts';
import { sample, submit } from './people.ts';
import { type Product, startProduct } from './product.ts';

const folder = join(import.meta.dirname, '../../screenshots');
const widths = [1440, 390];
const themes = ['light', 'dark'] as const;

const open = {
  login: '/login',
  'send-email': '/auth/send-email',
  'forgot-password': '/auth/forgot-password/a-token',
  'not-found': '/pages/errors/error-404',
};

interface Cases {
  readonly consider: string;
  readonly blacklisted: string;
  readonly test: string;
}

const guarded = ({ consider, blacklisted, test }: Cases) => ({
  statistics: '/statistics',
  collision: '/collision',
  'single-upload': '/single-upload',
  'check-upload': '/check-upload',
  'bulk-upload': '/bulk-upload',
  'list-clear': '/list-clear',
  'list-consider': '/list-consider',
  'list-blacklisted': '/list-blacklisted',
  'list-rejected': '/list-rejected',
  'list-check': '/list-check',
  'list-matches': '/list-matches',
  'detail-consider': `/detail/consider/${consider}`,
  'detail-blacklisted': `/detail/blacklisted/${blacklisted}`,
  'detail-test': `/detail/test/${test}`,
  test: '/test',
  help: '/help',
  settings: '/settings',
  audit: '/settings/audit',
  'change-password': '/auth/forgot-password',
});

/** Enough of a working day that no page is empty. */
async function fill({ admin }: Product): Promise<Cases> {
  const born = { dateBirth: '1956-11-19', countryResidenceName: 'Spain', countryNationalityName: 'Spain' };
  const twin = await submit(admin, sample('eileen-collins'), {
    ...born,
    firstname: 'Elena',
    lastname: 'Collins',
    email: 'elena@example.org',
    docId: 'X1234567',
    docType: 'PASSPORT',
    docExpireAt: '2035-01-31',
  });
  const marked = await submit(admin, sample('grace-hopper'), { firstname: 'Grace', lastname: 'Murray' });
  const result = await admin('result', { params: { id: marked._id } });
  await admin('appliedChanges', {
    body: { _id: result._id, version: result.version, resultStatus: 'blacklist', comment: 'Known case' },
  });
  await submit(admin, sample('geronimo'), {
    ...born,
    firstname: 'Old',
    lastname: 'Paper',
    docId: 'P7654321',
    docType: 'PASSPORT',
    docExpireAt: '2001-01-31',
  });
  const test = await submit(admin, sample('marie-curie'), { firstname: 'Maria', lastname: 'Test' }, 'test');
  return { consider: twin._id, blacklisted: marked._id, test: test._id };
}

async function take(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
  process.stdout.write(`${name}\n`);
}

async function takeAll(browser: Browser, address: string, token: string | undefined, pages: Record<string, string>) {
  for (const theme of themes)
    for (const width of widths) {
      const viewport = { width, height: width > 500 ? 900 : 844 };
      const context = await browser.newContext({ baseURL: address, viewport, colorScheme: theme });
      if (token)
        await context.addInitScript((value) => {
          sessionStorage.setItem('access_token', value);
          sessionStorage.setItem('access_token_received_at', String(Date.now()));
        }, token);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) await take(page, `${name}-${theme}-${width}`, path);
      await context.close();
    }
}

async function withProduct(environment: Record<string, string>, work: (product: Product) => Promise<void>) {
  const product = await startProduct({ dataFolder: await newDataFolder(), environment });
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

async function tokenOf({ client, administrator }: Product): Promise<string> {
  const { email: username, password } = administrator;
  return (await client()('login', { body: { username, password } })).access_token;
}

async function operatorToken({ admin, client }: Product): Promise<string> {
  const who = { user: 'olga@afc.test', userPassword: 'Secret-123', userName: 'Olga', userLastName: 'Operator' };
  await admin('register', { body: { ...who, role: 'Operator' } });
  return (await client()('login', { body: { username: who.user, password: who.userPassword } })).access_token;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  await withProduct({ AFC_SAMPLES: 'none' }, async (product) => {
    await takeAll(browser, product.address, undefined, open);
    await takeAll(browser, product.address, await tokenOf(product), { 'statistics-empty': '/statistics' });
  });
  await withProduct({ AFC_SAMPLES: 'default' }, async (product) => {
    const cases = await fill(product);
    await takeAll(browser, product.address, await tokenOf(product), guarded(cases));
    await takeAll(browser, product.address, await operatorToken(product), { forbidden: '/settings/audit' });
  });
} finally {
  await browser.close();
}
