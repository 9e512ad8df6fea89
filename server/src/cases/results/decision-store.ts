import type { MatchOutcome, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import type { Decision } from '@afc/screening/decide';
import type { Actor } from '../../platform/base/actor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { strength } from './match-store.ts';

interface NewDecision {
  readonly petitionId: string;
  readonly actor: Actor;
  readonly at?: Date;
  /** Before it; nothing at the screening. */
  readonly from?: Decision & { readonly version: number };
  readonly to: Decision;
}

interface ByStaff {
  readonly cause: 'review';
  /** Of the comment, where there is one. */
  readonly commentDigest: string | null;
  readonly outcomes: ReadonlyMap<string, MatchOutcome>;
  /** The case of another record in which this one was decided about. */
  readonly reviewedIn: string | null;
}

interface ByRule {
  readonly cause: 'screening' | 'rescreen' | 'delisting';
}

/** The match that speaks for a status: the strongest of that source, one that blacklists first. */
const decidingRule = (petitionId: string, { source }: Decision) => sql`(
  select rule from matches where petition_id = ${petitionId} and source = ${source}
  order by coalesce(entry_status = 'blacklist', false) desc, ${strength} limit 1)`;

/** What changes neither status nor source is no decision of AFC: the one before stays in force. */
export const isOther = (before: Decision, after: Decision): boolean =>
  before.resultStatus !== after.resultStatus || before.source !== after.source;

/** Notes who decided about a record, in the transaction that changes it, before the audit event. */
export async function writeDecision(tx: Transaction, decision: NewDecision & (ByStaff | ByRule)): Promise<void> {
  const { petitionId, actor, at, from, to, cause } = decision;
  const staff = decision.cause === 'review' ? decision : undefined;
  const rule = staff ? sql`null` : decidingRule(petitionId, to);
  await tx.query(
    sql`
    with decided as (
      insert into decisions (petition_id, at, cause, actor_kind, actor_id, actor_name, record_version, from_status,
        from_source, to_status, to_source, rule, comment_digest, policy_version, reviewed_in)
      select petition_id, coalesce(${at ?? null}::timestamptz, now()), ${cause}, ${actor.kind}, ${actor.id},
        ${actor.name}, ${from?.version ?? null}::integer, ${from?.resultStatus ?? null}, ${from?.source ?? null},
        ${to.resultStatus}, ${to.source}, ${rule}, ${staff?.commentDigest ?? null}, policy_version,
        ${staff?.reviewedIn ?? null}::uuid
      from results where petition_id = ${petitionId} returning number)
    insert into decision_outcomes (decision, match_id, outcome)
    select number, key::uuid, value from decided, jsonb_each_text(${asJson(staff?.outcomes)}::jsonb)`.prepared(
      staff ? 'decide by staff' : 'decide by rule',
    ),
  );
}

const asJson = (outcomes: ByStaff['outcomes'] = new Map()) => JSON.stringify(Object.fromEntries(outcomes));

/** A decision that is in force, or was. */
const applied = sql`state in ('applied', 'confirmed')`;

/** Whether this person's decision on that version of a record, in its own case, says the same. */
export async function wasDecided(
  db: Queryable,
  {
    petitionId,
    actor,
    version,
    comment,
    outcomes,
  }: {
    readonly petitionId: string;
    readonly actor: Actor;
    readonly version: number;
    readonly comment: string;
    readonly outcomes: ReadonlyMap<string, MatchOutcome>;
  },
): Promise<boolean> {
  const decided = await db.query(sql`
    select from decisions left join review_comments on digest = comment_digest
    where decisions.petition_id = ${petitionId} and cause = 'review' and reviewed_in is null and ${applied}
      and actor_id = ${actor.id} and record_version = ${version} and coalesce(comment, '') = ${comment}
      and coalesce((select jsonb_object_agg(match_id, outcome) from decision_outcomes where decision = number), '{}')
        = ${asJson(outcomes)}::jsonb`);
  return decided.length > 0;
}

/** What staff last decided about a record for another reason than a list's entry. */
export async function decidedByStaff(db: Queryable, petitionId: string): Promise<ResultStatus | undefined> {
  const [decision] = await db.query<{ to_status: ResultStatus; to_source: RecordSource | null }>(sql`
    select to_status from decisions
    where petition_id = ${petitionId} and cause = 'review' and ${applied} and to_source is distinct from 'provider'
    order by number desc limit 1`);
  return decision?.to_status;
}
