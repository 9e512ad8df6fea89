import type { PersonSubmission } from '@afc/contract/person';
import type { PetitionKind } from '@afc/contract/vocabulary';
import type { Face } from '@afc/screening/faces/outcome';
import type { Screening } from '@afc/screening/screen';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { atOnce, type Statement, sql } from '../database/sql.ts';
import type { GallerySearch } from '../gallery/face-gallery.ts';
import { insertFaces, lockGallery } from '../gallery/store.ts';
import { systemActor } from '../http/actor.ts';
import { policyVersion } from '../policy/policy.ts';
import { insertMatches } from '../results/match-store.ts';
import { collisionKeys } from './candidates.ts';
import type { ProviderFindings } from './provider-findings.ts';
import { screenPerson } from './screen-person.ts';
import { describePictures, type PetitionRow, type SeenPicture } from './store.ts';

export interface ResultToWrite {
  readonly petition: PetitionRow;
  readonly person: PersonSubmission;
  readonly pictures: readonly SeenPicture[];
  readonly faces: readonly { face: Face; key: string }[];
  readonly provider: ProviderFindings;
  /** Writes even if the lists changed since they were searched. */
  readonly isLastTry?: boolean;
  readonly search: GallerySearch;
}

/** Everything of a screening that is kept. */
export type WrittenResult = { readonly [K in keyof Screening]: Readonly<Screening[K]> };

/** Nothing was written when somebody was first, or when the lists are no longer those that were searched. */
export type Written = 'written' | 'alreadyWritten' | 'listsChanged';

/** Result, matches, enrolment and audit event in one transaction, exactly once. */
export async function writeResult(context: Context, result: ResultToWrite): Promise<Written> {
  const { petition, person, pictures, faces, provider, search } = result;
  const { model } = await context.faces();
  const policy = policyVersion(context, model);
  return context.db.transaction(async (tx) => {
    // One enrolment after the other: whoever comes second sees the first.
    if (petition.kind === 'user') await lockGallery(tx);
    const [open] = await tx.query<{ versions: number[] }>(
      sql`
      select array(select current_version::int from provider_lists where current_version is not null) as versions
      from petitions where id = ${petition.id} and status = 'processing' for update`.prepared('open petition'),
    );
    if (!open) return 'alreadyWritten';
    // Whoever enrols after an import is screened by it; whoever did before is screened again.
    if (!result.isLastTry && !isSameSet(open.versions, provider.versions)) return 'listsChanged';
    const screening = await screenPerson(context, tx, {
      id: petition.id,
      person,
      registeredAt: petition.registered_at,
      faces: faces.map(({ face }) => face),
      search,
      provider: provider.findings,
    });
    const { id, kind } = petition;
    await finishPetition(tx, { id, kind, person, pictures, faces, model, screening, at: context.now(), policy });
    await recordEvent(tx, {
      actor: systemActor,
      action: 'petition.processed',
      subjectKind: 'petition',
      subjectId: petition.id,
      after: {
        status: 'processed',
        resultStatus: screening.resultStatus,
        source: screening.source,
        matches: screening.matches.length,
        policyVersion: policy,
      },
      requestId: '',
    });
    return 'written';
  });
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

export interface FinishedPetition {
  readonly id: string;
  readonly kind: PetitionKind;
  readonly person: PersonSubmission;
  readonly pictures: readonly SeenPicture[];
  readonly faces: readonly { face: Face; key: string }[];
  readonly model: string;
  readonly screening: WrittenResult;
  readonly at: Date;
  readonly policy: string;
}

/** A petition in processing becomes one with a result. From here on a `user` is found: by face and by data. */
export async function finishPetition(tx: Transaction, finished: FinishedPetition): Promise<void> {
  const { id, screening } = finished;
  const writes = [
    describePictures(finished.pictures),
    sql`
    update petitions set status = 'processed', result_status = ${screening.resultStatus},
      source = ${screening.source}, match_count = ${screening.matches.length} where id = ${id}`,
    insertResult(finished),
    insertMatches(id, screening.matches),
  ];
  const enrols = finished.kind === 'user';
  const statement = atOnce(enrols ? [...writes, ...enrolment(finished)] : writes);
  await tx.query(statement.prepared(enrols ? 'finish and enrol' : 'finish'));
}

function insertResult({ id, screening, at, policy }: FinishedPetition): Statement {
  return sql`
    insert into results (petition_id, processed_at, country_nationality_name_warn, country_residence_name_warn,
      doc_expire_at_warn, date_birth_warn, email_match, kyc_reasons, checks_not_run, policy_version)
    values (${id}, ${at}, ${screening.countryNationalityNameWarn}, ${screening.countryResidenceNameWarn},
      ${screening.docExpireAtWarn}, ${screening.dateBirthWarn}, ${screening.emailMatch}, ${screening.kycReasons},
      ${JSON.stringify(screening.checksNotRun)}, ${policy})`;
}

function enrolment({ id, person, faces, model }: FinishedPetition): Statement[] {
  const keys = collisionKeys(person);
  const enrolled = faces.map(({ face, key }) => ({ petitionId: id, pictureKey: key, vector: face.vector }));
  return [
    sql`
    update persons set doc_id_key = ${keys.docId}, email_key = ${keys.email},
      name_date_birth_key = ${keys.nameDateBirth} where petition_id = ${id}`,
    insertFaces(model, enrolled),
  ];
}
