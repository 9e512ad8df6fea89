import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { emptyPerson, type PersonSubmission } from '@afc/contract/person';
import { checksNotRun } from '@afc/screening/checks-not-run';
import type { Face } from '@afc/screening/faces/outcome';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import { systemActor, unasked } from '../../platform/base/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { discardPictures, discardUploads } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { newPictureKey, storedName } from '../../platform/images/picture-key.ts';
import { finishPetition } from '../processing/finish-petition.ts';
import { policyVersion } from '../processing/policy.ts';
import { seePicture } from '../processing/see-picture.ts';
import type { SeenPicture } from '../records/picture-store.ts';
import { insertPetition } from '../records/store.ts';
import { type SampleFigure, sampleEmail, sampleFigures } from './figures.ts';

/** What enrols the sample figures. */
export interface SampleNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly faces: () => Promise<FaceEngine>;
  readonly images: ImageStore;
  readonly now: () => Date;
}

/** On the first start of an installation: ordinary records with status clear. Returns how many were loaded. */
export async function loadSamples(needs: SampleNeeds): Promise<number> {
  if (!needs.config.samples || !(await isFirstStart(needs.db))) return 0;
  const prepared: Prepared[] = [];
  for (const figure of sampleFigures) prepared.push(await prepare(needs, figure));
  const loaded = await needs.db.transaction(async (tx) => {
    await lockGallery(tx);
    if (!(await isFirstStart(tx))) return 0;
    for (const sample of prepared) await write(needs, tx, sample);
    await recordEvent(tx, {
      ...unasked,
      action: 'samples.loaded',
      subjectKind: 'samples',
      subjectId: 'samples',
      after: { samples: prepared.length },
    });
    return prepared.length;
  });
  // Another process was first.
  if (loaded === 0)
    await discardPictures(
      needs.images,
      prepared.map(({ picture }) => picture.key),
    );
  return loaded;
}

/** Once removed they stay away: the trail remembers that they were here. */
async function isFirstStart(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ used: boolean }>(sql`
    select exists (select 1 from petitions)
      or exists (select 1 from audit_events where action = 'samples.loaded') as used`);
  return row?.used === false;
}

interface Prepared {
  readonly person: PersonSubmission;
  readonly picture: SeenPicture;
  readonly face: Face;
}

async function prepare(
  needs: { readonly config: Config; readonly faces: () => Promise<FaceEngine>; readonly images: ImageStore },
  figure: SampleFigure,
): Promise<Prepared> {
  const { firstname, lastname, dateBirth, nationality } = figure;
  const key = newPictureKey();
  await needs.images.put(storedName(key, 'original'), await readFile(figure.file), 'image/jpeg');
  const { picture, face } = await seePicture(needs.images, await needs.faces(), key);
  if (!picture || !face) throw new Error(`The sample picture ${figure.file} shows no face.`);
  await discardUploads(needs, [key]);
  return {
    picture,
    face,
    person: {
      ...emptyPerson,
      firstname,
      lastname,
      dateBirth,
      countryNationalityName: nationality,
      email: sampleEmail(figure),
    },
  };
}

async function write(
  needs: { readonly config: Config; readonly faces: () => Promise<FaceEngine>; readonly now: () => Date },
  tx: Transaction,
  { person, picture, face }: Prepared,
): Promise<void> {
  const id = randomUUID();
  const { model } = await needs.faces();
  const at = needs.now();
  await insertPetition(tx, {
    id,
    userId: randomUUID(),
    kind: 'user',
    sample: true,
    registeredAt: at,
    person,
    submittedBy: systemActor.id,
    pictureKeys: [picture.key],
  });
  await finishPetition(tx, {
    id,
    kind: 'user',
    person,
    pictures: [picture],
    faces: [{ face, key: picture.key }],
    model,
    // Not screened but given: figures of the past would all be rejected for their age.
    screening: { ...givenAsClear, checksNotRun: checksNotRun(person, { isListLoaded: false }) },
    at,
    policy: policyVersion(needs, model),
  });
}

const givenAsClear = {
  resultStatus: 'clear',
  source: '',
  matches: [],
  entriesLeftOut: 0,
  kycReasons: [],
  emailMatch: false,
  dateBirthWarn: false,
  docExpireAtWarn: false,
  countryNationalityNameWarn: false,
  countryResidenceNameWarn: false,
} as const;
