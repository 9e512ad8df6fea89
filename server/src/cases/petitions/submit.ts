import { randomUUID } from 'node:crypto';
import type { AcceptedPetition } from '@afc/contract/petition';
import type { PetitionKind, PetitionStatus } from '@afc/contract/vocabulary';
import type { z } from 'zod';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { sql } from '../../platform/database/sql.ts';
import { discardPictures } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { insertPetition } from '../records/store.ts';
import type { Submission } from './submission.ts';

/** What writes a petition and its job. */
export interface SubmitNeeds {
  readonly db: Database;
  readonly images: ImageStore;
  readonly jobs: () => Promise<Jobs>;
  readonly now: () => Date;
}

type Accepted = z.output<typeof AcceptedPetition>;

export interface SubmitOptions extends Asking {
  readonly kind: PetitionKind;
  /** A retry with the same key is answered with the first petition. */
  readonly idempotencyKey?: string | undefined;
}

/** The pictures are stored already; petition and job are written together or not at all. */
export async function submitPetition(
  needs: SubmitNeeds,
  submission: Submission<string>,
  options: SubmitOptions,
): Promise<Accepted> {
  const { kind, actor, requestId } = options;
  const id = randomUUID();
  try {
    const jobs = await needs.jobs();
    const accepted = await needs.db.transaction(async (tx): Promise<Accepted> => {
      const first = await findFirst(tx, submission.digest, options);
      if (first) return first;
      await write(tx, { id, at: needs.now() }, submission, options);
      await jobs.enqueue(tx, id);
      await recordEvent(tx, {
        actor,
        requestId,
        action: 'petition.submitted',
        subjectKind: 'petition',
        subjectId: id,
        after: { kind, pictures: submission.pictures.length },
      });
      return { _id: id, status: 'processing' };
    });
    if (accepted._id !== id) await discardPictures(needs.images, submission.pictures);
    return accepted;
  } catch (error) {
    // A database that went away may have kept the petition all the same: then the sweeper of orphans knows better.
    if (error instanceof AppError) await discardPictures(needs.images, submission.pictures);
    throw error;
  }
}

async function write(
  tx: Transaction,
  { id, at }: { id: string; at: Date },
  { person, pictures, digest }: Submission<string>,
  { kind, actor, idempotencyKey }: SubmitOptions,
): Promise<void> {
  await insertPetition(tx, {
    id,
    userId: randomUUID(),
    kind,
    registeredAt: at,
    person,
    submittedBy: actor.id,
    pictureKeys: pictures,
  });
  if (idempotencyKey !== undefined)
    await tx.query(sql`
      insert into idempotency_keys (actor_id, key, digest, petition_id, created_at)
      values (${actor.id}, ${idempotencyKey}, ${digest}, ${id}, ${at})`);
}

/** Two equal requests at once wait for each other here, so the second finds the first. */
async function findFirst(
  tx: Transaction,
  digest: string,
  { kind, actor, idempotencyKey: key }: SubmitOptions,
): Promise<Accepted | undefined> {
  if (key === undefined) return undefined;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`${actor.id}\n${key}`}, 0))`);
  const [row] = await tx.query<{ id: string; kind: PetitionKind; status: PetitionStatus; digest: string }>(sql`
    select petitions.id, kind, status, digest from idempotency_keys join petitions on petitions.id = petition_id
    where actor_id = ${actor.id} and key = ${key}`);
  // A test check is another request than an upload of the same content: answered with it, nobody would be enrolled.
  if (row && (row.digest !== digest || row.kind !== kind)) throw new AppError('idempotencyKeyUsed');
  return row && { _id: row.id, status: row.status };
}

const keysKeptMs = 24 * 60 * 60_000;

/** Whoever retries does so within a day. */
export async function forgetIdempotencyKeys({ db, now }: DatabaseAndClock): Promise<void> {
  const before = new Date(now().getTime() - keysKeptMs);
  await db.query(sql`delete from idempotency_keys where created_at < ${before}`);
}
