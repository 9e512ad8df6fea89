import type { PersonSubmission } from '@afc/contract/person';
import type { CheckNotRun } from '@afc/contract/result';
import type {
  DocumentType,
  FailureReason,
  KycReason,
  PetitionKind,
  PetitionStatus,
  RecordSource,
  ResultStatus,
} from '@afc/contract/vocabulary';
import type { Queryable } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';
import { type PicturesOfRow, picturesColumn } from './picture-store.ts';
import { searchText } from './search-text.ts';

export interface PetitionRow {
  id: string;
  user_id: string;
  kind: PetitionKind;
  status: PetitionStatus;
  result_status: ResultStatus | null;
  source: RecordSource;
  match_count: number;
  version: number;
  sample: boolean;
  registered_at: Date;
  failure_reason: FailureReason | null;
  failure_detail: string | null;
}

export interface PersonRow {
  firstname: string;
  lastname: string;
  email: string;
  date_birth: string;
  country_residence_name: string;
  country_nationality_name: string;
  doc_expire_at: string;
  doc_id: string;
  doc_type: DocumentType | '';
}

/** The columns of PetitionRow and PersonRow, of the tables `petitions` and `persons`. */
export const petitionColumns = sql`petitions.id, user_id, kind, status, result_status, source, match_count, version,
  sample, registered_at, failure_reason, failure_detail`;
export const personColumns = sql`persons.firstname, persons.lastname, persons.email, date_birth,
  country_residence_name, country_nationality_name, doc_expire_at, doc_id, doc_type`;

export function personOf(row: PersonRow): PersonSubmission {
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    dateBirth: row.date_birth,
    countryResidenceName: row.country_residence_name,
    countryNationalityName: row.country_nationality_name,
    docExpireAt: row.doc_expire_at,
    docId: row.doc_id,
    docType: row.doc_type,
  };
}

export interface NewPetition {
  readonly id: string;
  readonly userId: string;
  readonly kind: PetitionKind;
  readonly registeredAt: Date;
  readonly sample?: boolean;
  readonly person: PersonSubmission;
  readonly submittedBy: string;
  readonly pictureKeys: readonly string[];
}

/** Writes a petition in processing, its person and its pictures; one statement, for an upload waits for it. */
export async function insertPetition(db: Queryable, petition: NewPetition): Promise<void> {
  const { id, person } = petition;
  await db.query(
    sql`
    with petition as (
      insert into petitions (id, user_id, kind, status, sample, registered_at, kept_since,
        firstname_search, lastname_search, email_search)
      values (${id}, ${petition.userId}, ${petition.kind}, 'processing', ${petition.sample ?? false},
        ${petition.registeredAt}, ${petition.registeredAt}, ${searchText(person.firstname)}, ${searchText(person.lastname)},
        ${searchText(person.email)})),
    person as (
      insert into persons (petition_id, firstname, lastname, email, date_birth, country_residence_name,
        country_nationality_name, doc_expire_at, doc_id, doc_type, submitted_by)
      values (${id}, ${person.firstname}, ${person.lastname}, ${person.email}, ${person.dateBirth},
        ${person.countryResidenceName}, ${person.countryNationalityName}, ${person.docExpireAt}, ${person.docId},
        ${person.docType}, ${petition.submittedBy}))
    insert into pictures (key, petition_id, position)
    select key, ${id}, place - 1 from unnest(${petition.pictureKeys}::text[]) with ordinality as pictures (key, place)`.prepared(
      'insert petition',
    ),
  );
}

export interface PetitionWithPerson extends PetitionRow, PersonRow, PicturesOfRow {
  /** Empty while there is no result. */
  kyc_reasons: KycReason[];
  checks_not_run: CheckNotRun[];
}

const petitionsWithPersons = sql`
  select ${petitionColumns}, ${personColumns}, ${picturesColumn},
    coalesce(kyc_reasons, '{}') as kyc_reasons, coalesce(checks_not_run, '[]') as checks_not_run
  from petitions join persons on persons.petition_id = petitions.id
    left join results on results.petition_id = petitions.id`;

export async function findPetitions(db: Queryable, ids: readonly string[]): Promise<PetitionWithPerson[]> {
  if (ids.length === 0) return [];
  return db.query<PetitionWithPerson>(
    sql`${petitionsWithPersons} where petitions.id = any(${ids}::uuid[])`.prepared('petitions'),
  );
}

export async function findPetition(db: Queryable, id: string): Promise<PetitionWithPerson | undefined> {
  return isId(id) ? (await findPetitions(db, [id]))[0] : undefined;
}

/** The petition's kind; undefined when it is no longer in processing: whoever comes second writes nothing. */
export async function markFailed(
  db: Queryable,
  id: string,
  failure: { reason: FailureReason; detail: string },
): Promise<PetitionKind | undefined> {
  const [row] = await db.query<Pick<PetitionRow, 'kind'>>(sql`
    update petitions set status = 'failed', failure_reason = ${failure.reason}, failure_detail = ${failure.detail},
      kept_since = now()
    where id = ${id} and status = 'processing' returning kind`);
  return row?.kind;
}
