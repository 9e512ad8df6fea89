import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { runCommand } from '../../testing/terminal.ts';

const app = await createTestApp();
afterAll(() => app.close());
const admin = await app.as('Administrator');

it('secrets shows those that were shown when they were registered, and with another key other ones', async () => {
  const secrets = (env: Record<string, string> = {}) =>
    runCommand(['webhooks', 'secrets'], { env: { DATABASE_URL: app.context.config.databaseUrl ?? '', ...env } });
  expect((await secrets()).output).toBe('There are no webhooks.\n');
  const body = { url: 'https://example.org/afc', events: ['result.changed' as const] };
  const { secret } = await admin.client('createWebhook', { body });
  expect((await secrets()).output).toMatch(new RegExp(`^ADDRESS .+\nhttps://example.org/afc .+Z  ${secret}\n$`));
  const other = await secrets({ AFC_SECRET: 'another key of 32 characters or more' });
  expect(other.output).toContain('https://example.org/afc');
  expect(other.output).not.toContain(secret);
});
