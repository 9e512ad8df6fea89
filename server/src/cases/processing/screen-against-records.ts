import { dayOf } from '@afc/contract/day-of';
import type { PersonSubmission } from '@afc/contract/person';
import type { Face } from '@afc/screening/faces/outcome';
import { cosineOf } from '@afc/screening/faces/vector';
import type { KnownRecord } from '@afc/screening/record';
import { type ProviderFinding, type Screening, screen } from '@afc/screening/screen';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import { bestOfEach, type FaceNeighbour, type GallerySearch, neighbourOf } from '../../engines/gallery/face-gallery.ts';
import { changesAfter } from '../../engines/gallery/store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findCandidates } from './candidates.ts';
import type { ProviderFindings } from './provider-findings.ts';

/** What decides about a person by what was found. */
export interface ScreeningNeeds {
  readonly config: Config;
  readonly faces: () => Promise<FaceEngine>;
  readonly now: () => Date;
}

export interface PersonToScreen {
  readonly id: string;
  readonly person: PersonSubmission;
  readonly registeredAt: Date;
  readonly faces: readonly Face[];
  /** The keys of the photos that show the faces, where they are kept. */
  readonly pictureKeys?: readonly string[];
  readonly search: GallerySearch;
  readonly provider: Pick<ProviderFindings, 'findings' | 'entriesLeftOut'>;
  /** What outside engines found. */
  readonly outside?: readonly ProviderFinding[];
  readonly failedEngines?: readonly string[];
  /** How many photos were sent, with and without a usable face. */
  readonly photoCount: number;
}

/** Compares with the records as they are now in `db` and decides. Nothing is written. */
export async function screenAgainstRecords(
  needs: ScreeningNeeds,
  db: Queryable,
  subject: PersonToScreen,
): Promise<Screening> {
  const { id, person, registeredAt, faces, search } = subject;
  const engine = await needs.faces();
  const neighbours = bestOfEach([...search.neighbours, ...(await enrolledSince(engine, db, subject))]);
  const thresholds = engine.thresholds(search.size);
  const alike = neighbours.filter(({ cosine }) => cosine >= thresholds.consider);
  const records = await findCandidates(
    db,
    person,
    alike.map(({ petitionId }) => petitionId),
  );
  return screen({
    subject: { ...person, id, registryDate: registeredAt.toISOString() },
    today: dayOf(needs.now().toISOString()),
    kycRejects: needs.config.kycRejects,
    face: {
      hits: mostAlike(alike, records).map(({ petitionId, pictureKey, photo, cosine }) => ({
        recordId: petitionId,
        recordPictureKey: pictureKey,
        pictureKey: subject.pictureKeys?.[photo],
        cosine,
        strangerOdds: engine.strangerOdds(cosine),
      })),
      considerThreshold: thresholds.consider,
      blacklistThreshold: thresholds.blacklist,
      gallerySize: search.size,
      model: engine.model,
    },
    records,
    provider: subject.provider.findings,
    entriesLeftOut: subject.provider.entriesLeftOut,
    outside: subject.outside ?? [],
    liveness: livenessDoubt(needs, faces),
    failedEngines: subject.failedEngines ?? [],
    photos: { withoutFace: subject.photoCount > faces.length, unlike: areUnlike(engine, faces) },
  });
}

const mostRecords = 50;

/** The most alike of all and of the blacklisted: these decide, however many others are more alike. */
function mostAlike(alike: readonly FaceNeighbour[], records: readonly KnownRecord[]): FaceNeighbour[] {
  const marked = new Set(records.filter(({ resultStatus }) => resultStatus === 'blacklist').map(({ id }) => id));
  const blacklisted = alike.filter(({ petitionId }) => marked.has(petitionId));
  return [...new Set([...alike.slice(0, mostRecords), ...blacklisted.slice(0, mostRecords)])];
}

/** Faces that other workers enrolled after the search: two uploads at the same moment still find each other. */
async function enrolledSince(
  engine: FaceEngine,
  db: Queryable,
  { search, faces }: PersonToScreen,
): Promise<FaceNeighbour[]> {
  const changes = await changesAfter(db, search.asOf, engine.model);
  return changes.flatMap(({ face }) =>
    faces.flatMap(({ vector }, photo) => (face ? neighbourOf(face, photo, cosineOf(vector, face.vector)) : [])),
  );
}

/** Whether two of the photos are no more alike than strangers: as in a gallery of one face. */
function areUnlike(engine: FaceEngine, faces: readonly Face[]): boolean {
  const least = engine.thresholds(1).consider;
  return faces.some((face, index) =>
    faces.slice(index + 1).some((other) => cosineOf(face.vector, other.vector) < least),
  );
}

/** The least convincing of the photos, if the operator's model doubts it. */
function livenessDoubt({ config }: { readonly config: Config }, faces: readonly Face[]) {
  const judged = faces.flatMap(({ liveness }) => (liveness ? [liveness] : []));
  const [worst] = judged.toSorted((a, b) => a.score - b.score);
  if (!worst || worst.score >= config.face.livenessThreshold) return undefined;
  return { ...worst, threshold: config.face.livenessThreshold };
}
