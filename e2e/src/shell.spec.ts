import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';

test('the menu has the groups and entries of the specification, and marks the page', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('heading')).toHaveText([
    'Statistics',
    'external Comparation',
    'Upload',
    'Results',
    'Test',
    'Help',
    'Settings',
  ]);
  await expect(menu.getByRole('link')).toHaveText([
    'Statistics',
    'AI Collision',
    'Upload Files',
    'Clear',
    'Consider',
    'Blacklist',
    'Rejected',
    'Test',
    'User Manual',
    'Change password',
  ]);
  await expect(menu.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Rejected' }).click();
  await expect(page).toHaveURL('/list-rejected');
  await expect(menu.getByRole('link', { name: 'Rejected' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('List of Rejected · AFC');
});

test('the sidebar is 280 wide, folds to 64, and stays folded after a reload', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  const width = async () => (await page.getByTestId('sidebar').boundingBox())?.width;
  await expect.poll(width).toBe(280);
  await page.getByRole('button', { name: 'Fold navigation' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  await page.getByRole('button', { name: 'Unfold navigation' }).click();
  await expect.poll(width).toBe(280);
});

test('it shows who is signed in, and leads to their settings', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/statistics');
  const sidebar = page.getByTestId('sidebar');
  await expect(sidebar.getByText(`${staff.firstname} ${staff.lastname}`)).toBeVisible();
  await expect(sidebar.getByText(staff.email)).toBeVisible();
  const name = `Your settings: ${staff.firstname} ${staff.lastname} ${staff.email}`;
  await sidebar.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/settings');
});

for (const toolbar of ['fixed', 'static'])
  test(`who is signed in stands on the screen below a toolbar over the full width that is ${toolbar}`, async ({
    page,
    makeStaff,
    openAs,
  }) => {
    await page.addInitScript((choice) => {
      localStorage.setItem('afc.layout', 'layout2');
      localStorage.setItem('afc.toolbar', choice);
    }, toolbar);
    const staff = await makeStaff('Administrator');
    await openAs(staff, '/settings');
    const footer = page.getByText('AFC · placeholder text');
    const person = page.getByTestId('sidebar').getByRole('link', { name: staff.email });
    await expect(person).toBeInViewport({ ratio: 1 });
    await footer.scrollIntoViewIfNeeded();
    await expect(person).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('sidebar').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });

test('the name of who is signed in stays where it is when the email comes', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const release = await hold(page, '**/api/auth/user');
  await openAs(staff, '/statistics');
  const sidebar = page.getByTestId('sidebar');
  const name = sidebar.getByText(`${staff.firstname} ${staff.lastname}`);
  const before = (await name.boundingBox())?.y;
  release();
  await expect(sidebar.getByText(staff.email)).toBeVisible();
  expect((await name.boundingBox())?.y).toBe(before);
});

test('in the dark the focus shows as well on switches and choices as elsewhere', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(await makeStaff('Operator'), '/statistics');
  const elsewhere = page.getByRole('button', { name: 'Quick panel' });
  await elsewhere.focus();
  await page.keyboard.press('Shift+Tab');
  const color = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineColor);
  const shown = await color(page.getByRole('switch', { name: 'Demo Mode' }).locator('+ *'));
  await page.keyboard.press('Tab');
  expect(shown).toBe(await color(elsewhere));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Display settings' }).getByRole('radio', { name: 'System' });
  await choice.focus();
  expect(await color(choice.locator('+ *'))).toBe(shown);
});

test('theme, language and layout are chosen in the settings panel and remembered', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.getByRole('button', { name: 'Display settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Display settings' });
  await panel.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await panel.getByText('Boxed').click();
  await panel.getByText('Right', { exact: true }).click();
  await panel.getByText('Español').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gráfico de estadísticas');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const box = await page.getByTestId('sidebar').boundingBox();
  expect(box?.x).toBe(1440 - 280);
  await page.getByRole('button', { name: 'Ajustes de pantalla' }).click();
  await page.getByRole('button', { name: 'Restaurar los valores iniciales' }).click();
  await expect.poll(async () => (await page.getByTestId('sidebar').boundingBox())?.x).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('Back closes an open panel with the page it was opened on, and the keyboard goes on in the other page', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.clock.install();
  await openAs(await makeStaff('Operator'), '/list-clear');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(heading).toHaveText('AFC user manual');
  for (const name of ['Quick panel', 'Display settings']) {
    const panel = page.getByRole('dialog', { name });
    await page.getByRole('button', { name, exact: true }).click();
    await expect(panel.locator(':focus')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('List of Clear');
    // Back on the page where the panel was opened, before it has gone.
    await page.goForward();
    await expect(heading).toHaveText('AFC user manual');
    await expect(panel).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test("the quick panel is labelled 'Under construction' and shows live figures", async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/statistics');
  await page.getByRole('button', { name: 'Quick panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Quick panel' });
  await expect(panel.getByText('Under construction')).toBeVisible();
  const { consider } = await staff.call('quickPanel', {});
  await expect(panel.getByText('Cases in Consider').locator('xpath=../..')).toContainText(String(consider));
  await expect(panel.getByText('No provider list is loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the footer has its placeholder text', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await expect(page.getByRole('contentinfo')).toContainText('placeholder text');
});

test('printed, the cards of statistics and settings stay whole', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Administrator'), '/statistics');
  await page.emulateMedia({ media: 'print' });
  for (const [path, last] of [
    ['/statistics', 'Waiting for review'],
    ['/settings', 'Audit trail'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: last })).toBeVisible();
    for (const card of await page.getByRole('main').getByRole('region').all())
      await expect(card).toHaveCSS('break-inside', 'avoid');
  }
});

test('pages outside the menu are reached by links', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/single-upload');
  const main = page.getByRole('main');
  await main.locator('a[href="/check-upload"]').first().click();
  await expect(page).toHaveURL('/check-upload');
  await page.goto('/list-clear');
  await main.locator('a[href="/list-matches"]').first().click();
  await expect(page).toHaveURL('/list-matches');
  await main.locator('a[href="/list-check"]').first().click();
  await expect(page).toHaveURL('/list-check');
});

test('in high contrast a switch shows that it is there and which way it stands, and a box its tick', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(await makeStaff('Developer'), '/settings');
  const colour = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((shown) => getComputedStyle(shown).color);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await colour('.mantine-Checkbox-icon')).toBe(await colour('.mantine-Checkbox-label'));
  const demo = page.getByRole('switch', { name: 'Demo Mode' });
  const track = page.locator('header .mantine-Switch-track');
  await expect(track).toHaveCSS('border-top-style', 'solid');
  const ground = () => track.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const off = await ground();
  await demo.click({ force: true });
  await expect(demo).toBeChecked();
  expect(await ground()).not.toBe(off);
});
