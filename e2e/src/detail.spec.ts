import { expect, type Page } from '@playwright/test';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { importOwnList } from './own-list.ts';
import { sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'detail' } });

const record = (page: Page, name: string) => page.getByRole('switch', { name: `Blacklist ${name}` });

test('subject and match stand side by side, 400 by 400, with linked zoom and rotate and the reason', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const { call, ...staff } = await makeStaff('Operator');
  await submit(call, sample('grace-hopper'), {
    firstname: 'Grace',
    lastname: 'Hopper',
    email: 'shared@example.org',
    dateBirth: '1980-12-09',
  });
  const again = await submit(call, sample('grace-hopper'), {
    firstname: 'Grace',
    lastname: 'Murray',
    email: 'shared@example.org',
    dateBirth: '1981-01-01',
    countryNationalityName: 'Iran',
    docId: 'AB-123',
    docType: 'PASSPORT',
  });
  expect(again.resultStatus).toBe('consider');
  await openAs({ call, ...staff }, `/detail/consider/${again._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Murray');

  const frames = page.getByTestId('picture-frame');
  await expect(frames).toHaveCount(2);
  // Beside the whole menu, and at a width where it has to stay folded.
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByTestId('sidebar')).toHaveCSS('width', width === 1440 ? '280px' : '64px');
    for (const frame of await frames.all())
      expect(await frame.boundingBox()).toMatchObject({ width: 400, height: 400 });
  }
  await expect(page.getByTestId('reason')).toHaveText(
    /^Face 1\.00, blacklist from 0\.\d\d, consider from 0\.\d\d \(a stranger scores this high once in [\w ]+\)\s· email equal\s· first name equal\s· last name differs\s· birth date differs/,
  );

  const turned = () => frames.locator('> div').evaluateAll((stages) => stages.map((stage) => stage.style.transform));
  await page.getByRole('button', { name: 'Rotate image' }).first().click();
  expect(await turned()).toEqual(['rotate(90deg)', 'rotate(90deg)']);
  await page.getByRole('button', { name: 'Linked' }).click();
  await page.getByRole('button', { name: 'Rotate image' }).last().click();
  expect(await turned()).toEqual(['rotate(90deg)', 'rotate(180deg)']);
  await page.getByRole('button', { name: 'Linked' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).first().click();
  for (const transform of await turned()) expect(transform).toMatch(/rotate\(90deg\) scale\([\d.]+\)/);
  await page.getByRole('button', { name: 'Face', exact: true }).click();
  await expect(page.getByTestId('landmarks')).toHaveCount(2);

  await expect(page.getByTestId('field-firstname')).toContainText('Equal');
  await expect(page.getByTestId('field-lastname')).toContainText('Differs');
  await expect(page.getByTestId('field-docId')).toContainText('Not given');
  await expect(page.getByTestId('field-docType')).toContainText('Passport');
  await expect(page.getByTestId('field-countryNationalityName')).toContainText('High-risk jurisdiction');
  await expect(page.getByTestId('field-email')).toContainText('Also the email of another record');
  await expect(page.getByText('No provider list is loaded')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expectAccessible();

  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByText('Submitted')).toBeVisible();

  await page.getByRole('link', { name: 'Open this record: Grace Hopper' }).click();
  await expect(page.getByText('A later upload that matches has a case of its own.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Murray');

  await page.getByRole('switch', { name: 'Demo Mode' }).click({ force: true });
  for (const personal of ['Grace', 'Murray', 'Hopper', 'shared@example.org', '1981-01-01', 'AB-123'])
    await expect(page.getByText(personal)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await expectAccessible();
});

test('Apply changes asks with the fixed words and names who changes; then Updated and back to the list', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const staff = await makeStaff('Operator');
  const first = await submit(staff.call, sample('eileen-collins'), { firstname: 'Eileen', lastname: 'Collins' });
  const again = await submit(staff.call, sample('eileen-collins'), { firstname: 'Ellen', lastname: 'Collinson' });
  await openAs(staff, '/list-consider');
  await page.getByLabel('Last name').fill('collin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByTestId('result').filter({ hasText: 'Ellen Collinson' }).getByRole('link').click();
  await expect(page).toHaveURL(`/detail/consider/${again._id}`);
  // Left off, a consider record becomes clear: that is a change.
  await expect(record(page, 'Ellen Collinson')).not.toBeChecked();
  await expect(page.getByTestId('changes')).toHaveText('1 change');
  // Whoever goes back leaves the question behind, too.
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/list-consider');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await record(page, 'Ellen Collinson').click({ force: true });
  await record(page, 'Eileen Collins').click({ force: true });
  await expect(page.getByTestId('changes')).toHaveText('2 changes');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you want to continue?' });
  await expect(dialog).toContainText('The blacklist will be updated with the marked users.');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Ellen Collinson\s*Consider→becomes\s*Blacklist$/,
    /^Eileen Collins\s*Clear→becomes\s*Blacklist$/,
  ]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(`/detail/consider/${again._id}`);
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await dialog.getByLabel('Comment (optional)').fill('The same woman');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/list-consider');
  await expect(page.getByLabel('Last name')).toHaveValue('collin');
  await expect(page.getByText('Nobody was found')).toBeVisible();
  await openAs(staff, `/detail/blacklisted/${again._id}`);
  await expect(record(page, 'Ellen Collinson')).toBeChecked();
  await expect(page.getByTestId('match')).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByText('The same woman')).toBeVisible();
  // The other's own case says where that was decided.
  await openAs(staff, `/detail/blacklisted/${first._id}`);
  await expect(page.getByText('Staff marked this person')).toBeVisible();
  await page.getByRole('button', { name: 'Show history' }).click();
  await page.getByRole('link', { name: 'Decided in another case' }).click();
  await expect(page).toHaveURL(`/detail/matches/${again._id}`);
});

test('the keyboard reviews a case, and is silent while somebody types', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const cases = [];
  for (const number of [1, 2, 3])
    cases.push(
      await submit(staff.call, sample('dmitri-mendeleev'), { firstname: 'Dmitri', lastname: `Case${number}` }),
    );
  await openAs(staff, '/list-matches');
  await page.getByLabel('First name').fill('Dmitri');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByTestId('result')).toHaveCount(2);
  await page.getByRole('link', { name: 'Dmitri Case3' }).click();
  await expect(page.getByTestId('match')).toHaveCount(2);
  await expect(page.getByText('1 of 2')).toBeVisible();
  const selected = page.locator('[data-testid=match][data-selected]');
  const first = await selected.textContent();
  // Whoever listens hears whom J and K bring.
  const announced = page.getByRole('region', { name: 'Comparison' }).locator('[aria-live]');
  const heard = await announced.textContent();
  await page.keyboard.press('j');
  await expect(selected).not.toHaveText(first ?? '');
  await expect(announced).not.toHaveText(heard ?? '');
  await page.keyboard.press('k');
  await expect(selected).toHaveText(first ?? '');
  await page.keyboard.press('b');
  await expect(page.getByTestId('changes')).toHaveText('2 changes');
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+B');
  await expect(record(page, 'Dmitri Case3')).toBeChecked();
  await page.keyboard.press('Shift+B');
  await page.keyboard.press('r');
  await expect(page.getByTestId('picture-frame').first().locator('> div')).toHaveCSS(
    'transform',
    /matrix\([\d.e-]+, 1, -1/,
  );
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Zoom out' }).first()).toBeEnabled();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Next match');
  await page.keyboard.press('n');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick panel' })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('changes')).toHaveText('1 change');
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByLabel('Comment (optional)').fill('bnjz?');
  await expect(page.getByRole('dialog').getByLabel('Comment (optional)')).toHaveValue('bnjz?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dmitri Case2');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('This is the last case of the list.')).toBeVisible();
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dmitri Case3');

  // A window of 1440 by 900, enlarged four times: no bar takes the room, and a dialog begins at its beginning.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.getByRole('heading', { name: 'Fields' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Apply changes' })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Log out' })).not.toBeInViewport();
  await page.keyboard.press('?');
  await expect(help.getByRole('heading')).toBeInViewport();
});

test('a provider match names its list and words; blacklisted by the provider, it cannot be changed', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const administrator = await makeStaff('Administrator');
  await importOwnList(administrator.call, 'House list', [
    'id,name,aliases,weak_aliases,birth_date,nationality,document_ids,gender,programme,remarks',
    'own-1,"Sampleson, Viktor",Victor Samplesen,,1961-03-04,Spain,,male,House list,',
  ]);
  const possible = await submit(administrator.call, sample('victor-emmanuel-iii'), {
    firstname: 'Victor',
    lastname: 'Sampleson',
  });
  const confirmed = await submit(administrator.call, sample('wolfgang-amadeus-mozart'), {
    firstname: 'Viktor',
    lastname: 'Sampleson',
    dateBirth: '1961-03-04',
  });
  expect([possible.resultStatus, confirmed.resultStatus]).toEqual(['consider', 'blacklist']);
  await openAs(administrator, `/detail/consider/${possible._id}`);
  const facts = page.getByRole('region', { name: 'Provider list' });
  await expect(facts).toContainText('House list');
  await expect(facts).toContainText('own-1');
  await expect(facts.getByRole('table')).toContainText(/victor/i);
  await expect(page.getByTestId('reason')).toContainText(/^Name \d\.\d\d, consider from \d\.\d\d/);
  await expectAccessible();

  // By the provider's list it would stand on the blacklist for good: the question says so.
  await record(page, 'Victor Sampleson').click();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('This cannot be undone');
  await page.keyboard.press('Escape');
  await record(page, 'Victor Sampleson').click();
  // Whoever is confirmed to be on the list is blacklisted with it.
  await page.keyboard.press('b');
  await expect(record(page, 'Victor Sampleson')).toBeChecked();
  await expect(record(page, 'Victor Sampleson')).toBeDisabled();
  await expect(page.getByText('Goes with the list entry: whoever is on a list is blacklisted.')).toBeVisible();
  await expect(page.getByTestId('changes')).toHaveText('2 changes');
  await expectAccessible();
  await page.keyboard.press('b');
  await expect(record(page, 'Victor Sampleson')).not.toBeChecked();
  await openAs(administrator, `/detail/blacklisted/${confirmed._id}`);
  await expect(page.getByText('Blacklisted from provider, cannot be changed')).toHaveCount(2);
  for (const locked of await page.getByRole('switch', { name: /^Blacklist/ }).all())
    await expect(locked).toBeDisabled();
  await page.keyboard.press('Shift+B');
  await expect(page.getByTestId('changes')).toHaveText('No changes');

  // Found by the face alone, the person the provider blacklisted is as fast.
  const twin = await submit(administrator.call, sample('wolfgang-amadeus-mozart'), {
    firstname: 'Other',
    lastname: 'Name',
  });
  await openAs(administrator, `/detail/blacklisted/${twin._id}`);
  const match = page.getByTestId('match');
  await expect(match.getByRole('switch', { name: 'Blacklist Viktor Sampleson' })).toBeDisabled();
  await expect(match.getByText('Blacklisted from provider, cannot be changed')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Blacklist Other Name' })).toBeEnabled();
  await page.keyboard.press('b');
  await expect(page.getByTestId('changes')).toHaveText('No changes');
});
