import type { Command } from 'commander';
import { main } from '../main.ts';

export function addServeCommands(program: Command): void {
  program
    .command('serve')
    .description('run AFC until it is asked to end, as npm start does')
    .action(() => main());

  program
    .command('worker')
    .description('work off petitions without serving, to share the load of the process that serves')
    .action(() => main({ http: false }));
}
