import { type FailureNeeds, failPetition } from '../../cases/processing/fail.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { sql } from '../../platform/database/sql.ts';
import { hasLivingJob } from '../../platform/jobs/signed-jobs.ts';

/** Long enough that a petition without a job cannot be one whose transaction has just ended. */
const graceSeconds = 60;

/** No petition stays in processing: those that no living job will end are failed. Returns how many. */
export async function failAbandoned(needs: FailureNeeds & DatabaseAndClock): Promise<number> {
  const before = new Date(needs.now().getTime() - graceSeconds * 1_000);
  const rows = await needs.db.query<{ id: string }>(sql`
    select id from petitions where status = 'processing' and registered_at < ${before}
      and not ${hasLivingJob('petitions', sql`petitions.id`)}`);
  for (const { id } of rows) await failPetition(needs, id);
  if (rows.length > 0) needs.log.warn({ petitions: rows.length }, 'petitions without a job were failed');
  return rows.length;
}
