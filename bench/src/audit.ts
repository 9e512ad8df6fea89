import { randomUUID } from 'node:crypto';
import type { AuditRow } from '@afc/server/accounts/audit/audit-row';
import { eventHash } from '@afc/server/accounts/audit/hash';
import { readHead, verifyChain } from '@afc/server/accounts/audit/verify';
import type { Database } from '@afc/server/platform/database/database';
import { sql } from '@afc/server/platform/database/sql';
import { countOf } from './arguments.ts';
import { cpuMs, percentiles, report, timed, timesOf } from './figures.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const batchSize = 5_000;
const rounds = 30;
/** The first day of a made trail: all newer events come before it. */
const day = '2026-01-01';

/** Verifying and reading a long audit trail: `npm run bench -- audit [events]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const events = countOf(args[0], 100_000);
  const server = await startServerUnderTest();
  try {
    const { db } = server.context;
    await fillTrail(db, events);
    const cpuBefore = cpuMs();
    const milliseconds = await timed(async () => {
      const verdict = await verifyChain(db);
      if (!verdict.whole) throw new Error(verdict.finding);
    });
    const cpuSeconds = (cpuMs() - cpuBefore) / 1_000;
    report({
      bench: 'audit',
      what: 'verify',
      events,
      seconds: Math.round(milliseconds / 10) / 100,
      // Of AFC's own process; PostgreSQL's come on top.
      cpuSeconds: Math.round(100 * cpuSeconds) / 100,
    });
    await measureCalls(server);
  } finally {
    await server.close();
  }
}

/** What the page asks: a stretch of the verification, the newest events, those of a person and of a record. */
async function measureCalls({ client, context: { db } }: ServerUnderTest): Promise<void> {
  const [some] = await db.query<AuditRow>(sql`select * from audit_events order by number limit 1`);
  const { actor_id: actor = '', subject_id: subject = '' } = some ?? {};
  const calls = {
    'a stretch of the verification': () => client('auditVerification', { query: {} }),
    'the newest ten': () => client('audit', { query: {} }),
    'ten of a person': () => client('audit', { query: { actor } }),
    'ten of a record': () => client('audit', { query: { subject: subject.slice(0, 8) } }),
    'ten by a part of a name': () => client('audit', { query: { actor: 'made' } }),
    'ten of an action': () => client('audit', { query: { action: 'result' } }),
    'ten of an action on a day': () => client('audit', { query: { action: 'result', from: day, to: day } }),
  };
  for (const [what, call] of Object.entries(calls)) {
    const times = await timesOf(rounds, () => timed(call));
    report({ bench: 'audit', what, milliseconds: percentiles(times) });
  }
}

/** A chain like that of many petitions, hashed as the product does it; a folder that is kept is only filled up. */
async function fillTrail(db: Database, events: number): Promise<void> {
  let head = await readHead(db);
  const staff = Array.from({ length: 20 }, () => randomUUID());
  while (head.number < events) {
    const rows: AuditRow[] = [];
    for (let index = 0; index < Math.min(batchSize, events - head.number); index += 1) {
      const number = head.number + index + 1;
      const previous = rows.at(-1)?.hash ?? head.hash;
      const content = { ...madeEvent(number, staff[number % staff.length] ?? ''), previous_hash: previous };
      rows.push({ ...content, hash: eventHash(content) });
    }
    await db.query(sql`
      insert into audit_events select * from jsonb_populate_recordset(null::audit_events, ${JSON.stringify(rows)})`);
    head = await readHead(db);
  }
  await db.query(sql`analyze audit_events`);
}

const madeEvent = (number: number, actor: string): Omit<AuditRow, 'hash' | 'previous_hash'> => ({
  number,
  at: new Date(Date.UTC(2026, 0, 1) + number * 1_000),
  actor_kind: 'staff',
  actor_id: actor,
  actor_name: 'Made Operator',
  action: number % 2 === 0 ? 'result.applied' : 'petition.submitted',
  subject_kind: 'petition',
  subject_id: randomUUID(),
  before: number % 2 === 0 ? { resultStatus: 'consider', source: 'ai' } : null,
  after:
    number % 2 === 0
      ? { resultStatus: 'blacklist', source: 'ai', comment: 'the same person', matches: [] }
      : { kind: 'user', pictures: 1 },
  request_id: randomUUID(),
});
