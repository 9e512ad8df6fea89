import { readConfig } from '../../server/src/platform/config/config.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { ensureDataFolder } from '../../server/src/platform/process/data-folder.ts';
import { listenProblem } from '../../server/src/start/app/listen-problem.ts';
import { isCall } from './calls.mjs';

/** What stays while servers come and go: the settings, the database, and which addresses are calls. */
export async function startGround(environment) {
  const { host, port, publicUrl, dataFolder, databaseUrl } = readConfig(environment);
  ensureDataFolder(dataFolder);
  const settings = { host, port, publicUrl, dataFolder, isCall, listenProblem };
  const inner = { HOST: '127.0.0.1', PORT: '0' };
  if (databaseUrl)
    return { ...settings, env: inner, ended: new Promise(() => undefined), stop: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: console.log } });
  const { url, ended } = postgres;
  return { ...settings, env: { ...inner, DATABASE_URL: url }, ended, stop: () => postgres.stop() };
}
