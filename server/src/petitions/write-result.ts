import type { PersonSubmission } from '@afc/contract/person';
import type { Face } from '@afc/screening/faces/outcome';
import type { Screening } from '@afc/screening/screen';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { GallerySearch } from '../gallery/face-gallery.ts';
import { insertFace, lockGallery } from '../gallery/store.ts';
import { systemActor } from '../http/actor.ts';
import { policyVersion } from '../policy/policy.ts';
import { insertMatches } from '../results/match-store.ts';
import { collisionKeys } from './candidates.ts';
import type { ProviderFindings } from './provider-findings.ts';
import { screenPerson } from './screen-person.ts';
import type { PetitionRow } from './store.ts';

export interface ResultToWrite {
  readonly petition: PetitionRow;
  readonly person: PersonSubmission;
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
  const { petition, person, faces, provider, search } = result;
  const { model } = await context.faces();
  const policy = policyVersion(context, model);
  return context.db.transaction(async (tx) => {
    // One enrolment after the other: whoever comes second sees the first.
    if (petition.kind === 'user') await lockGallery(tx);
    const [open] = await tx.query<{ versions: number[] }>(sql`
      select array(select current_version::int from provider_lists where current_version is not null) as versions
      from petitions where id = ${petition.id} and status = 'processing' for update`);
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
    await writeRows(tx, petition.id, screening, { at: context.now(), policy });
    if (petition.kind === 'user') await enrol(tx, { id: petition.id, person, faces }, model);
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

/** A petition in processing becomes one with a result. */
export async function writeRows(
  tx: Transaction,
  id: string,
  screening: WrittenResult,
  { at, policy }: { at: Date; policy: string },
): Promise<void> {
  await tx.query(sql`
    update petitions set status = 'processed', result_status = ${screening.resultStatus},
      source = ${screening.source}, match_count = ${screening.matches.length} where id = ${id}`);
  await tx.query(sql`
    insert into results (petition_id, processed_at, country_nationality_name_warn, country_residence_name_warn,
      doc_expire_at_warn, date_birth_warn, email_match, kyc_reasons, checks_not_run, policy_version)
    values (${id}, ${at}, ${screening.countryNationalityNameWarn}, ${screening.countryResidenceNameWarn},
      ${screening.docExpireAtWarn}, ${screening.dateBirthWarn}, ${screening.emailMatch}, ${screening.kycReasons},
      ${JSON.stringify(screening.checksNotRun)}, ${policy})`);
  await insertMatches(tx, id, screening.matches);
}

export interface Enrolment {
  readonly id: string;
  readonly person: PersonSubmission;
  readonly faces: readonly { face: Face; key: string }[];
}

/** From here on the person is found: by face and by data. */
export async function enrol(tx: Transaction, { id, person, faces }: Enrolment, model: string): Promise<void> {
  const keys = collisionKeys(person);
  await tx.query(sql`
    update persons set doc_id_key = ${keys.docId}, email_key = ${keys.email},
      name_date_birth_key = ${keys.nameDateBirth} where petition_id = ${id}`);
  for (const { face, key } of faces)
    await insertFace(tx, { petitionId: id, pictureKey: key, model, vector: face.vector });
}
