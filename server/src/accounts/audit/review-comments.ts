import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { AuditRow } from './audit-row.ts';

/** The words stand apart, where erasing the case takes them; the salt keeps short ones from being guessed afterwards. */
export interface ReviewComment {
  readonly salt: string;
  readonly comment: string;
}

/** What an event holds of a comment. */
type CommentOfEvent = '' | { readonly digest: string };

/** Keeps what a reviewer wrote about a case, for the events of that review. */
export async function keepComment(tx: Transaction, petitionId: string, comment: string): Promise<CommentOfEvent> {
  if (comment === '') return '';
  const salt = randomBytes(16).toString('hex');
  const digest = digestOf({ salt, comment });
  await tx.query(sql`
    insert into review_comments (digest, salt, comment, petition_id)
    values (${digest}, ${salt}, ${comment}, ${petitionId})`);
  return { digest };
}

export const digestOf = ({ salt, comment }: ReviewComment): string =>
  createHash('sha256').update(`${salt}${comment}`).digest('hex');

/** The digest that an event holds, of the column `after`. */
export const digestColumn = sql`after -> 'comment' ->> 'digest'`;

/** Events with the words of their comments; those that went with their case are empty. */
export async function withComments(db: Queryable, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const digests = rows.flatMap((row) => digestIn(row) ?? []);
  if (digests.length === 0) return [...rows];
  const kept = await db.query<{ digest: string; comment: string }>(sql`
    select digest, comment from review_comments where digest = any(${digests}::text[])`);
  const comments = new Map(kept.map(({ digest, comment }) => [digest, comment]));
  return rows.map((row) => {
    const digest = digestIn(row);
    return digest === undefined ? row : { ...row, after: { ...row.after, comment: comments.get(digest) ?? '' } };
  });
}

const Commented = z.object({ comment: z.object({ digest: z.string() }) });

export const digestIn = ({ after }: Pick<AuditRow, 'after'>): string | undefined =>
  Commented.safeParse(after).data?.comment.digest;
