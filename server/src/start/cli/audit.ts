import { type Command, InvalidArgumentError } from 'commander';
import type { Head } from '../../accounts/audit/tampering.ts';
import { readHead, verifyChain } from '../../accounts/audit/verify.ts';
import { createProgress } from './progress.ts';
import { counted, print, type Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

/** These only read, so that an auditor's account without any right to write is enough. */
export function addAuditCommands(program: Command, terminal: Terminal): void {
  const audit = program.command('audit').description('the trail of who did what');

  audit
    .command('verify')
    .description('walk the trail and name the first event that was changed, removed or inserted')
    .option('--head <number:hash>', 'a head noted earlier, to prove that nothing was cut off or rewritten', parseHead)
    .action(({ head: noted }: { head?: Head }) =>
      withDatabase(terminal, async ({ db }) => {
        const progress = createProgress(terminal, 'Verifying the audit trail');
        const verdict = await verifyChain(db, { noted, onProgress: progress.report }).finally(progress.end);
        if (!verdict.whole) throw new Error(verdict.finding);
        print(terminal, `The audit trail is whole: ${counted(verdict.events, 'event', 'events')}.`);
        print(terminal, `Head: ${written(verdict.head)}`);
      }),
    );

  audit
    .command('head')
    .description('print the newest event as number:hash, to be noted outside of AFC')
    .action(() =>
      withDatabase(terminal, async ({ db }) => {
        print(terminal, written(await readHead(db)));
      }),
    );
}

const written = ({ number, hash }: Head) => `${number}:${hash}`;

function parseHead(text: string): Head {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (!number || !hash) throw new InvalidArgumentError("Expected what 'audit head' printed, such as 12:4f5a….");
  return { number: Number(number), hash: hash.toLowerCase() };
}
