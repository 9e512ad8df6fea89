import { readFile } from 'node:fs/promises';
import { maxPeople } from '@afc/contract/limits';
import { expect, type Page } from '@playwright/test';
import { asksBeforeLeaving } from './asks-before-leaving.ts';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { notAFace, sample } from './people.ts';

// Faces are matched across tests, so these have a product of their own.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'bulk-upload' } });

const process = '**/recognition/user/process';

/** As a spreadsheet in Spanish writes it. */
function peopleFile(...rows: string[][]) {
  const header = ['firstname', 'lastname', 'email', 'countryNationalityName', 'picture'];
  const text = [header, ...rows].map((row) => `${row.map((cell) => `"${cell}"`).join(';')}\r\n`).join('');
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
}

/** Pictures are chosen beside the file of people, by their own names. */
async function choose(page: Page, file: ReturnType<typeof peopleFile>, ...paths: string[]): Promise<void> {
  const pictures = paths.map(async (path) => ({
    name: path.split('/').at(-1) ?? '',
    mimeType: 'image/jpeg',
    buffer: await readFile(path),
  }));
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles([file, ...(await Promise.all(pictures))]);
}

const row = (page: Page, text: string) => page.getByTestId('bulk-row').filter({ hasText: text });

test.describe('a bulk upload', () => {
  test.use({ allowedConsole: /status of 503/ });

  test('says what is wrong, sends the rest once whatever happens, and gives back what was not sent', async ({
    page,
    makeStaff,
    openAs,
    expectAccessible,
  }) => {
    const staff = await makeStaff('Developer');
    const file = peopleFile(
      ['Dmitri', 'Bulkeleev', 'dmitri@bulk.test', 'Spain', 'Dmitri-Mendeleev.jpg;coffee.jpg'],
      ['Henry Gwyn Jeffreys', 'Bulkley', 'henry.gwyn.jeffreys@bulk.test', '', 'henry-moseley.jpg'],
      ['Otto', 'Bulkmarck', 'otto at bulk', 'Alemania', 'otto-von-bismarck.jpg'],
      ['Grace', 'Bulkper', '', '', 'grace.jpg'],
    );
    const pictures = [
      sample('dmitri-mendeleev'),
      notAFace('coffee'),
      sample('henry-moseley'),
      sample('otto-von-bismarck'),
      sample('geronimo'),
    ];
    await openAs(staff, '/single-upload');
    await page.getByRole('link', { name: 'Bulk upload' }).click();
    await expect(page.getByText('Nobody to send yet')).toBeVisible();
    await choose(page, file, ...pictures);

    const send = page.getByRole('button', { name: 'Send 2 of 4' });
    await expect(send).toBeEnabled();
    await expect(page.getByText('1 picture is named in no row and is not sent: geronimo.jpg')).toBeVisible();
    await expect(row(page, 'Bulkmarck')).toContainText('Email: Enter an email address, for example name@example.org.');
    await expect(row(page, 'Bulkmarck')).toContainText(
      'Nationality: Choose a country from the list. Did you mean Germany?',
    );
    await expect(row(page, 'Bulkper')).toContainText('grace.jpg was not chosen.');
    // Room for the name of a file, where long names and emails want it, too.
    await page.setViewportSize({ width: 1024, height: 800 });
    const column = page.getByRole('columnheader', { name: 'Pictures' });
    await expect.poll(async () => (await column.boundingBox())?.width).toBeGreaterThan(143);
    await expectAccessible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expectToFit(page);

    // The first answer is lost after the server took the person: only the key keeps the second try harmless.
    const keys: string[] = [];
    await page.route(process, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } });
    });
    await send.click();
    await expect(page.getByText('2 sent, 0 failed, 2 not sent')).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);

    const save = page.getByRole('button', { name: 'Download the rows that were not sent' });
    const beside = page.getByRole('main').getByRole('link', { name: 'Petitions' });
    expect((await beside.boundingBox())?.height).toBe((await save.boundingBox())?.height);
    const download = page.waitForEvent('download');
    await save.click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved.split('\r\n')).toEqual([
      '\ufeffreason;firstname;lastname;email;countryNationalityName;picture',
      expect.stringMatching(/^"Email: Enter .*";Otto;Bulkmarck;otto at bulk;Alemania;otto-von-bismarck.jpg$/),
      'grace.jpg was not chosen.;Grace;Bulkper;;;grace.jpg',
      '',
    ]);

    const petitionsOf = async (lastname: string) =>
      (await staff.call('postPetitions', { body: { lastname } })).resultList.map(({ pictures: { length } }) => length);
    await page.reload();
    await choose(page, file, ...pictures);
    await send.click();
    await expect(page.getByText('2 sent, 0 failed, 2 not sent')).toBeVisible();
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(2);
    await expect(async () => {
      expect(await petitionsOf('Bulkeleev')).toEqual([2]);
      expect(await petitionsOf('Bulkley')).toEqual([1]);
    }).toPass({ intervals: [100] });
    await choose(page, file);
    await expect(row(page, 'Bulkley')).toContainText('Sent');
    await expect(page.getByRole('button', { name: 'No row can be sent' })).toBeDisabled();
  });
});

test('goes two at a time, pauses, goes on away from its page, asks before a reload, and is masked', async ({
  page,
  makeStaff,
  openAs,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/recognition/user/process')) requests += 1;
  });
  const release = await hold(page, process);
  await openAs(await makeStaff('Administrator'), '/bulk-upload');
  await choose(
    page,
    peopleFile(
      ['Ann', 'Pausewell', 'ann@bulk.test', '', 'charles-barkla.jpg'],
      ['Bob', 'Pauseworth', 'bob@bulk.test', '', 'eileen-collins.jpg'],
      ['Cid', 'Pausewood', 'cid@bulk.test', '', 'marie-curie.jpg'],
    ),
    sample('charles-barkla'),
    sample('eileen-collins'),
    sample('marie-curie'),
  );
  await page.getByRole('button', { name: 'Send 3 of 3' }).click();
  await expect(row(page, 'Pauseworth')).toContainText('Sending');
  await expect(row(page, 'Pausewood')).toContainText('Waiting');
  await page.getByRole('button', { name: 'Pause' }).click();
  release();
  await expect(page.getByText('2 sent, 0 failed, 1 waiting')).toBeVisible();
  expect(requests).toBe(2);

  await page.getByRole('switch', { name: 'Demo Mode' }).press('Space');
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toContainText('*****');
  await expect(table).not.toContainText(/Pause|bulk\.test|\.jpg/);

  await asksBeforeLeaving(page);

  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  // Where all were sent already, the page itself leads to the lists, too.
  await page.getByTestId('sidebar').getByRole('link', { name: 'Consider' }).click();
  await page.goBack();
  await expect(page.getByText('3 sent, 0 failed, 0 not sent')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Clear' })).toBeVisible();
});

test('reads many people away from the page, which tells how far it is, and refuses too many at once', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Developer'), '/bulk-upload');
  const people = (count: number) =>
    peopleFile(...Array.from({ length: count }, (_, at) => ['', '', '', '', `${at}.jpg`]));
  const told = page.getByText(/^Reading the CSV file: [\d,]+ of 30,000 rows$/).waitFor();
  await choose(page, people(30_000));
  await told;
  await expect(page.getByText('30,000 rows cannot be sent as they are.')).toBeVisible();
  await expect(page.getByText('people.csv: 30,000 people')).toBeVisible();
  await expect(row(page, '0.jpg was not chosen.').first()).toBeVisible();
  await choose(page, people(maxPeople + 1));
  await expect(page.getByText('The CSV file has more than 100,000 rows. Divide it into several.')).toBeVisible();
});

test('is not for an Operator: no link, and no way in', async ({ page, makeStaff, openAs }) => {
  await openAs(await makeStaff('Operator'), '/single-upload');
  await expect(page.getByRole('link', { name: 'Check without saving' })).toBeVisible();
  await expect(page.locator('a[href="/bulk-upload"]')).toHaveCount(0);
  await page.goto('/bulk-upload');
  await expect(page.getByText('You do not have permission to access this content', { exact: true })).toBeVisible();
});
