import type { Command } from 'commander';
import { secretOf } from '../../accounts/programs/webhook-signature.ts';
import { listWebhooks } from '../../accounts/programs/webhooks-store.ts';
import { installationKey } from '../../platform/process/installation-key.ts';
import { print, printTable, type Terminal } from './terminal.ts';
import { withMigratedDatabase } from './with-database.ts';

export function addWebhookCommands(program: Command, terminal: Terminal): void {
  program
    .command('webhooks')
    .description('what programs are told')
    .command('secrets')
    .description('show the secret of each webhook, as AFC_SECRET makes it')
    .action(() =>
      withMigratedDatabase(terminal, async ({ config, db }) => {
        const key = await installationKey(config, db);
        const webhooks = await listWebhooks(db);
        if (webhooks.length === 0) print(terminal, 'There are no webhooks.');
        else
          printTable(
            terminal,
            ['ADDRESS', 'REGISTERED', 'SECRET'],
            webhooks.map(({ id, url, created_at }) => [url, created_at.toISOString(), secretOf(key, id)]),
          );
      }),
    );
}
