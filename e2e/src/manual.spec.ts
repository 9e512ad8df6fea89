import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('the manual has its sentences, and figures and contact address of this server', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  await openAs(staff, '/help');
  const policy = await staff.call('policy', {});
  const text = page.getByRole('article');
  for (const sentence of [
    'The product comes loaded with 10 sample public figures.',
    'The first batch of added users always gets Clear',
    'Adding a new person whose photo is already present gives a match.',
    `Images are added one by one. Bulk uploads are requested by email to ${policy.contactEmail}.`,
    `from a similarity of ${policy.faceConsider.toFixed(2)} on`,
    `from ${policy.faceBlacklist.toFixed(2)} on`,
    `Version of these rules: ${policy.version}`,
  ])
    await expect(text).toContainText(sentence);
  await expect(page.getByRole('link', { name: policy.contactEmail }).first()).toHaveAttribute(
    'href',
    `mailto:${policy.contactEmail}`,
  );
});

test('the search narrows it, contents and anchors lead to sections', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/help#demo');
  await expect(page.getByRole('heading', { name: 'Demo Mode' })).toBeInViewport();
  await page.getByPlaceholder('Search the manual').fill('apply changes');
  await expect(page.getByRole('status').getByText('1 section')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.getByPlaceholder('Search the manual').fill('');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/help#contact');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
});

test('printed, it is only the text', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/help');
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('sidebar')).toBeHidden();
  await expect(page.getByPlaceholder('Search the manual')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});
