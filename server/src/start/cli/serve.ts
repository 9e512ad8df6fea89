import type { Command } from 'commander';

/** Runs AFC until it is asked to end. */
type Run = (options?: { readonly http: boolean }) => Promise<void>;

export function addServeCommands(program: Command, run: Run): void {
  program
    .command('serve')
    .description('run AFC until it is asked to end, as npm start does')
    .action(() => run());

  program
    .command('worker')
    .description('work off petitions without serving, to share the load of the process that serves')
    .action(() => run({ http: false }));
}
