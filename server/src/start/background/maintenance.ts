import { forgetDeliveries } from '../../accounts/programs/delivery-queue.ts';
import { forgetOldResetTokens } from '../../accounts/staff/reset-tokens.ts';
import { forgetEndedSessions } from '../../accounts/staff/sessions.ts';
import { forgetIdempotencyKeys } from '../../cases/petitions/submit.ts';
import { sweepSearchNames } from '../../cases/records/sweep-search-names.ts';
import { eraseOld } from '../../cases/retention/erase-old.ts';
import { forgetGalleryChanges } from '../../engines/gallery/old-changes.ts';
import { refreshDueLists } from '../../lists/fetching/refresh-lists.ts';
import { sweepTemporaryFolders } from '../../lists/files/temporary-folder.ts';
import { sql } from '../../platform/database/sql.ts';
import { forgetOldAttempts } from '../../platform/http/attempts.ts';
import { sweepPictures } from '../../platform/images/sweep-pictures.ts';
import { sweepMails } from '../../platform/mail/mail-files.ts';
import { type Attempt, recurringWork } from '../../platform/process/recurring-work.ts';
import type { Context } from '../services/context.ts';
import { failAbandoned } from './watchdog.ts';

const minute = 60_000;

interface Task {
  readonly name: string;
  readonly everyMs: number;
  /** The signal tells that the process ends: what takes long stops then. */
  readonly run: (context: Context, signal: AbortSignal) => Promise<unknown>;
}

/** What keeps an installation in order; each task may run in several processes at once. */
const tasks: readonly Task[] = [
  { name: 'expire jobs', everyMs: minute / 6, run: async ({ jobs }) => (await jobs()).expire() },
  { name: 'fail abandoned petitions', everyMs: minute, run: failAbandoned },
  { name: 'compact counts', everyMs: minute / 6, run: ({ db }) => db.query(sql`select compact_tallies()`) },
  { name: 'forget old attempts', everyMs: 10 * minute, run: forgetOldAttempts },
  { name: 'forget ended sessions', everyMs: 60 * minute, run: forgetEndedSessions },
  { name: 'forget old reset links', everyMs: 60 * minute, run: forgetOldResetTokens },
  { name: 'sweep mails', everyMs: 10 * minute, run: sweepMails },
  { name: 'forget old gallery changes', everyMs: 60 * minute, run: forgetGalleryChanges },
  { name: 'forget old idempotency keys', everyMs: 60 * minute, run: forgetIdempotencyKeys },
  { name: 'forget old deliveries', everyMs: 60 * minute, run: forgetDeliveries },
  { name: 'erase what is old', everyMs: 60 * minute, run: eraseOld },
  { name: 'forget unused names', everyMs: 60 * minute, run: sweepSearchNames },
  { name: 'refresh provider lists', everyMs: minute, run: refreshDueLists },
  { name: 'sweep orphan pictures', everyMs: 360 * minute, run: sweepPictures },
  { name: 'sweep temporary folders', everyMs: 60 * minute, run: ({ now }) => sweepTemporaryFolders(now()) },
];

export interface Maintenance {
  stop(): Promise<void>;
}

export function startMaintenance(context: Context): Maintenance {
  const ending = new AbortController();
  const underWay = new Map<string, Promise<unknown>>();
  const begin = (task: Task, attempt: Attempt) => {
    // One that takes longer than its interval is not begun a second time beside itself.
    if (underWay.has(task.name)) return;
    const work = attempt(() => task.run(context, ending.signal)).finally(() => underWay.delete(task.name));
    underWay.set(task.name, work);
  };
  const timers = tasks.map((task) => {
    const attempt = recurringWork(context.log.child({ task: task.name }), 'maintenance failed');
    return setInterval(() => begin(task, attempt), task.everyMs).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      await Promise.all(underWay.values());
    },
  };
}
