import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { notAFace, sample, submit } from './people.ts';

test('a clean user is said to be clean, and what could not be checked is named', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  const known = await submit(staff.call, sample('eileen-collins'), { firstname: 'Eileen', lastname: 'Collins' });
  await openAs(staff, '/collision');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Collision');
  await page.locator('input[type=file]').setInputFiles(sample('eileen-collins'));
  const form = page.getByRole('form', { name: 'eileen-collins.jpg' });
  const release = await hold(page, '**/recognition/test/process/all');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Processing data...')).toBeVisible();
  release();
  const report = page.getByRole('dialog', { name: 'Process Completed...' });
  await expect(report.getByText('Clean user.')).toBeVisible();
  await expect(page.getByText('Processing data...')).toHaveCount(0);
  await expect(report.getByText('1 match was found.')).toBeVisible();
  await expect(report.getByRole('list', { name: 'Matches' })).toContainText('Eileen Collins');
  await expect(report.getByRole('list', { name: 'Matches' })).toContainText(/Face 1\.00, blacklist from \d\.\d\d/);
  await expect(report).toContainText('No provider list is loaded');
  await expectAccessible();
  await report.getByRole('button', { name: 'Accept' }).click();
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Last comparison' })).toContainText('Eileen Collins');
  // Nothing was stored.
  const { totalResults } = await staff.call('postPetitions', { body: { lastname: 'Collins' } });
  expect(totalResults).toBe(1);
  expect(known.resultStatus).toBe('clear');
});

test('at 320 px two pictures of a person leave the word of the button whole', async ({ page, makeStaff, openAs }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openAs(await makeStaff('Operator'), '/collision');
  await page.locator('input[type=file]').setInputFiles([sample('marie-curie'), sample('grace-hopper')]);
  const word = page.getByRole('button', { name: 'Upload' }).getByText('Upload');
  expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('in Demo Mode the blur of a face stays in its picture, however long the reason beside it is', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('geronimo'), { firstname: 'Geronimo', lastname: 'Bedonkohe' });
  await openAs(staff, '/collision');
  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  await page.locator('input[type=file]').setInputFiles(sample('geronimo'));
  await page.getByRole('button', { name: 'Upload' }).click();
  const face = page.getByRole('dialog').getByRole('list', { name: 'Matches' }).locator('[data-blurred]').first();
  await expect(face).toBeVisible();
  const { width, height } = (await face.boundingBox()) ?? {};
  expect([width, height]).toEqual([70, 70]);
});

test.describe('a picture that cannot be compared', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('keeps its row and says why', async ({ page, makeStaff, openAs }) => {
    await openAs(await makeStaff('Operator'), '/collision');
    await page.locator('input[type=file]').setInputFiles(notAFace('rocket'));
    const form = page.getByRole('form', { name: 'rocket.jpg' });
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(form.getByRole('alert')).toHaveText('No face was found in the picture.');
    await expect(page.getByText('Processing data...')).toHaveCount(0);
  });
});
