import { failPetition } from '../../cases/processing/fail.ts';
import { sql } from '../../platform/database/sql.ts';
import { hasLivingJob } from '../../platform/jobs/signed-jobs.ts';
import type { Context } from '../services/context.ts';

/** Long enough that a petition without a job cannot be one whose transaction has just ended. */
const graceSeconds = 60;

/** No petition stays in processing: those that no living job will end are failed. Returns how many. */
export async function failAbandoned(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - graceSeconds * 1_000);
  const rows = await context.db.query<{ id: string }>(sql`
    select id from petitions where status = 'processing' and registered_at < ${before}
      and not ${hasLivingJob('petitions', sql`petitions.id`)}`);
  for (const { id } of rows) await failPetition(context, id);
  if (rows.length > 0) context.log.warn({ petitions: rows.length }, 'petitions without a job were failed');
  return rows.length;
}
