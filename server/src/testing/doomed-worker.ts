import { pino } from 'pino';
import { createDatabase } from '../platform/database/database.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { showPresence } from '../platform/jobs/presence.ts';

// A worker process that takes one job and then does nothing until it is killed.
const url = process.argv[2] ?? '';
const options = { expireSeconds: 3_600, retries: 1, retryDelaySeconds: 0 };
const jobs = await startJobs(createDatabase(url), pino({ level: 'silent' }), options);
const { worker } = await showPresence(url);
const job = await jobs.take(worker);
process.send?.({ petitionId: job?.id, worker });
setInterval(() => undefined, 60_000);
