import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { importOwnList } from './own-list.ts';

const cards = [
  'Create profile',
  'Profiles',
  'Generate credentials',
  'Webhooks',
  'Personal information',
  'Change password',
];
const lists = ['Provider lists', 'Sample figures', 'Audit trail'];

for (const [role, shown] of [
  ['Administrator', [...cards, ...lists]],
  ['Developer', cards.slice(2)],
  ['Operator', cards.slice(4)],
] as const)
  test(`${role} sees ${shown.length} cards`, async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff(role), '/settings');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...shown]);
  });

test('a Developer finds the calls and what webhooks are sent beside credentials and webhooks', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Developer'), '/settings');
  const linkIn = (card: string) =>
    page.getByRole('region', { name: card }).getByRole('link', { name: 'API documentation' });
  await expect(linkIn('Generate credentials')).toHaveAttribute('href', '/api/docs');
  const opened = page.waitForEvent('popup');
  await linkIn('Webhooks').click();
  const documentation = await opened;
  await expect(documentation.getByText('/recognition/user/process', { exact: true })).toBeVisible();
  await expect(documentation.getByText('petition.processed', { exact: true })).toBeVisible();
});

test.describe('profiles', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('an Administrator creates one, a taken email shows on its field, and disabling ends its session', async ({
    page,
    makeStaff,
    openAs,
    product,
  }) => {
    await openAs(await makeStaff('Administrator'), '/settings');
    const email = `new-${Date.now()}@afc.test`;
    const form = page.getByRole('region', { name: 'Create profile' });
    const create = form.getByRole('button', { name: 'Create profile' });
    const fill = async () => {
      await form.getByLabel('User').fill(email);
      await form.getByRole('textbox', { name: 'Password' }).fill('Secret-123');
      await form.getByLabel('First name').fill('Nova');
      await expect(create).toBeDisabled();
      await form.getByLabel('Last name').fill('Person');
    };
    await fill();
    await form.getByRole('combobox', { name: 'Role' }).or(form.getByLabel('Role')).first().click();
    await page.getByRole('option', { name: 'Developer' }).click();
    await create.click();
    await expect(page.getByText('The profile was created.')).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row).toContainText('Active');

    await fill();
    await create.click();
    await expect(form.getByText('The email already exist')).toBeVisible();
    await expect(form.getByLabel('User')).toBeFocused();
    await expect(page.getByText('The email already exist')).toHaveCount(1);

    const { access_token } = await product.client()('login', { body: { username: email, password: 'Secret-123' } });
    const member = await product.client(access_token)('currentUser', {});
    expect(member).toMatchObject({ firstname: 'Nova', lastname: 'Person', role: 'Developer' });
    await row.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(row).toContainText('Disabled');
    await expect(product.client(access_token)('currentUser', {})).rejects.toMatchObject({ status: 401 });
    await row.getByRole('button', { name: 'Enable' }).click();
    await expect(row).toContainText('Active');
  });
});

test('an Administrator is asked before giving up the own role', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Administrator');
  await openAs(staff, '/settings');
  const role = page.getByRole('row', { name: new RegExp(staff.email) }).getByRole('combobox');
  await role.click();
  await page.getByRole('option', { name: 'Operator' }).click();
  const question = page.getByRole('dialog', { name: 'Change your own role?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(role).toHaveValue('Administrator');
  expect(await staff.call('currentUser', {})).toMatchObject({ role: 'Administrator' });
});

test('what holds the place of a table on its way stays inside its card', async ({ page, makeStaff, openAs }) => {
  const release = await hold(page, '**/api/staff');
  await openAs(await makeStaff('Administrator'), '/settings');
  const place = page.locator('[aria-busy=true]').first();
  await expect(place).toBeVisible();
  const inside = await place.evaluate((busy) =>
    Array.from(busy.children, (child) => child.getBoundingClientRect().right <= busy.getBoundingClientRect().right),
  );
  expect(inside).not.toContain(false);
  release();
  await expect(page.getByRole('table', { name: 'Profiles' })).toBeVisible();
});

test('what stands below a table on its way waits for it, so that its rows push nothing away', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const release = await hold(page, '**/api/credentials');
  await openAs(await makeStaff('Developer'), '/settings');
  const below = page.getByLabel('New password');
  await expect(page.getByRole('button', { name: 'Generate credentials' })).toBeVisible();
  await expect(below).toBeHidden();
  release();
  await expect(below).toBeVisible();
});

test('a field that a greyed button waits for is marked as required', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Administrator'), '/settings');
  for (const [card, ...labels] of [
    ['Generate credentials', 'Name'],
    ['Webhooks', 'Address'],
    ['Personal information', 'First name', 'Last name', 'Email'],
    ['Provider lists', 'Files'],
  ] as const) {
    const region = page.getByRole('region', { name: card });
    for (const label of labels)
      await expect(region.locator('label').filter({ hasText: label })).toHaveText(`${label} *`);
  }
});

test('a long name does not push the buttons of its row out of sight', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Administrator');
  const long = 'wolfeschlegelsteinhausenbergerdorff';
  await staff.call('register', {
    body: {
      user: `${long}-${Date.now()}@${long}.example.org`,
      userPassword: 'Secret-123',
      userName: `${long}${long}`,
      userLastName: `${long}${long}`,
      role: 'Operator',
    },
  });
  await staff.call('generateCredentials', { body: { name: `${long} ${long}` } });
  await openAs(staff, '/settings');
  const ofLong = page.getByRole('row', { name: new RegExp(long) });
  await expect(ofLong.getByRole('button', { name: 'Disable' })).toBeVisible();
  await expect(ofLong.getByRole('button', { name: 'Revoke' })).toBeVisible();
  for (const name of ['Profiles', 'Generate credentials']) {
    const hidden = await page
      .getByRole('region', { name })
      .locator('table')
      .evaluate(({ parentElement }) => (parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0));
    expect(hidden, name).toBe(0);
  }
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('profiles, credentials and lists are cards that name their values; nothing scrolls sideways', async ({
    page,
    makeStaff,
    openAs,
    expectAccessible,
  }) => {
    const staff = await makeStaff('Administrator');
    const name = `Robot ${Date.now()}`;
    await staff.call('generateCredentials', { body: { name } });
    await importOwnList(staff.call, name, ['id,name', '1,John Doe']);
    await openAs(staff, '/settings');
    for (const [card, label, button] of [
      ['Profiles', 'Last login', 'Disable'],
      ['Generate credentials', 'Last used', 'Revoke'],
      ['Provider lists', 'Entries', 'Remove'],
    ] as const) {
      const table = page.getByRole('region', { name: card }).first().locator('table');
      await expect(table).toBeVisible();
      const place = table.locator('..');
      expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), card).toBe(0);
      const named = table.locator(`td[data-label="${label}"]`).last();
      expect(await named.evaluate((cell) => getComputedStyle(cell, '::before').content), card).toBe(`"${label}"`);
      const lefts = [table.locator('th[scope=row]'), named, table.getByRole('button', { name: button })];
      const boxes = await Promise.all(lefts.map((each) => each.last().boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size, card).toBe(1);
    }
    await expectAccessible();
    await staff.call('removeProviderList', { params: { name } });
  });
});

test.describe('a name of credentials that is too long', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('says so until it is mended', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Developer'), '/settings');
    const card = page.getByRole('region', { name: 'Generate credentials' });
    await card.getByLabel('Name').fill('x'.repeat(201));
    await card.getByRole('button', { name: 'Generate credentials' }).click();
    const tooLong = card.getByText('This text is too long: it may have at most 200 characters.');
    await expect(tooLong).toBeVisible();
    await expect(card.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(tooLong).toBeHidden();
  });
});

test('credentials are shown once, work, can be copied, and are refused after revoking', async ({
  page,
  context,
  makeStaff,
  openAs,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address });
  await openAs(await makeStaff('Developer'), '/settings');
  const name = `Robot ${Date.now()}`;
  const card = page.getByRole('region', { name: 'Generate credentials' }).first();
  await expect(card.getByRole('button', { name: 'Generate credentials' })).toBeDisabled();
  await card.getByLabel('Name').fill(name);
  await card.getByRole('button', { name: 'Generate credentials' }).dblclick();
  const apiKey = (await card.getByTestId('apiKey').textContent()) ?? '';
  const secretKey = (await card.getByTestId('secretKey').textContent()) ?? '';
  await card.getByRole('button', { name: 'Copy secretKey' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secretKey);
  const asked = () =>
    fetch(`${product.address}/recognition/analytics`, { headers: { 'x-api-key': apiKey, 'x-secret-key': secretKey } });
  expect((await asked()).status).toBe(200);

  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(`…${secretKey.slice(-4)}`);
  await expect(page.getByText(secretKey)).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row).toContainText('Revoked');
  expect((await asked()).status).toBe(401);
});

test('a secret is copied also where the product is served plainly and browsers give no clipboard', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openAs(await makeStaff('Developer'), '/settings');
  const card = page.getByRole('region', { name: 'Generate credentials' }).first();
  await card.getByLabel('Name').fill('Robot');
  await card.getByRole('button', { name: 'Generate credentials' }).click();
  const secretKey = (await card.getByTestId('secretKey').textContent()) ?? '';
  await card.getByRole('button', { name: 'Copy secretKey' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  await card.getByLabel('Name').press('ControlOrMeta+V');
  await expect(card.getByLabel('Name')).toHaveValue(secretKey);
});

test('personal information is saved and shown in the sidebar', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/settings');
  const card = page.getByRole('region', { name: 'Personal information' });
  await expect(card.getByLabel('Email')).toHaveValue(staff.email);
  await card.getByLabel('First name').fill('Renamed');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your personal information was saved.')).toBeVisible();
  await expect(page.getByTestId('sidebar').getByText(`Renamed ${staff.lastname}`)).toBeVisible();
});

test("a different confirmation says 'Password must be the same'; the change keeps this session", async ({
  page,
  makeStaff,
  openAs,
  product,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/settings');
  const card = page.getByRole('region', { name: 'Change password' });
  await card.getByLabel('New password').fill('Good-one-1');
  await card.getByLabel('Confirm password').fill('Bad');
  await expect(card.getByText('Password must be the same')).toBeVisible();
  await card.getByLabel('Confirm password').fill('');
  await expect(card.getByText('Password must be the same')).toBeHidden();
  await card.getByLabel('Confirm password').fill('Good-one-1');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await product.client()('login', { body: { username: staff.email, password: 'Good-one-1' } });
  await expect(product.client(staff.token)('currentUser', {})).rejects.toMatchObject({ status: 401 });
  await page.reload();
  await expect(page).toHaveURL('/settings');
});
