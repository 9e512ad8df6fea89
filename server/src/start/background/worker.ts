import { startWebhookWorker } from '../../accounts/programs/delivery-worker.ts';
import { type FailureNeeds, failPetition } from '../../cases/processing/fail.ts';
import { type ProcessingNeeds, processPetition } from '../../cases/processing/process.ts';
import { startRescreenWorker } from '../../cases/rescreen/worker.ts';
import { requireAllFaces } from '../../engines/gallery/require-all-faces.ts';
import { channels } from '../../platform/database/channels.ts';
import { DatabaseAway } from '../../platform/database/database-away.ts';
import { ImageNotFound, ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import { Bell } from '../../platform/jobs/bell.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import { showPresence } from '../../platform/jobs/presence.ts';
import { recurringWork } from '../../platform/process/recurring-work.ts';
import type { Context } from '../services/context.ts';

export interface Worker {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/** Looks for work again after this long even if nobody announced any: tries that were put off, for one. */
const idleMs = 2_000;
/** How long a petition waits for what is away before its tries count: one bad disk must not hold it forever. */
const patienceMs = 24 * 60 * 60_000;

/** Thrown where a petition waits for a list when its worker is to end: whoever takes it next begins anew. */
class WorkerEnds extends Error {}

/** Works off petitions, `concurrency` at a time: while one is computed, pictures of another are read and written. */
export async function startWorker(context: Context, concurrency: number): Promise<Worker> {
  let stopping = false;
  let end: () => void = () => undefined;
  const ends = new Promise<never>((_, reject) => {
    end = () => reject(new WorkerEnds());
  });
  // Until then workers that are ready take what there is to do.
  const listsLoaded = Promise.race([context.names.follow(), ends]).catch(() => undefined);
  const jobs = await context.jobs();
  const { model } = await context.faces();
  const presence = await showPresence(context.db.url, model);
  await requireAllFaces(context.db, model).catch(async (error: unknown) => {
    await presence.close();
    throw error;
  });
  const bell = new Bell();
  await context.notifications.on(channels.jobs, () => bell.ring());

  const attempt = recurringWork(context.log, 'no job could be taken');
  async function loop(): Promise<void> {
    await listsLoaded;
    while (!stopping) {
      const heard = bell.rings;
      const job = await attempt(() => jobs.take(presence.worker));
      if (job) await run(context, jobs, job, ends);
      else await bell.after(heard, idleMs);
    }
  }

  const loops = Array.from({ length: concurrency }, loop);
  const rescreens = await startRescreenWorker(context, presence.worker, listsLoaded);
  const webhooks = await startWebhookWorker(context);
  return {
    stop: async () => {
      stopping = true;
      end();
      bell.ring();
      await Promise.all([...loops, rescreens.stop(), webhooks.stop()]);
      await presence.close();
    },
  };
}

type WorkerNeeds = ProcessingNeeds & FailureNeeds;

async function run(needs: WorkerNeeds, jobs: Jobs, job: Job, ends: Promise<never>): Promise<void> {
  try {
    await processPetition(needs, job.id, (wait) => keepWhile(needs, jobs, job, Promise.race([wait, ends])));
    await jobs.complete(job);
  } catch (err) {
    if (err instanceof WorkerEnds) return jobs.putOff(job).catch((error: unknown) => tellKept(needs, error));
    if (isAway(err) && Date.now() - job.createdAt.getTime() < patienceMs) {
      needs.log.warn({ err, petition: job.id }, 'a petition waits for the picture store or the database');
      return jobs.putOff(job).catch((error: unknown) => tellKept(needs, error));
    }
    // A picture that is not there will not come back.
    const isLastTry = job.isLastTry || err instanceof ImageNotFound;
    needs.log.error({ err, petition: job.id, isLastTry }, 'a petition could not be processed');
    await (isLastTry ? giveUp(needs, jobs, job, err) : jobs.giveBack(job, String(err))).catch((error: unknown) =>
      tellKept(needs, error),
    );
  }
}

/** A list of a million entries is loaded for many minutes: nobody is to take the job for a dead worker's meanwhile. */
async function keepWhile({ config, log }: WorkerNeeds, jobs: Jobs, job: Job, wait: Promise<void>): Promise<void> {
  const keep = () => jobs.renew(job).catch((err: unknown) => log.warn({ err }, 'a job could not be kept'));
  const keeping = setInterval(() => void keep(), (config.jobs.expireSeconds * 1_000) / 4);
  try {
    await wait;
  } finally {
    clearInterval(keeping);
  }
}

/** Says nothing about the petition: the same may succeed later. */
function isAway(error: unknown): boolean {
  return error instanceof ImageStoreUnavailable || error instanceof DatabaseAway;
}

/** Its time runs out and another worker takes it, or the watchdog closes it. */
function tellKept({ log }: WorkerNeeds, err: unknown): void {
  log.error({ err }, 'a job could not be given back');
}

async function giveUp(needs: WorkerNeeds, jobs: Jobs, job: Job, error: unknown): Promise<void> {
  await failPetition(needs, job.id, error);
  await jobs.complete(job);
}
