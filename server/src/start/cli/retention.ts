import { dayOf } from '@afc/contract/day-of';
import { retentionGroups } from '@afc/contract/vocabulary';
import type { Command } from 'commander';
import { eraseOldNow } from '../../cases/retention/erase-old.ts';
import { countKept } from '../../cases/retention/store.ts';
import type { RetentionRule } from '../../platform/config/retention-rules.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { createProgress } from './progress.ts';
import { counted, print, printTable, type Terminal } from './terminal.ts';
import { withMigratedDatabase, withServices } from './with-database.ts';

export function addRetentionCommands(program: Command, terminal: Terminal): void {
  const retention = program.command('retention').description('how long personal data is kept');

  retention
    .command('show')
    .description('show the rules of AFC_RETENTION, what each is for, and what would be erased now')
    .action(() =>
      withMigratedDatabase(terminal, async ({ config, db, now }) => {
        const rows: string[][] = [];
        for (const rule of config.retention) {
          const { records, old, oldest } = await countKept(db, rule, now());
          const since = oldest ? dayOf(oldest.toISOString()) : 'none';
          rows.push([rule.group, String(rule.days), String(records), String(old), since]);
        }
        if (rows.length > 0) printTable(terminal, ['GROUP', 'DAYS', 'RECORDS', 'DUE', 'OLDEST'], rows);
        printWithoutRule(terminal, config.retention);
      }),
    );

  retention
    .command('run')
    .description('erase now what is older than AFC_RETENTION says, as the server does every hour')
    .action(() =>
      withServices(terminal, async (context) => {
        const progress = createProgress(terminal, 'Erasing what is old');
        const groups = await eraseOldNow(context, askingAtTheCommandLine(), {
          onProgress: progress.report,
        }).finally(progress.end);
        for (const { group, days, erased } of groups)
          print(
            terminal,
            `${group}: ${counted(erased, 'record', 'records')} older than ${counted(days, 'day', 'days')} erased.`,
          );
        if (groups.length === 0) printWithoutRule(terminal, groups);
      }),
    );
}

function printWithoutRule(terminal: Terminal, rules: readonly RetentionRule[]): void {
  const others = retentionGroups.filter((name) => !rules.some(({ group }) => group === name));
  if (others.length === retentionGroups.length)
    print(terminal, 'AFC_RETENTION is not set: everything is kept until somebody erases it.');
  else if (others.length > 0) print(terminal, `Kept until somebody erases them: ${others.join(', ')}.`);
}
