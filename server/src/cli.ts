import { Command, CommanderError } from 'commander';
import type { MainOptions } from './main.ts';
import { addAuditCommands } from './start/cli/audit.ts';
import { addCheckWorkerCommand } from './start/cli/check-worker.ts';
import { addCopyDatabaseCommand } from './start/cli/copy-database.ts';
import { addEvaluateCommands } from './start/cli/evaluate.ts';
import { addFaceCommands } from './start/cli/faces.ts';
import { addListCommands } from './start/cli/lists.ts';
import { addMakeBucketCommand } from './start/cli/make-bucket.ts';
import { addMigrateCommand } from './start/cli/migrate.ts';
import { refuseRepeated } from './start/cli/refuse-repeated.ts';
import { addReportCommand } from './start/cli/report.ts';
import { addRetentionCommands } from './start/cli/retention.ts';
import { addSampleCommands } from './start/cli/samples.ts';
import { sentenceOf } from './start/cli/sentence.ts';
import { addServeCommands } from './start/cli/serve.ts';
import { addStaffCommands } from './start/cli/staff.ts';
import { processTerminal, type Terminal } from './start/cli/terminal.ts';
import { addWebhookCommands } from './start/cli/webhooks.ts';

/** Imported only here: loading the whole server takes longer than most commands. */
async function start(options?: MainOptions): Promise<void> {
  const { main } = await import('./main.ts');
  await main(options);
}

/** Each group of commands has a file of its own below start/cli/. */
const groups: readonly ((program: Command, terminal: Terminal) => void)[] = [
  (program) => addServeCommands(program, start),
  addMigrateCommand,
  addCopyDatabaseCommand,
  addMakeBucketCommand,
  addCheckWorkerCommand,
  addStaffCommands,
  addAuditCommands,
  addListCommands,
  addSampleCommands,
  addWebhookCommands,
  addRetentionCommands,
  addFaceCommands,
  addReportCommand,
  addEvaluateCommands,
];

/** The command line of the process itself. */
export async function run(args: string[]): Promise<void> {
  let isLost = false;
  process.stdout.on('error', (error: Error & { code?: string }) => {
    // Whoever reads the output may have seen enough, as `head` has. In any case the command does all of its work.
    if (error.code === 'EPIPE' || isLost) return;
    isLost = true;
    process.exitCode = 1;
    process.stderr.write(`The output cannot be written (${error.message}).\n`);
  });
  process.stderr.on('error', () => undefined); // there is nobody left to tell
  const exitCode = await execute(args, processTerminal);
  process.exitCode = isLost ? 1 : exitCode;
}

/** Runs one command and returns its exit code; what goes wrong is one sentence among the messages. */
export async function execute(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode; // it has spoken already
    terminal.messages.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}

function createProgram(terminal: Terminal): Command {
  const program = new Command('npm run afc --')
    .description('AFC at the command line. The database is that of DATABASE_URL or of the data folder AFC_DATA.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.messages.write(text),
    });
  for (const add of groups) add(program, terminal);
  refuseRepeated(program);
  return program;
}
