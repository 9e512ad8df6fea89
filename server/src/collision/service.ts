import { randomUUID } from 'node:crypto';
import { failureMessages, type Language } from '@afc/contract/messages';
import type { Collision, Match } from '@afc/contract/result';
import { isImmovable } from '@afc/screening/decide';
import type { ScreenedMatch } from '@afc/screening/screen';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Asking } from '../http/actor.ts';
import { providerFindings } from '../petitions/provider-findings.ts';
import { screenPerson } from '../petitions/screen-person.ts';
import { failureReasons } from '../petitions/see-picture.ts';
import { findPetitions } from '../petitions/store.ts';
import type { Submission } from '../petitions/submission.ts';
import { presentPictures } from '../results/present-pictures.ts';
import { askEngines } from './engines/ask-engines.ts';

export interface By extends Asking {
  readonly language: Language;
}

/** The same screening as an upload's, at once, and outside engines with it. Nothing of the person is stored. */
export async function compareWithEverything(
  context: Context,
  submission: Submission<Buffer>,
  by: By,
): Promise<Collision> {
  const { person } = submission;
  const engine = await context.faces();
  const [faces, provider, engines] = await Promise.all([
    findFaces(context, submission.pictures),
    providerFindings(context, { person, petitionId: null }),
    askEngines(context.config.engines, person, by),
  ]);
  const screening = await screenPerson(context, context.db, {
    id: randomUUID(),
    person,
    registeredAt: context.now(),
    faces,
    search: await engine.gallery.search(faces.map(({ vector }) => vector)),
    provider: provider.findings,
    outside: engines.flatMap(({ hits }) => hits),
    failedEngines: engines
      .filter(({ answered }) => !answered)
      .map(({ engine: name, message }) => `${name}: ${message}`),
  });
  const [matchList] = await Promise.all([
    presentMatches(context, screening.matches),
    context.db.transaction((tx) =>
      recordEvent(tx, {
        actor: by.actor,
        requestId: by.requestId,
        action: 'collision.checked',
        subjectKind: 'collision',
        subjectId: by.requestId,
        after: { resultStatus: screening.resultStatus, matches: screening.matches.length },
      }),
    ),
  ]);
  return {
    data: {
      resultStatus: screening.resultStatus,
      matchList,
      kycReasons: screening.kycReasons,
      checksNotRun: screening.checksNotRun,
      engines: engines.map(({ engine: name, answered, message }) => ({ engine: name, answered, message })),
    },
  };
}

/** The faces of the photos; without any, the sentence of the first photo's failure. */
async function findFaces(context: Context, pictures: readonly Buffer[]) {
  const engine = await context.faces();
  const outcomes = await Promise.all(pictures.map((bytes) => engine.analyse(bytes)));
  const faces = outcomes.flatMap((outcome) => (outcome.outcome === 'face' ? [outcome.face] : []));
  const [first] = outcomes;
  if (faces.length > 0 || !first || first.outcome === 'face') return faces;
  const key = failureMessages[failureReasons[first.outcome]];
  throw new AppError('badRequest', { sentences: [{ key, values: {} }], fields: { pictureFile: key } });
}

async function presentMatches(context: Context, matches: readonly ScreenedMatch[]): Promise<Match[]> {
  const records = await findPetitions(
    context.db,
    matches.flatMap(({ record }) => record?.id ?? []),
  );
  const pictures = new Map(records.map((row) => [row.id, presentPictures(context, row)]));
  const rows = new Map(records.map((row) => [row.id, row]));
  return matches.map((match): Match => {
    const { record, entry } = match;
    const person = record ?? entry;
    const own = (record && pictures.get(record.id)) ?? [];
    const row = record ? rows.get(record.id) : undefined;
    const resultStatus = record?.resultStatus ?? match.verdict;
    return {
      _id: randomUUID(),
      userGuid: match.userGuid,
      recordId: record?.id ?? null,
      recordVersion: record?.version ?? null,
      kycReasons: row?.kyc_reasons ?? [],
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? '',
      email: person?.email ?? '',
      registryDate: record?.registryDate ?? '',
      dateBirth: person?.dateBirth ?? '',
      docType: person?.docType ?? '',
      docId: person?.docId ?? '',
      docExpireAt: person?.docExpireAt ?? '',
      countryNationalityName: person?.countryNationalityName ?? '',
      countryResidenceName: person?.countryResidenceName ?? '',
      pictures: own,
      pictureURLs: own.map(({ url }) => url),
      resultStatus,
      source: match.source,
      confirmedMatch: match.confirmedMatch,
      immovable: isImmovable({ source: row?.source ?? match.source, resultStatus }),
      firstnameMatch: match.firstnameMatch,
      lastnameMatch: match.lastnameMatch,
      emailMatch: match.emailMatch,
      registryDateMatch: match.registryDateMatch,
      dateBirthMatch: match.dateBirthMatch,
      docIdMatch: match.docIdMatch,
      evidence: match.evidence,
    };
  });
}
