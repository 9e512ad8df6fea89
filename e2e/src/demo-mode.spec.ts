import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';

const person = {
  firstname: 'Zebulon',
  lastname: 'Quixwood',
  email: 'zebulon.quixwood@people.test',
  dateBirth: '1961-07-23',
  docId: 'XK90817263',
  docType: 'PASSPORT',
} as const;
const personal = [person.firstname, person.lastname, person.email, person.dateBirth, person.docId];

/** Everything the page says: its text, and what readers hear. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[alt], [title], [aria-label]')].flatMap((element) =>
      ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...spoken].join('\n');
  });
}

test('masks every personal value on every page, blurs faces, survives a reload and ends with log out', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  const subject = await submit(staff.call, sample('henry-moseley'), person);
  const twin = await submit(staff.call, sample('henry-moseley'), person);
  const pages = [
    '/single-upload',
    '/list-clear',
    '/list-consider',
    '/list-matches',
    `/detail/petitions/${subject._id}`,
    `/detail/consider/${twin._id}`,
  ];
  await openAs(staff, '/single-upload');
  await expect(page.getByText(person.lastname).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  await expect(page.getByText('*****').first()).toBeVisible();

  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('*****').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const words = await wordsOf(page);
    expect(
      personal.filter((value) => words.includes(value)),
      path,
    ).toEqual([]);
    const faces = page.getByRole('main').locator('img[src*="/recognition/picture/"]');
    expect(await faces.count(), path).toBeGreaterThan(0);
    const clear = await faces.evaluateAll(
      (pictures) => pictures.filter((picture) => !getComputedStyle(picture).filter.includes('blur')).length,
    );
    expect(clear, `${path}: faces that are not blurred`).toBe(0);
    const beyond = await faces.evaluateAll(
      (pictures) =>
        pictures.filter(({ parentElement, clientWidth, clientHeight }) => {
          return parentElement?.clientWidth !== clientWidth || parentElement.clientHeight !== clientHeight;
        }).length,
    );
    expect(beyond, `${path}: faces whose blur has more room than the picture`).toBe(0);
  }

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await openAs(staff, '/single-upload');
  await expect(page.getByRole('switch', { name: 'Demo Mode' })).not.toBeChecked();
  await expect(page.getByText(person.lastname).first()).toBeVisible();
});

test('masks what the audit trail holds about people under check, and leaves staff their names', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const admin = await makeStaff('Administrator');
  const subject = await submit(admin.call, sample('grace-hopper'), person);
  const { version } = await admin.call('result', { params: { id: subject._id } });
  const comment = `${person.lastname} is known to us`;
  await admin.call('appliedChanges', { body: { _id: subject._id, version, resultStatus: 'blacklist', comment } });
  await openAs(admin, '/settings/audit');
  await page.getByLabel('Record').fill(subject._id);
  await page.getByLabel('Record').press('Enter');
  const row = page.getByTestId('event').filter({ hasText: 'Applied changes to a result' });
  await row.getByRole('button', { name: /^Details of event/ }).click();
  await expect(page.getByText(comment)).toBeVisible();
  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  await expect(page.getByText(comment)).toBeHidden();
  const words = await wordsOf(page);
  expect(personal.filter((value) => words.includes(value))).toEqual([]);
  expect(words).toContain('Comment*****');
  await expect(row).toContainText('Robin Administrator');
});

test('masks the names of files that are to be sent: they are often the names of people', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/single-upload');
  await page
    .locator('input[type=file]')
    .setInputFiles([sample('marie-curie'), sample('README').replace('.jpg', '.md')]);
  await expect(page.getByRole('form', { name: 'marie-curie.jpg' })).toBeVisible();
  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  const masked = page.getByRole('form', { name: '*****' });
  await expect(masked.getByRole('img', { name: 'Preview of *****' })).toBeVisible();
  expect(await wordsOf(page)).not.toMatch(/marie-curie|README/);
});

test('shows what was typed about a person only in the field where somebody writes', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  const hidden = (field: Locator) =>
    field.evaluate((input) => {
      const style = getComputedStyle(input);
      const isMasked = style.getPropertyValue('-webkit-text-security') === 'disc';
      return input.matches('[type="date"]') ? style.color === 'rgba(0, 0, 0, 0)' : isMasked;
    });
  await openAs(await makeStaff('Operator'), '/single-upload');
  await page.locator('input[type=file]').setInputFiles([sample('marie-curie')]);
  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  const row = page.getByRole('form', { name: '*****' });
  const fields = [
    ['First name', person.firstname],
    ['Last name', person.lastname],
    ['Email', person.email],
    ['Date of birth', person.dateBirth],
    ['Document id', person.docId],
  ] as const;
  for (const [label, value] of fields) {
    const field = row.getByLabel(label);
    expect(await hidden(field), `${label}, empty`).toBe(false);
    await field.fill(value);
    expect(await hidden(field), `${label}, while it is written`).toBe(false);
    await field.blur();
    expect(await hidden(field), label).toBe(true);
  }
  await expectAccessible();

  await page.goto('/list-clear');
  for (const [label, value] of fields.slice(0, 3)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  for (const [label] of fields.slice(0, 3)) expect(await hidden(page.getByLabel(label)), label).toBe(true);
});
