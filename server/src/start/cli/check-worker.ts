import type { Command } from 'commander';
import { StartProblem } from '../../platform/base/start-problem.ts';
import { countWorkersHere } from '../../platform/jobs/workers-here.ts';
import { counted, print, type Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

export function addCheckWorkerCommand(program: Command, terminal: Terminal): void {
  program
    .command('check-worker')
    .description('say whether a worker of this machine is connected to the database, with exit code 1 if none is')
    .action(() =>
      withDatabase(terminal, async ({ db }) => {
        const workers = await countWorkersHere(db);
        if (workers === 0) throw new StartProblem('No worker of this machine is connected to the database.');
        print(terminal, `${counted(workers, 'worker', 'workers')} of this machine connected to the database.`);
      }),
    );
}
