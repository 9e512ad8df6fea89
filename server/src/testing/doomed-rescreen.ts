import { runRescreen } from '../cases/rescreen/run-rescreen.ts';
import { readConfig } from '../platform/config/config.ts';
import { createDatabase } from '../platform/database/database.ts';
import { showPresence } from '../platform/jobs/presence.ts';
import { startServices } from '../start/services/start-services.ts';

// A worker process that takes a rescreen, works off its first batch, and then does nothing until it is killed.
const url = process.argv[2] ?? '';
const config = readConfig({ ...process.env, DATABASE_URL: url });
const { context } = await startServices({ config, db: createDatabase(url) });
const { worker } = await showPresence(url);
const jobs = await context.jobs();
const job = await jobs.take(worker, 'rescreen');
let batches = 0;
const mayGoOn = async () => {
  if (batches++ === 0) return true;
  process.send?.({ jobId: job?.id });
  return new Promise<boolean>(() => undefined);
};
await runRescreen(context, job?.id ?? '', { mayGoOn, batchSize: 2 });
