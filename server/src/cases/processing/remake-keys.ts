import { SCREENING_VERSION } from '@afc/screening/screening-version';
import type { Logger } from 'pino';
import { lockGallery } from '../../engines/gallery/store.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type PersonRow, personColumns, personOf } from '../records/store.ts';
import { collisionKeys } from './candidates.ts';

const batchSize = 2_000;

/**
 * People are found by keys that were made when they were enrolled. Where an upgrade reads names otherwise, in another
 * script for example, all keys are made anew before anybody is screened: by theirs, those from before would not be found.
 * Processes that start at once all do it; what one has done, the others only look at.
 */
export async function remakeKeys(db: Database, log: Logger): Promise<void> {
  const made = await db.query(sql`select from collision_keys where made_by = ${SCREENING_VERSION}`);
  if (made.length > 0) return;
  let remade = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await db.transaction((tx) => remakeBatch(tx, after));
    if (batch.last === undefined) break;
    remade += batch.remade;
    after = batch.last;
  }
  await db.query(sql`
    insert into collision_keys (made_by) values (${SCREENING_VERSION})
    on conflict (only_row) do update set made_by = excluded.made_by`);
  if (remade > 0) log.info({ records: remade }, 'names are read otherwise: records got other keys to be found by');
}

async function remakeBatch(tx: Transaction, after: string): Promise<{ last: string | undefined; remade: number }> {
  await lockGallery(tx);
  const rows = await tx.query<PersonRow & { petition_id: string }>(sql`
    select petition_id, ${personColumns} from persons join petitions on petitions.id = petition_id
    where kind = 'user' and status = 'processed' and petition_id > ${after} order by petition_id limit ${batchSize}`);
  const ids = rows.map(({ petition_id }) => petition_id);
  const keys = rows.map((row) => collisionKeys(personOf(row)));
  const remade = await tx.query(sql`
    update persons set doc_id_key = made.doc_id, email_key = made.email, name_date_birth_key = made.name_date_birth
    from unnest(${ids}::uuid[], ${keys.map(({ docId }) => docId)}::text[], ${keys.map(({ email }) => email)}::text[],
      ${keys.map(({ nameDateBirth }) => nameDateBirth)}::text[]) as made (id, doc_id, email, name_date_birth)
    where petition_id = made.id
      and (doc_id_key, email_key, name_date_birth_key) is distinct from (made.doc_id, made.email, made.name_date_birth)
    returning 1`);
  await tx.query(sql`
    update dismissed_hits set name_date_birth_key = persons.name_date_birth_key
    from persons where persons.petition_id = dismissed_hits.petition_id and persons.petition_id = any(${ids}::uuid[])
      and persons.name_date_birth_key is distinct from dismissed_hits.name_date_birth_key`);
  return { last: ids.at(-1), remade: remade.length };
}
