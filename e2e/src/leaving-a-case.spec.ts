import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'leaving-a-case' } });

test('switches that were moved are not lost without asking', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const person = await submit(staff.call, sample('henry-moseley'), { firstname: 'Henry', lastname: 'Moseley' });
  await openAs(staff, '/list-clear');
  await page.getByRole('link', { name: 'Henry Moseley' }).click();
  await expect(page).toHaveURL(`/detail/clear/${person._id}`);
  const record = page.getByRole('switch', { name: 'Blacklist Henry Moseley' });
  await record.click({ force: true });
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record).toBeChecked();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(record).toBeChecked();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/statistics');
});

test('whoever goes elsewhere while an answer is on its way stays there', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const person = (firstname: string, lastname: string) =>
    submit(staff.call, sample('eileen-collins'), { firstname, lastname });
  await person('Standing', 'First');
  await person('Moving', 'Second');
  await openAs(staff, '/list-consider');
  await page.getByLabel('First name').fill('Moving');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'Moving Second' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  const isStillAt = async (path: string) => {
    await page.getByRole('link', { name: 'Rejected' }).click();
    await expect(page).toHaveURL('/list-rejected');
    await page.goBack();
    await expect(page).toHaveURL(path);
  };

  // The next case came onto the list meanwhile, so the list is asked.
  await person('Moving', 'Third');
  const releaseList = await hold(page, '**/recognition/resultStatus/consider');
  // The case stays on screen until the script of the manual is there.
  const releaseScripts = await hold(page, '**/assets/*.js');
  const list = page.waitForResponse('**/recognition/resultStatus/consider');
  await page.keyboard.press('n');
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(page).toHaveURL('/help');
  releaseList();
  await (await list).finished();
  releaseScripts();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AFC user manual');
  await isStillAt('/help');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving Second');
  const releaseChanges = await hold(page, '**/recognition/appliedChanges');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'User Manual' }).click();
  await expect(page).toHaveURL('/help');
  releaseChanges();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await isStillAt('/help');
});

test.describe('where the list of the next case does not answer', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('that is said, and a decision leads back to the list', async ({ page, makeStaff, openAs }) => {
    const staff = await makeStaff('Operator');
    for (const lastname of ['First', 'Second'])
      await submit(staff.call, sample('marie-curie'), { firstname: 'Alone', lastname });
    await openAs(staff, '/list-consider');
    await page.getByLabel('First name').fill('Alone');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    // The case stands in the list of everybody, too, until the search has its answer.
    await expect(page.getByTestId('result')).toHaveCount(1);
    await page.getByRole('link', { name: 'Alone Second' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone Second');
    await page.route('**/recognition/resultStatus/consider', (route) => route.fulfill({ status: 500 }));
    await page.keyboard.press('n');
    await expect(page.getByText('Connection error, please try again in a few minutes.')).toBeVisible();
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('checkbox', { name: 'Then open the next case' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Updated', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/list-consider');
  });
});
