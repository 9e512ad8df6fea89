import type { PersonSubmission } from '@afc/contract/person';
import type { ResultStatus } from '@afc/contract/vocabulary';
import type { KnownRecord } from '@afc/screening/record';
import { nameAndDateBirthKey } from '@afc/screening/rules/date-of-birth';
import { documentIdKey } from '@afc/screening/rules/document-id';
import { emailKey } from '@afc/screening/rules/email';
import type { Queryable } from '../../platform/database/database.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';
import { type PersonRow, personColumns, personOf } from '../records/store.ts';

export interface CollisionKeys {
  readonly docId: string | null;
  readonly email: string | null;
  readonly nameDateBirth: string | null;
}

export function collisionKeys(person: PersonSubmission): CollisionKeys {
  return {
    docId: documentIdKey(person.docId) || null,
    email: emailKey(person.email) || null,
    nameDateBirth: nameAndDateBirthKey(person.firstname, person.lastname, person.dateBirth) || null,
  };
}

type RecordRow = PersonRow & {
  id: string;
  user_id: string;
  version: number;
  result_status: ResultStatus;
  registered_at: Date;
};

const mostPerKey = 200;

/** Of many the blacklisted come first: they decide. */
const sharing = (isSame: Statement) => sql`(
  select petition_id from persons join petitions on petitions.id = petition_id where ${isSame}
  order by result_status <> 'blacklist' limit ${mostPerKey})`;

/** Every enrolled record that shares a key with the person or whose face was found. */
export async function findCandidates(
  db: Queryable,
  person: PersonSubmission,
  faceRecordIds: readonly string[],
): Promise<KnownRecord[]> {
  const { docId, email, nameDateBirth } = collisionKeys(person);
  const rows = await db.query<RecordRow>(
    sql`
    with found as (
      ${sharing(sql`doc_id_key = ${docId}`)} union ${sharing(sql`email_key = ${email}`)}
      union ${sharing(sql`name_date_birth_key = ${nameDateBirth}`)}
      union select unnest(${faceRecordIds}::uuid[]))
    select petitions.id, user_id, version, result_status, registered_at, ${personColumns}
    from found join petitions on petitions.id = found.petition_id join persons on persons.petition_id = petitions.id
    where kind = 'user' and status = 'processed'`.prepared('candidates'),
  );
  return rows.map((row) => ({
    ...personOf(row),
    id: row.id,
    userId: row.user_id,
    version: row.version,
    resultStatus: row.result_status,
    registryDate: row.registered_at.toISOString(),
  }));
}
