import { channels } from '../../platform/database/channels.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { Bell } from '../../platform/jobs/bell.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import { recurringWork } from '../../platform/process/recurring-work.ts';
import { Superseded } from './rescreen-record.ts';
import type { RescreenNeeds } from './run-rescreen.ts';
import { runRescreen } from './run-rescreen.ts';
import { findRescreen, handOverRescreen } from './store.ts';

/** What waits for rescreens and runs them. */
export interface RescreenWorkerNeeds extends RescreenNeeds {
  readonly jobs: () => Promise<Jobs>;
  readonly notifications: Notifications;
}

export interface RescreenWorker {
  /** Ends after the batch under way; the rest stays for whoever comes next. */
  stop(): Promise<void>;
}

/** Looks for work again after this long even if nobody announced any. */
const idleMs = 5_000;

/** Works off rescreens beside the petitions: one at a time, wherever a process is free for it. */
export async function startRescreenWorker(
  needs: RescreenWorkerNeeds,
  worker: number,
  mayBegin: Promise<void> = Promise.resolve(),
): Promise<RescreenWorker> {
  let stopping = false;
  let end: () => void = () => undefined;
  const ends = new Promise<never>((_, reject) => {
    end = () => reject(new Superseded());
  });
  // Told where something waits.
  ends.catch(() => undefined);
  const jobs = await needs.jobs();
  const bell = new Bell();
  await needs.notifications.on(channels.lists, () => bell.ring());

  const attempt = recurringWork(needs.log, 'no rescreen could be taken');
  async function loop(): Promise<void> {
    await mayBegin;
    while (!stopping) {
      const heard = bell.rings;
      const job = await attempt(look);
      if (job) await run(job);
      else await bell.after(heard, idleMs);
    }
  }

  async function look(): Promise<Job | undefined> {
    await resumeRescreen(needs, jobs);
    return jobs.take(worker, 'rescreen');
  }

  async function run(job: Job): Promise<void> {
    try {
      await runRescreen(needs, job.id, {
        mayGoOn: async () => !stopping && (await jobs.renew(job)),
        rest: (ms) => bell.after(bell.rings, ms),
        patiently: (wait) => Promise.race([wait, ends]),
      });
      await jobs.complete(job);
    } catch (err) {
      needs.log.error({ err }, 'the records could not be screened again');
      await jobs
        .giveBack(job, String(err))
        .catch((error: unknown) => needs.log.error({ err: error }, 'a job could not be given back'));
    }
  }

  const ended = loop();
  return {
    stop: () => {
      stopping = true;
      end();
      bell.ring();
      return ended;
    },
  };
}

/** A rescreen that no living job works on gets one: after an import, a worker's end, or too many failures. */
async function resumeRescreen({ db }: { readonly db: Database }, jobs: Jobs): Promise<void> {
  const row = await findRescreen(db);
  if (!row || row.finished_at) return;
  await db.transaction(async (tx) => {
    const jobId = await handOverRescreen(tx);
    if (jobId) await jobs.enqueueRescreen(tx, jobId);
  });
}
