import { endpoints } from '@afc/contract/endpoints';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ allowedConsole: /status of 403/ });

test('what a role may not do is refused by the server too, whatever the page shows', async ({ makeStaff }) => {
  const operator = await makeStaff('Operator');
  const developer = await makeStaff('Developer');
  await expect(operator.call('listStaff', {})).rejects.toMatchObject({ status: 403 });
  await expect(operator.call('listCredentials', {})).rejects.toMatchObject({ status: 403 });
  await expect(developer.call('listStaff', {})).rejects.toMatchObject({ status: 403 });
  await expect(developer.call('removeSamples', {})).rejects.toMatchObject({ status: 403 });
  await expect(developer.call('listCredentials', {})).resolves.toHaveProperty('resultList');
});

test('a role that was taken away meanwhile is told so, and the page then shows the cards of the new one', async ({
  page,
  makeStaff,
  openAs,
  product,
}) => {
  const staff = await makeStaff('Developer');
  const profile = await staff.call('currentUser', {});
  // Reading the profile once more would tell the page too soon.
  const { path } = endpoints.currentUser;
  await page.route(`**${path}`, (route) => route.fulfill({ json: profile }));
  await openAs(staff, '/settings');
  const form = page.getByRole('region', { name: 'Generate credentials' }).first();
  await expect(form).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  await product.admin('changeRole', { params: { id: profile._id }, body: { role: 'Operator' } });
  await form.getByLabel('Name').fill('Robot');
  await form.getByRole('button', { name: 'Generate credentials' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await page.unroute(`**${path}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Personal information',
    'Change password',
  ]);
});

test('a role that was given meanwhile is learnt when the page reads the own profile', async ({
  page,
  makeStaff,
  openAs,
  product,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/settings');
  await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible();
  const { _id } = await staff.call('currentUser', {});
  await product.admin('changeRole', { params: { id: _id }, body: { role: 'Developer' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
});
