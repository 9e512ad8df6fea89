import { copyFile, utimes } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { asksBeforeLeaving } from './asks-before-leaving.ts';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { notAFace, sample } from './people.ts';

const picker = (page: Page) => page.locator('input[type=file]');
const row = (page: Page, file: string) => page.getByRole('form', { name: file });
const middleOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  });

test.beforeEach(async ({ makeStaff, openAs }) => openAs(await makeStaff('Operator'), '/single-upload'));

test('every jpg, jpeg or png gets a row with nine labelled fields; other files are ignored and named', async ({
  page,
  expectAccessible,
}) => {
  await picker(page).setInputFiles([
    sample('grace-hopper'),
    sample('marie-curie'),
    sample('README').replace('.jpg', '.md'),
  ]);
  await expect(page.getByRole('form')).toHaveCount(2);
  await expect(page.getByText('Ignored, not jpg, jpeg or png: README.md')).toBeVisible();
  await expect(page.getByText('Only one identity can be processed at a time')).toBeVisible();
  const labels = await row(page, 'grace-hopper.jpg').locator('label').allTextContents();
  expect(labels).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Date of birth',
    'Country of residence',
    'Nationality',
    'Document id',
    'Document type',
    'Expiration date',
  ]);
  const thumbnail = row(page, 'grace-hopper.jpg').getByRole('img', { name: 'Preview of grace-hopper.jpg' });
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 70, height: 70 });
  await expectAccessible();
});

test('the country selects list every country by English name, Spain and the United Kingdom first, and search', async ({
  page,
}) => {
  await picker(page).setInputFiles(sample('grace-hopper'));
  const country = row(page, 'grace-hopper.jpg').getByRole('combobox', { name: 'Country of residence' });
  await country.click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Spain');
  await expect(options.nth(1)).toHaveText('United Kingdom');
  expect(await options.count()).toBeGreaterThan(240);
  await expect(page.getByRole('option', { name: 'Venezuela' })).toHaveCount(1);
  await country.fill('curacao');
  await expect(options).toHaveText(['Curaçao']);
  await options.click();
  await expect(country).toHaveValue('Curaçao');
  await country.fill('iran');
  await country.press('Enter');
  await expect(country).toHaveValue('Iran');

  await country.fill('united');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(country).toHaveValue('united');
  await expect(country).toHaveAccessibleDescription('Choose a country from the list.');
  await expect(country).toBeFocused();
  const nationality = row(page, 'grace-hopper.jpg').getByRole('combobox', { name: 'Nationality' });
  await nationality.fill('chile');
  await nationality.press('Tab');
  await expect(nationality).toHaveValue('Chile');
  await expect(page.getByLabel('Document id')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(nationality).toHaveValue('Chile');
  await expect(row(page, 'grace-hopper.jpg')).toBeVisible();
  await row(page, 'grace-hopper.jpg').getByRole('combobox', { name: 'Document type' }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
});

test('an uploaded row goes, the table shows the petition and follows it until it is processed', async ({ page }) => {
  await picker(page).setInputFiles(sample('dmitri-mendeleev'));
  const form = row(page, 'dmitri-mendeleev.jpg');
  await form.getByLabel('First Name').fill('Dmitri');
  await form.getByLabel('Last Name').fill('Mendeleev');
  await form.getByLabel('Email').fill('dmitri@example.org');
  await form.getByLabel('Date of birth').fill('1980-02-08');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image uploaded correctly')).toBeVisible();
  await expect(form).toHaveCount(0);
  const petition = page.getByTestId('petition').filter({ hasText: 'Mendeleev' });
  await expect(petition).toContainText('Processed');
  await expect(petition).toContainText('Clear');
  await expect(petition).toContainText(/\d checks could not run/);
  await page.getByLabel('Lastname').fill('mendel');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await petition.getByRole('link', { name: 'Detail of Dmitri Mendeleev' }).click();
  await expect(page).toHaveURL(/\/detail\/petitions\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dmitri Mendeleev');
  await page.getByRole('main').getByRole('link', { name: 'Upload Files' }).click();
  await expect(page.getByLabel('Lastname')).toHaveValue('mendel');
});

test('a picture without a face fails and says why; the filters find it', async ({ page }) => {
  await picker(page).setInputFiles(notAFace('coffee'));
  const form = row(page, 'coffee.jpg');
  await form.getByLabel('First Name').fill('Cup');
  await form.getByLabel('Last Name').fill('Of Coffee');
  await form.getByRole('button', { name: 'Upload' }).click();
  const petition = page.getByTestId('petition').filter({ hasText: 'Of Coffee' });
  await expect(petition).toContainText('No face was found in the picture.');
  await expect(petition.getByRole('link')).toHaveCount(0);
  await page.getByLabel('Lastname').fill('nobody of this name');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No petition matches this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(petition).toBeVisible();
  await page.getByLabel('Lastname').fill('coffee');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByTestId('petition')).toHaveCount(1);
  const status = page.getByRole('radiogroup', { name: 'Status' });
  await status.getByText('Processed').click();
  await expect(page.getByText('No petition matches this search.')).toBeVisible();
  await status.getByText('Failed').click();
  await expect(petition).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByLabel('Lastname')).toHaveValue('');
  await expect(petition).toBeVisible();
  await status.getByText('Processed').click();
  await expect(petition).toHaveCount(0);
});

test('a wrong field is said at the field before anything is sent; no field is required', async ({ page }) => {
  await picker(page).setInputFiles(sample('grace-hopper'));
  const form = row(page, 'grace-hopper.jpg');
  await expect(form.locator('[required], [aria-required="true"]')).toHaveCount(0);
  await form.getByLabel('Email').fill('not an address');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form.getByText('Enter an email address, for example name@example.org.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image uploaded correctly')).toBeVisible();
});

test.describe('a failing upload', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('keeps its row and says why; the second try carries the same key, so nothing is sent twice', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/recognition/user/process', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.abort('connectionfailed');
      else await route.continue();
    });
    await picker(page).setInputFiles(sample('henry-moseley'));
    const form = row(page, 'henry-moseley.jpg');
    await form.getByLabel('Last Name').fill('Moseley');
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(form.getByRole('alert')).toHaveText('Connection error, please try again in a few minutes.');
    await expect(form.getByLabel('Last Name')).toHaveValue('Moseley');
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Image uploaded correctly')).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("says the server's reason", async ({ page }) => {
    await page.route('**/recognition/user/process', (route) =>
      route.fulfill({ status: 413, json: { error: { code: 'tooLarge', message: 'The file is too large.' } } }),
    );
    await picker(page).setInputFiles(sample('henry-moseley'));
    await row(page, 'henry-moseley.jpg').getByRole('button', { name: 'Upload' }).click();
    await expect(row(page, 'henry-moseley.jpg').getByRole('alert')).toHaveText('The file is too large.');
  });

  test('says that the picture changed since it was chosen, and not that the connection failed', async ({
    page,
  }, testInfo) => {
    const photo = testInfo.outputPath('photo.jpg');
    await copyFile(sample('henry-moseley'), photo);
    // Browsers tell the versions of a file by the second.
    await utimes(photo, 1_000_000, 1_000_000);
    await picker(page).setInputFiles(photo);
    const form = row(page, 'photo.jpg');
    await expect(form.getByRole('img', { name: /photo\.jpg/ })).toBeVisible();
    await copyFile(sample('marie-curie'), photo);
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'A picture was moved or changed since it was chosen. Choose it again.',
    );
  });
});

test('one row sends at a time and says so in the middle of its button; the second waits for the first', async ({
  page,
}) => {
  const release = await hold(page, '**/recognition/user/process');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/recognition/user/process')) requests += 1;
  });
  await picker(page).setInputFiles([sample('charles-barkla'), sample('otto-von-bismarck')]);
  await row(page, 'charles-barkla.jpg').getByRole('button', { name: 'Upload' }).click();
  await row(page, 'otto-von-bismarck.jpg').getByRole('button', { name: 'Upload' }).click();
  await expect(row(page, 'otto-von-bismarck.jpg')).toContainText('Waiting until the row before is sent');
  await expect(row(page, 'charles-barkla.jpg').getByLabel('First Name')).toBeDisabled();
  expect(requests).toBe(1);
  const sending = row(page, 'charles-barkla.jpg').getByRole('button', { name: 'Upload' });
  expect(await middleOf(sending.locator('.mantine-Button-loader'))).toEqual(await middleOf(sending));
  release();
  await expect(page.getByRole('form')).toHaveCount(0);
  expect(requests).toBe(2);
});

test('remove drops a row without sending anything', async ({ page }) => {
  await picker(page).setInputFiles(sample('grace-hopper'));
  await page.getByRole('button', { name: 'Remove grace-hopper.jpg' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('the keyboard goes on with the next row when one is sent or removed, and ends where pictures are chosen', async ({
  page,
}) => {
  await picker(page).setInputFiles([sample('grace-hopper'), sample('marie-curie'), sample('geronimo')]);
  await row(page, 'grace-hopper.jpg').getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(row(page, 'marie-curie.jpg')).toBeFocused();
  await row(page, 'marie-curie.jpg').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row(page, 'geronimo.jpg')).toBeFocused();
  await row(page, 'geronimo.jpg').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
});

test('Back, Forward and the menu lose nothing that was typed, and a reload and logging out ask first', async ({
  page,
}) => {
  await picker(page).setInputFiles(sample('grace-hopper'));
  await row(page, 'grace-hopper.jpg').getByLabel('First Name').fill('Grace');
  await page.getByRole('link', { name: 'Consider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of Consider');
  await page.goBack();
  await expect(row(page, 'grace-hopper.jpg').getByLabel('First Name')).toHaveValue('Grace');
  await page.goForward();
  await page.getByRole('link', { name: 'Upload Files' }).first().click();
  await expect(row(page, 'grace-hopper.jpg').getByLabel('First Name')).toHaveValue('Grace');
  await asksBeforeLeaving(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'grace-hopper.jpg').getByLabel('First Name')).toHaveValue('Grace');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

test('what a country field says when it is left moves no button from under the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  const release = await hold(page, '**/recognition/user/process');
  await picker(page).setInputFiles([sample('grace-hopper'), sample('marie-curie')]);
  const country = row(page, 'grace-hopper.jpg').getByRole('combobox', { name: 'Country of residence' });
  const upload = row(page, 'marie-curie.jpg').getByRole('button', { name: 'Upload' });
  await country.fill('zzz');
  await upload.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(upload);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(country).not.toBeFocused();
  await page.mouse.up();
  await expect(row(page, 'marie-curie.jpg')).toHaveAttribute('data-state', 'sending');
  await expect(country).toHaveAccessibleDescription('Choose a country from the list.');
  release();
});

test('works at 360 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await picker(page).setInputFiles(sample('grace-hopper'));
  await expect(row(page, 'grace-hopper.jpg')).toBeVisible();
  await expectToFit(page);
  await expectAccessible();
});
