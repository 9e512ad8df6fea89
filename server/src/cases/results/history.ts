import { type HistoryState, historyActions, historyStates } from '@afc/contract/audit';
import type { History, HistoryEntry } from '@afc/contract/result';
import type { z } from 'zod';
import type { AuditRow } from '../../accounts/audit/audit-row.ts';
import { withComments } from '../../accounts/audit/review-comments.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { findPetition } from '../records/store.ts';

/** What happened to a record, newest first: the audit trail in the words of reviewers. */
export async function presentHistory({ db }: { readonly db: Database }, id: string): Promise<z.output<typeof History>> {
  if (!(await findPetition(db, id))) throw new AppError('notFound');
  const rows = await db.query<AuditRow>(sql`
    select * from audit_events where subject_kind = 'petition' and subject_id = ${id} order by number desc`);
  return { totalResults: rows.length, resultList: (await withComments(db, rows)).map(presentEntry) };
}

function presentEntry(row: AuditRow): HistoryEntry {
  return {
    number: row.number,
    at: row.at.toISOString(),
    actorName: row.actor_name,
    action: historyActions.find((action) => action === row.action) ?? 'other',
    before: statusIn(row.before),
    after: statusIn(row.after),
    comment: textIn(row.after, 'comment'),
    reviewedIn: textIn(row.after, 'reviewedIn') || null,
  };
}

function statusIn(state: object | null): HistoryState {
  const status = textIn(state, 'resultStatus') || textIn(state, 'failureReason') || textIn(state, 'status');
  return historyStates.find((known) => known === status) ?? '';
}

function textIn(state: object | null, key: string): string {
  const value: unknown = state && Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : '';
}
