import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';

interface Letter {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Receives on this machine for as long as the work takes. */
async function receiving(work: (url: string, letters: Letter[]) => Promise<void>): Promise<void> {
  const letters: Letter[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      letters.push({ headers: request.headers, body });
      response.writeHead(letters.length === 1 ? 204 : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  try {
    await work(`http://127.0.0.1:${address.port}/afc`, letters);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test.use({ allowedConsole: /status of 400/ });

test('a Developer registers a webhook, tries it, sees how its deliveries went and removes it', async ({
  page,
  makeStaff,
  openAs,
  expectAccessible,
}) => {
  await openAs(await makeStaff('Developer'), '/settings');
  const card = page.getByRole('region', { name: 'Webhooks' });
  const register = card.getByRole('button', { name: 'Register webhook' });
  await expect(register).toBeDisabled();
  await card.getByLabel('Address').fill('example.org');
  await register.click();
  await expect(card.getByText('Enter an address that begins with https://')).toBeVisible();
  await expect(card.getByLabel('Address')).toBeFocused();

  await card.getByLabel('Address').fill('https://example.org');
  for (const event of await card.getByRole('checkbox').all()) await event.uncheck();
  await register.click();
  const none = card.getByText('Choose at least one event.');
  await expect(none).toBeVisible();
  await expect(card.getByRole('checkbox').first()).toBeFocused();
  for (const event of await card.getByRole('checkbox').all()) await event.check();
  await expect(none).toBeHidden();

  await receiving(async (url, letters) => {
    await card.getByLabel('Address').fill(url);
    await card.getByLabel('Result changed').uncheck();
    await register.click();
    const secret = (await card.getByTestId('Secret').textContent()) ?? '';
    await card.getByRole('button', { name: 'Done' }).click();
    const row = card.getByRole('row', { name: new RegExp(url) });
    await expect(row).toContainText('Petition processed or failed, Person erased');
    await expect(row).toContainText('None yet');
    expect(await row.getByRole('rowheader').innerHTML()).toMatch(/^http:\/\/127[^<]+\/<wbr>afc$/);

    await row.getByRole('button', { name: 'Send trial' }).click();
    await expect(page.getByText('The trial event was taken: the receiver answered 204.')).toBeVisible();
    await expect(row).toContainText('answered 204');
    const { headers, body } = letters[0] ?? { headers: {}, body: '{}' };
    expect(JSON.parse(body)).toMatchObject({ event: 'webhook.trial' });
    const [, t, v1] = /^t=(\d+),v1=(.*)$/.exec(String(headers['afc-signature'])) ?? [];
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));

    await row.getByRole('button', { name: 'Send trial' }).click();
    await expect(row).toContainText('It answered 500.');
    await row.getByRole('button', { name: 'Deliveries' }).click();
    const dialog = page.getByRole('dialog', { name: 'Last deliveries' });
    await expect(dialog.getByRole('listitem')).toContainText(['It answered 500.', 'answered 204']);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(row).toHaveCount(0);
    expect(letters).toHaveLength(2);
  });
});

test('at 390 px an address longer than the screen wraps beside its secret and in its row', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(await makeStaff('Developer'), '/settings');
  const card = page.getByRole('region', { name: 'Webhooks' });
  const address = `https://127.0.0.1/${'long'.repeat(20)}?token=${'0123456789'.repeat(5)}`;
  await card.getByLabel('Address').fill(address);
  await card.getByRole('button', { name: 'Register webhook' }).click();
  await expect(card.getByTestId('Secret')).toBeVisible();
  await expect(card.getByRole('row', { name: address })).toBeVisible();
  await expectToFit(page);
});
