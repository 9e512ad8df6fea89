import type { AuditEvent, AuditSubjectKind } from '@afc/contract/audit';
import { locationOfPetition, type PetitionKind } from '@afc/contract/vocabulary';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';
import type { AuditRow } from './audit-row.ts';
import { withComments } from './review-comments.ts';

/** Events with what is known today about whom or what they are about. */
export async function presentEvents(db: Queryable, rows: readonly AuditRow[]): Promise<AuditEvent[]> {
  const names = await staffNames(db, subjectsOf(rows, 'staff'));
  const kinds = await kindsWithResult(db, subjectsOf(rows, 'petition'));
  return (await withComments(db, rows)).map((row) => {
    const kind = row.subject_kind === 'petition' ? kinds.get(row.subject_id) : undefined;
    return {
      number: row.number,
      at: row.at.toISOString(),
      actorKind: row.actor_kind,
      actorId: row.actor_id,
      actorName: row.actor_name,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      subjectName: row.subject_kind === 'staff' ? (names.get(row.subject_id) ?? '') : '',
      subjectLocation: kind ? locationOfPetition[kind] : null,
      before: row.before,
      after: row.after,
      requestId: row.request_id,
      hash: row.hash,
    };
  });
}

const subjectsOf = (rows: readonly AuditRow[], kind: AuditSubjectKind) =>
  rows.filter(({ subject_kind, subject_id }) => subject_kind === kind && isId(subject_id)).map((row) => row.subject_id);

async function staffNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; firstname: string; lastname: string }>(
    sql`select id, firstname, lastname from staff where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, displayNameOf(row)]));
}

async function kindsWithResult(db: Queryable, ids: readonly string[]): Promise<Map<string, PetitionKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; kind: PetitionKind }>(
    sql`select id, kind from petitions where id = any(${ids}::uuid[]) and status = 'processed'`,
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
