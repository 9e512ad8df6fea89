import type { Command } from 'commander';
import type { MainOptions } from '../main.ts';

export function addServeCommands(program: Command): void {
  program
    .command('serve')
    .description('run AFC until it is asked to end, as npm start does')
    .action(() => start());

  program
    .command('worker')
    .description('work off petitions without serving, to share the load of the process that serves')
    .action(() => start({ http: false }));
}

/** Imported only here: loading the whole server takes longer than most commands. */
async function start(options?: MainOptions): Promise<void> {
  const { main } = await import('../main.ts');
  await main(options);
}
