import type { PersonSubmission } from '@afc/contract/person';
import type { PetitionKind } from '@afc/contract/vocabulary';
import type { Face } from '@afc/screening/faces/outcome';
import type { Screening } from '@afc/screening/screen';
import { insertFaces } from '../../engines/gallery/store.ts';
import { systemActor } from '../../platform/base/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { atOnce, type Statement, sql } from '../../platform/database/sql.ts';
import { describePictures, type SeenPicture } from '../records/picture-store.ts';
import { writeDecision } from '../results/decision-store.ts';
import { insertMatches } from '../results/match-store.ts';
import { collisionKeys } from './candidates.ts';

/** Everything of a screening that is kept. */
type WrittenResult = { readonly [K in keyof Screening]: Readonly<Screening[K]> };

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
      source = ${screening.source}, match_count = ${screening.matches.length}, kept_since = ${finished.at}
    where id = ${id}`,
    insertResult(finished),
    insertMatches(id, screening.matches),
  ];
  const enrols = finished.kind === 'user';
  const statement = atOnce(enrols ? [...writes, ...enrolment(finished)] : writes);
  await tx.query(statement.prepared(enrols ? 'finish and enrol' : 'finish'));
  const { resultStatus, source } = screening;
  const by = { cause: 'screening', actor: systemActor, at: finished.at } as const;
  await writeDecision(tx, { ...by, petitionId: id, to: { resultStatus, source } });
}

function insertResult({ id, screening, at, policy }: FinishedPetition): Statement {
  return sql`
    insert into results (petition_id, processed_at, country_nationality_name_warn, country_residence_name_warn,
      doc_expire_at_warn, date_birth_warn, email_match, kyc_reasons, checks_not_run,
      entries_left_out, policy_version)
    values (${id}, ${at}, ${screening.countryNationalityNameWarn}, ${screening.countryResidenceNameWarn},
      ${screening.docExpireAtWarn}, ${screening.dateBirthWarn}, ${screening.emailMatch}, ${screening.kycReasons},
      ${JSON.stringify(screening.checksNotRun)}, ${screening.entriesLeftOut}, ${policy})`;
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
