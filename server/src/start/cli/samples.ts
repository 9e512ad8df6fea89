import type { Command } from 'commander';
import { removeSamples } from '../../cases/samples/remove.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { print, type Terminal } from './terminal.ts';
import { withServices } from './with-database.ts';

export function addSampleCommands(program: Command, terminal: Terminal): void {
  program
    .command('samples')
    .description('the sample figures')
    .command('remove')
    .description('remove the sample figures for good')
    .action(() =>
      withServices(terminal, async (context) => {
        const removed = await removeSamples(context, askingAtTheCommandLine());
        print(terminal, removed > 0 ? `Removed ${removed} sample figures.` : 'There are no sample figures.');
      }),
    );
}
