import type { Logger } from 'pino';
import { ensureAdministrator, type FirstAdministrator } from './accounts/staff/first-administrator.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { unknownVariables } from './platform/config/unknown-variables.ts';
import { createDatabase } from './platform/database/database.ts';
import { DatabaseAway } from './platform/database/database-away.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { awaitEmbeddedPostgres } from './platform/database/embedded/share.ts';
import { migrate } from './platform/database/migrate.ts';
import { ensureDataFolder } from './platform/process/data-folder.ts';
import { tellOtherKey } from './platform/process/installation-key.ts';
import { createLog } from './platform/process/log.ts';
import { Shutdown } from './platform/process/shutdown.ts';
import { requirePort, serve } from './start/app/serve.ts';
import { startBackground } from './start/background/start-background.ts';
import { startServices } from './start/services/start-services.ts';

export interface MainOptions {
  /** Without it this process only works off petitions, beside the one that serves. */
  readonly http?: boolean;
  /** Told where it listens, instead of whoever reads the output. */
  readonly onReady?: (address: string) => void;
}

const sayReady = (address: string) => console.log(`AFC is ready at ${address}`);

/** Starts AFC and ends the process when AFC is asked to end; what goes wrong at the start is one sentence and exit code 1. */
export async function main({ http = true, onReady = sayReady }: MainOptions = {}): Promise<void> {
  const shutdown = new Shutdown();
  shutdown.listen();
  try {
    await start(shutdown, http, onReady);
  } catch (error) {
    // Ctrl-C during the start also interrupts what the start was waiting for; that is no news.
    if (!shutdown.isWanted) console.error(sentenceOf(error));
    shutdown.request(1);
  }
  const exitCode = await shutdown.wanted;
  const late = await shutdown.closeAll();
  if (late.length > 0) console.error(`AFC ended without waiting any longer for: ${late.join(', ')}.`);
  process.exit(exitCode);
}

async function start(shutdown: Shutdown, http: boolean, onReady: (address: string) => void): Promise<void> {
  const config = readConfig(process.env);
  for (const sentence of unknownVariables(process.env)) console.error(sentence);
  ensureDataFolder(config.dataFolder);
  process.umask(0o077); // whatever AFC writes from here on is nobody else's business
  const log = createLog(config);

  const url = config.databaseUrl ?? (await (http ? startPostgres : awaitPostgres)(config, log, shutdown));
  if (http) await requirePort(config);
  await migrate(url);
  const db = createDatabase(url, {
    onConnectionLost: (code) => log.warn({ code }, 'a database connection was lost'),
  });
  shutdown.add('the database', () => db.close());

  const services = await startServices({ config, db, log });
  shutdown.add('work in the background', () => services.close());
  await tellOtherKey(services.context);
  printAdministrator(await ensureAdministrator(services.context));
  const background = await startBackground(services.context);
  shutdown.add('petitions under way', () => background.close(), 30_000);

  if (!http) {
    console.log('AFC works off petitions until it is asked to end');
    return;
  }
  const serving = await serve(services);
  // Longer than they may take: those that are cut off then put away what they had begun.
  shutdown.add('requests under way', () => serving.close(), 15_000);
  onReady(serving.address);
  void services.context.mail.check(); // nobody waits for a mail server that is silent
}

function awaitPostgres({ dataFolder }: Config, log: Logger, shutdown: Shutdown): Promise<string> {
  return awaitEmbeddedPostgres({ dataFolder, log, isGivenUp: () => shutdown.isWanted });
}

async function startPostgres({ dataFolder }: Config, log: Logger, shutdown: Shutdown): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log });
  let stopping = false;
  shutdown.add(
    'PostgreSQL',
    () => {
      stopping = true;
      return postgres.stop();
    },
    90_000,
  );
  void postgres.ended.then(() => {
    if (stopping) return;
    console.error(`PostgreSQL ended by itself: its log is postgres.log in its folder below ${dataFolder}.`);
    shutdown.request(1);
  });
  return postgres.url;
}

/** At once and not when all is ready: should the rest of the start fail, the password would be lost. */
function printAdministrator(administrator: FirstAdministrator | null): void {
  if (!administrator) return;
  const { email, password, generated } = administrator;
  const secret = generated ? `password ${password} (shown only this once)` : 'the password in AFC_ADMIN_PASSWORD';
  console.log(`The administrator is ${email} with ${secret}`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof DatabaseAway) return error.sentence;
  return error instanceof Error && error.message ? error.message : 'AFC could not start for an unknown reason.';
}
