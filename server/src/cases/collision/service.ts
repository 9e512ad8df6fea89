import { randomUUID } from 'node:crypto';
import { failureMessages, type Language } from '@afc/contract/messages';
import type { Collision, Match } from '@afc/contract/result';
import type { Registered } from '@afc/screening/record';
import type { ScreenedMatch } from '@afc/screening/screen';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import { askEngines } from '../../engines/outside-engines/ask-engines.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PictureSigner } from '../../platform/images/signed-address.ts';
import type { Submission } from '../petitions/submission.ts';
import { providerFindings } from '../processing/provider-findings.ts';
import type { ScreeningNeeds } from '../processing/screen-against-records.ts';
import { screenAgainstRecords } from '../processing/screen-against-records.ts';
import { failureReasonOf } from '../processing/see-picture.ts';
import { presentChecks } from '../records/present-checks.ts';
import type { PictureNeeds } from '../records/present-pictures.ts';
import { presentPictures } from '../records/present-pictures.ts';
import { findPetitions } from '../records/store.ts';
import { rowOf } from '../results/match-store.ts';
import { presentMatch } from '../results/present-match.ts';

/** What compares a person with everybody, and shows whom it found. */
export interface CollisionNeeds extends ScreeningNeeds {
  readonly db: Database;
  readonly names: NameScreening;
  readonly pictureSigner: PictureSigner;
}

/** Who asked, and waits for the answer. */
interface Waiting extends Asking {
  readonly language: Language;
  /** Says that nobody waits for the answer any more. */
  readonly hungUp: AbortSignal;
}

/** The same screening as an upload's, at once, and outside engines with it. Nothing of the person is stored. */
export async function compareWithEverything(
  needs: CollisionNeeds,
  submission: Submission<Buffer>,
  by: Waiting,
): Promise<Collision> {
  const { person } = submission;
  const registeredAt = needs.now();
  const engine = await needs.faces();
  const [faces, provider, engines] = await Promise.all([
    findFaces(needs, submission.pictures, by.hungUp),
    // Nothing is stored that a rescreen could mend: a list that was just imported is searched already.
    needs.names.follow().then(() => providerFindings(needs, { person, petitionId: null })),
    askEngines(needs.config.engines, person, by),
  ]);
  const screening = await screenAgainstRecords(needs, needs.db, {
    id: randomUUID(),
    person,
    registeredAt,
    faces,
    photoCount: submission.pictures.length,
    search: await engine.gallery.search(faces.map(({ vector }) => vector)),
    provider,
    outside: engines.flatMap(({ hits }) => hits),
    failedEngines: engines
      .filter(({ answered }) => !answered)
      .map(({ engine: name, message }) => `${name}: ${message}`),
  });
  const [matchList] = await Promise.all([
    presentMatches(needs, { ...person, registryDate: registeredAt.toISOString() }, screening.matches),
    needs.db.transaction((tx) =>
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
      entriesLeftOut: screening.entriesLeftOut,
      kycReasons: screening.kycReasons,
      checksNotRun: presentChecks(screening.checksNotRun, by.language),
      engines: engines.map(({ engine: name, answered, message }) => ({ engine: name, answered, message })),
    },
  };
}

/** The faces of the photos; without any, the sentence of the first photo's failure. */
async function findFaces(
  needs: { readonly faces: () => Promise<FaceEngine> },
  pictures: readonly Buffer[],
  hungUp: AbortSignal,
) {
  const engine = await needs.faces();
  const outcomes = await Promise.all(pictures.map((bytes) => engine.analyse(bytes, hungUp)));
  const faces = outcomes.flatMap((outcome) => (outcome.outcome === 'face' ? [outcome.face] : []));
  const [first] = outcomes;
  if (faces.length > 0 || !first || first.outcome === 'face') return faces;
  const key = failureMessages[failureReasonOf(first)];
  throw new AppError('badRequest', { sentences: [{ key, values: {} }], fields: { pictureFile: key } });
}

/** As the matches of a record are, though nothing of these is kept. */
async function presentMatches(
  needs: PictureNeeds & { readonly db: Database },
  subject: Registered,
  matches: readonly ScreenedMatch[],
): Promise<Match[]> {
  const rows = await findPetitions(
    needs.db,
    matches.flatMap(({ record }) => record?.id ?? []),
  );
  const records = new Map(rows.map((row) => [row.id, { row, pictures: presentPictures(needs, row) }]));
  return matches.map((match) =>
    presentMatch(subject, { ...rowOf(match), id: randomUUID() }, records.get(match.record?.id ?? '')),
  );
}
