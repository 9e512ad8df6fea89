import { expect, type Locator, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { expectToFit } from './expect-to-fit.ts';
import { type Staff, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { sample, submit } from './people.ts';

const events = (page: Page) => page.getByTestId('event');
const showDetails = (row: Locator) => row.getByRole('button', { name: /^Details of event/ }).click();

async function choose(page: Page, field: 'Who' | 'What', option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: field }).or(page.getByLabel(field)).first().click();
  await page.getByRole('option', { name: option }).click();
}

async function filterByActor(page: Page, { email }: Staff): Promise<void> {
  await choose(page, 'Who', new RegExp(email));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('an Administrator finds the trail in Settings and sees what was done a moment ago, by whom', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const admin = await makeStaff('Administrator');
  const operator = await makeStaff('Operator');
  await openAs(admin, '/settings/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit trail');
  await expect(events(page).first()).toContainText('Signed in');

  // The list that stands in the cache must not be shown as if nothing had happened since.
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('row', { name: new RegExp(operator.email) })
    .getByRole('button', { name: 'Disable' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('row', { name: new RegExp(operator.email) })).toContainText('Disabled');
  await page.getByRole('region', { name: 'Audit trail' }).getByRole('link', { name: 'Open the audit trail' }).click();
  await expect(page).toHaveURL('/settings/audit');

  const row = events(page).filter({ hasText: 'Disabled a profile' }).first();
  await expect(row).toContainText('Robin Administrator Staff');
  await expect(row).toContainText('Robin Operator Profile');
  const at = await row.locator('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - new Date(at ?? '').getTime())).toBeLessThan(60_000);

  await showDetails(row);
  const opened = page.locator('tr[data-details]');
  await expect(opened).toContainText('DisabledNo→becomesYes');
  await expect(opened).toContainText(/Hash[0-9a-f]{64}/);
});

test('filters by who, what, record and day, and a reload keeps the filter', async ({ page, makeStaff, openAs }) => {
  const admin = await makeStaff('Administrator');
  const { _id } = await admin.call('generateCredentials', { body: { name: 'Shop' } });
  await admin.call('revokeCredentials', { params: { id: _id } });
  await openAs(admin, '/settings/audit');
  await filterByActor(page, admin);
  // Signed in once by the fixture, once to open the page.
  await expect(events(page)).toContainText(['Signed in', 'Revoked credentials', 'Generated credentials', 'Signed in']);

  const what = page.getByRole('combobox', { name: 'What' });
  await what.fill('revoked cred');
  await what.press('Enter');
  await expect(what).toHaveValue('Revoked credentials');
  await what.press('Enter');
  await expect(events(page)).toHaveCount(1);
  await expect(page).toHaveURL('/settings/audit');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByLabel('Record').fill(_id.slice(0, 8));
  await page.getByLabel('Record').press('Enter');
  // Until the answer is there, what stood there before stays: it holds these two among others.
  await expect(events(page)).toHaveCount(2);
  await expect(events(page)).toContainText(['Revoked credentials', 'Generated credentials']);

  await showDetails(events(page).first());
  await page.getByRole('button', { name: 'Everything by Robin Administrator' }).click();
  await expect(events(page)).toHaveCount(4);
  await expect(page.getByLabel('Record')).toHaveValue('');

  await page.getByLabel('To', { exact: true }).fill('2001-01-31');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await expect(page.getByText('No event matches this search.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No event matches this search.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(events(page).first()).toBeVisible();
});

test('turns pages of ten, by keyboard too', async ({ page, makeStaff, openAs }) => {
  const admin = await makeStaff('Administrator');
  for (let number = 1; number <= 11; number += 1)
    await admin.call('generateCredentials', { body: { name: `Shop ${number}` } });
  await openAs(admin, '/settings/audit');
  await filterByActor(page, admin);
  await expect(page.getByText('1–10 of 13')).toBeVisible();
  await expect(events(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('11–13 of 13')).toBeVisible();
  await expect(events(page)).toHaveCount(3);

  await page
    .getByRole('button', { name: /^Details of event/ })
    .first()
    .press('Enter');
  await expect(page.locator('tr[data-details]')).toContainText('NameShop 2');
  await page
    .getByRole('button', { name: /^Details of event/ })
    .first()
    .press('Space');
  await expect(page.locator('tr[data-details]')).toHaveCount(0);
});

test('leads to the record while it has a result, and names it after it is gone', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const admin = await makeStaff('Administrator');
  const { _id } = await submit(admin.call, sample('marie-curie'), { firstname: 'Maria', lastname: 'Passing' }, 'test');
  await openAs(admin, '/settings/audit');
  await page.getByLabel('Record').fill(_id);
  await page.getByLabel('Record').press('Enter');
  await expect(events(page)).toContainText(['Screened a person', 'Submitted a person']);
  await expect(events(page).first()).toContainText('AFC System');
  const link = events(page)
    .first()
    .getByRole('link', { name: `Petition ${_id.slice(0, 8)}` });
  await link.click();
  await expect(page).toHaveURL(`/detail/test/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria Passing');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await admin.call('deleteTestResult', { params: { id: _id } });
  await page.goBack();
  await page.reload();
  await expect(events(page)).toContainText(['Deleted a test check', 'Screened a person', 'Submitted a person']);
  await expect(events(page).first()).toContainText(`Petition ${_id.slice(0, 8)}`);
  await expect(events(page).getByRole('link')).toHaveCount(0);
});

test('an action this page has no words for shows its own', async ({ page, makeStaff, openAs }) => {
  await page.route('**/api/audit?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.resultList[0] = {
      ...body.resultList[0],
      action: 'moon.landed',
      subjectKind: 'moon',
      subjectId: 'm-1',
      subjectName: '',
    };
    await route.fulfill({ response: answer, json: body });
  });
  await openAs(await makeStaff('Administrator'), '/settings/audit');
  await expect(events(page).first()).toContainText('moon.landed');
  await expect(events(page).first()).toContainText('moon m-1');
});

test.describe('verifying', () => {
  test('says that the trail is whole, and gives its head', async ({ page, makeStaff, openAs, product }) => {
    await openAs(await makeStaff('Administrator'), '/settings/audit');
    await page.getByRole('button', { name: 'Verify the trail' }).click();
    const notice = page.getByRole('region', { name: 'Verification' });
    await expect(notice).toContainText(/The trail is whole: \d+ events, none changed, removed or inserted\./);
    const { resultList } = await product.admin('audit', { query: { pageSize: 1 } });
    await expect(notice).toContainText(`${resultList[0]?.number}:${resultList[0]?.hash}`);
  });

  test('goes on behind the head of each answer, shows how far it is, and names the event that does not hold', async ({
    page,
    makeStaff,
    openAs,
  }) => {
    const head = { number: 10_000, hash: 'a'.repeat(64) };
    const asked: (string | null)[] = [];
    await page.route('**/api/audit/verification*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('hash'));
      if (asked.length === 1) return route.fulfill({ json: { head, newest: 20_000, finished: false, broken: null } });
      const broken = { number: 12_345, kind: 'removed', finding: '' };
      return route.fulfill({ json: { head, newest: 20_000, finished: true, broken } });
    });
    const release = await hold(page, /verification\?.*hash=/);
    await openAs(await makeStaff('Administrator'), '/settings/audit');
    await page.getByRole('button', { name: 'Verify the trail' }).click();
    const notice = page.getByRole('region', { name: 'Verification' });
    await expect(notice).toContainText('Verifying: 10,000 of 20,000 events');
    await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    release();
    await expect(notice.getByRole('alert')).toContainText('Event 12,345 was removed.');
    expect(asked).toEqual([null, head.hash]);
  });
});

test('long names break no words of what was done', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Administrator');
  const firstname = 'Wolfeschlegelsteinhausenbergerdorff Maximiliana-Bartholomea Konstantinopolitana';
  const lastname = 'von und zu Hohenlohe-Waldenburg-Schillingsfürst de la Santísima Trinidad y Todos los Santos';
  await staff.call('updateUser', { body: { firstname, lastname, email: staff.email } });
  await page.setViewportSize({ width: 1024, height: 900 });
  await openAs(staff, '/settings/audit');
  const row = events(page).filter({ hasText: 'Changed' }).filter({ hasText: 'Santos' }).first();
  await expect(row).toBeVisible();
  expect(await brokenWords(row.getByRole('cell').nth(2))).toEqual([]);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is wider than the screen, opened events and the outcome of a verification included', async ({
    page,
    makeStaff,
    openAs,
  }) => {
    await openAs(await makeStaff('Administrator'), '/settings/audit');
    await page.getByRole('button', { name: 'Verify the trail' }).click();
    await expect(page.getByText(/The trail is whole/)).toBeVisible();
    await showDetails(events(page).first());
    await expect(page.locator('tr[data-details]')).toBeVisible();
    await expectToFit(page);
    for (const row of await events(page).all()) {
      const [when, what] = [await row.locator('time').boundingBox(), await row.getByRole('cell').nth(2).boundingBox()];
      expect(when?.x).toBe(what?.x);
    }
  });
});

test.describe('a failed call', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('says why and can be tried again', async ({ page, makeStaff, openAs }) => {
    let broken = true;
    await page.route('**/api/audit?*', (route) =>
      broken ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }) : route.continue(),
    );
    await openAs(await makeStaff('Administrator'), '/settings/audit');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(events(page).first()).toBeVisible();
  });
});
