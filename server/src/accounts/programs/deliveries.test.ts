import { webhookEvents } from '@afc/contract/webhooks';
import { afterAll, afterEach, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { forgetDeliveries, settleDelivery, takeDelivery, waitSeconds } from './delivery-queue.ts';
import { startWebhookWorker } from './delivery-worker.ts';
import { isGenuine, Receiver } from './testing/receiver.ts';

const app = await createTestApp({ env: { AFC_WEBHOOK_NETWORKS: 'any' } });
const { db } = app.context;
const { client } = await app.as('Administrator');
const opened: Receiver[] = [];
await app.startWorker();

afterEach(async () => {
  for (const { _id } of (await client('listWebhooks', {})).resultList)
    await client('removeWebhook', { params: { id: _id } });
  for (const receiver of opened.splice(0)) await receiver.close();
});
afterAll(() => app.close());

async function register(answer?: Receiver['answer']) {
  const receiver = await new Receiver().listen();
  opened.push(receiver);
  if (answer) receiver.answer = answer;
  const made = await client('createWebhook', { body: { url: receiver.url, events: ['result.erased'] } });
  return { receiver, id: made._id, secret: made.secret };
}

/** Something happens. */
async function erase(): Promise<string> {
  const id = await makeRecord(app.context);
  await client('eraseResult', { params: { id }, body: { comment: '' } });
  return id;
}

const deliveries = async (id: string) => (await client('listDeliveries', { params: { id } })).resultList;
/** The delivery after its first try, or after the next one. */
const tried = (id: string, before: string | null = null) =>
  waitFor(async () => (await deliveries(id)).find(({ triedAt }) => triedAt !== null && triedAt !== before));
const hurry = (id: string) =>
  db.query(sql`update webhook_deliveries set next_try_at = now() where webhook_id = ${id} and next_try_at is not null`);

it('tries again what was answered with 500, under the same id and newly signed, until it is taken', async () => {
  const { receiver, id, secret } = await register((response) => response.writeHead(500).end());
  const petitionId = await erase();
  const failed = await tried(id);
  expect(failed).toMatchObject({
    event: 'result.erased',
    petitionId,
    state: 'waiting',
    status: 500,
    problem: 'It answered 500.',
    nextTryAt: expect.any(String),
  });
  expect((await client('listWebhooks', {})).resultList).toMatchObject([
    { _id: id, waiting: 1, givenUp: 0, lastDelivery: { _id: failed._id, status: 500 } },
  ]);
  receiver.answer = (response) => response.writeHead(202).end('thanks');
  await hurry(id);
  const taken = await tried(id, failed.triedAt);
  expect(taken).toMatchObject({
    _id: failed._id,
    tries: 2,
    state: 'delivered',
    status: 202,
    problem: null,
    nextTryAt: null,
  });
  expect(receiver.letters.map(({ text }) => text)).toEqual(Array(2).fill(receiver.letters[0]?.text));
  for (const letter of receiver.letters) expect(isGenuine(letter, secret)).toBe(true);
  expect((await client('listWebhooks', {})).resultList).toMatchObject([{ waiting: 0, lastDelivery: { status: 202 } }]);
});

it('follows no redirect', async () => {
  const elsewhere = await new Receiver().listen();
  opened.push(elsewhere);
  const { id } = await register((response) => response.writeHead(307, { location: elsewhere.url }).end());
  await erase();
  expect(await tried(id)).toMatchObject({
    state: 'waiting',
    status: 307,
    problem: 'It answered 307, a redirect. None is followed: register the address that it leads to.',
  });
  expect(elsewhere.letters).toEqual([]);
});

it('says of a receiver that is not there that it could not be reached, in the language of whoever asks', async () => {
  const { receiver, id } = await register();
  await receiver.close();
  opened.length = 0;
  await erase();
  expect(await tried(id)).toMatchObject({ status: null, problem: 'It could not be reached (ECONNREFUSED).' });
  const spanish = await client('listDeliveries', { params: { id } }, { headers: { 'accept-language': 'es' } });
  expect(spanish.resultList[0]?.problem).toBe('No se pudo contactar (ECONNREFUSED).');
});

it('tells others while one receiver does not answer', async () => {
  const held: (() => void)[] = [];
  const slow = await register((response) => void held.push(() => response.writeHead(200).end()));
  const quick = await register();
  for (let i = 0; i < 6; i++) await erase();
  await waitFor(() => (quick.receiver.letters.length === 6 && slow.receiver.letters.length === 4) || undefined);
  // No more than four at once to one receiver.
  expect((await client('listWebhooks', {})).resultList.map(({ waiting }) => waiting)).toEqual([0, 6]);
  slow.receiver.answer = (response) => response.writeHead(200).end();
  for (const answer of held) answer();
  await waitFor(async () => (await deliveries(slow.id)).every(({ state }) => state === 'delivered') || undefined);
  expect(new Set(slow.receiver.letters.map(({ body }) => body.id)).size).toBe(6);
  expect(slow.receiver.letters).toHaveLength(6);
});

it('ends only when who is just being told has answered', async () => {
  const other = await createTestApp({ env: { AFC_WEBHOOK_NETWORKS: 'any' } });
  const { db: own } = other.context;
  const { client: administrator } = await other.as('Administrator');
  const receiver = await new Receiver().listen();
  opened.push(receiver);
  let answer: () => void = () => undefined;
  receiver.answer = (response) => {
    answer = () => response.writeHead(204).end();
  };
  await administrator('createWebhook', { body: { url: receiver.url, events: ['result.erased'] } });
  const worker = await startWebhookWorker(other.context);
  const id = await makeRecord(other.context);
  await administrator('eraseResult', { params: { id }, body: { comment: '' } });
  await receiver.told(({ petition }) => petition?._id === id);
  const happened: string[] = [];
  const stopping = worker.stop().then(() => happened.push('stopped'));
  const undelivered = await own.query(sql`select 1 from webhook_deliveries where delivered_at is null`);
  happened.push('answered');
  answer();
  await stopping;
  const left = await own.query(sql`select 1 from webhook_deliveries where delivered_at is null`);
  await other.close();
  expect(happened).toEqual(['answered', 'stopped']);
  expect([undelivered.length, left.length]).toEqual([1, 0]);
});

it('lets a delivery be taken once, and again only when its taker had its time', async () => {
  const other = await createTestApp();
  try {
    const { db: own } = other.context;
    const { client: developer } = await other.as('Developer');
    const body = { url: 'https://nobody.invalid/', events: [...webhookEvents] };
    const { _id: id } = await developer('createWebhook', { body });
    await own.query(sql`
      insert into webhook_deliveries (webhook_id, event_id, event, subject, next_try_at)
      select ${id}, gen_random_uuid(), 'result.erased', '{}', now() from generate_series(1, 5)`);
    const taken = await own.transaction(async (tx) => {
      // What somebody is just taking is passed over, and not waited for.
      const first = await takeDelivery(tx, id);
      return [first, ...(await Promise.all(Array.from({ length: 7 }, () => takeDelivery(own, id))))];
    });
    expect(new Set(taken.flatMap((one) => one?.id ?? [])).size).toBe(5);
    expect(taken.filter((one) => one === undefined)).toHaveLength(3);
    expect(await takeDelivery(own, id)).toBeUndefined();
    await own.query(sql`update webhook_deliveries set next_try_at = now() - interval '1 second'`);
    const again = await takeDelivery(own, id);
    expect(again?.id).toBe(Math.min(...taken.flatMap((one) => one?.id ?? [])));
    if (again?.tries !== 2) throw new Error('it was not taken a second time');
    await settleDelivery(own, again, { status: 200, problem: null });
    // Its first taker comes late: what is delivered stays so.
    const problem = { key: 'webhookStatus', values: { status: 500 } } as const;
    await settleDelivery(own, { ...again, tries: 1 }, { status: 500, problem });
    const [row] = await own.query(sql`select status, next_try_at from webhook_deliveries where id = ${again.id}`);
    expect(row).toEqual({ status: 200, next_try_at: null });
  } finally {
    await other.close();
  }
});

it('waits longer before each try, and gives up after a day', async () => {
  expect([1, 2, 3, 4, 7, 8, 20].map(waitSeconds)).toEqual([10, 30, 90, 270, 7_290, 10_800, 10_800]);
  const { receiver, id } = await register((response) => response.writeHead(503).end());
  await erase();
  const first = await tried(id);
  await db.query(sql`update webhook_deliveries set at = now() - interval '23 hours' where webhook_id = ${id}`);
  await hurry(id);
  const second = await tried(id, first.triedAt);
  expect(second).toMatchObject({ state: 'waiting', tries: 2 });
  await db.query(sql`update webhook_deliveries set at = now() - interval '25 hours' where webhook_id = ${id}`);
  await hurry(id);
  expect(await tried(id, second.triedAt)).toMatchObject({ state: 'givenUp', tries: 3, status: 503, nextTryAt: null });
  expect((await client('listWebhooks', {})).resultList).toMatchObject([{ waiting: 0, givenUp: 1 }]);
  await erase();
  await waitFor(() => receiver.letters.length === 4 || undefined);
});

it('tells a removed webhook nothing, neither what waits nor what comes', async () => {
  const { receiver, id } = await register((response) => response.writeHead(500).end());
  const other = await register();
  await erase();
  await tried(id);
  await client('removeWebhook', { params: { id } });
  await erase();
  await waitFor(() => other.receiver.letters.length === 2 || undefined);
  expect(receiver.letters).toHaveLength(1);
  expect(await db.query(sql`select 1 from webhook_deliveries where webhook_id = ${id}`)).toEqual([]);
});

it('writes nothing down while there is no webhook', async () => {
  await db.query(sql`delete from webhook_deliveries`);
  await erase();
  expect(await db.query(sql`select 1 from webhook_deliveries`)).toEqual([]);
});

it('forgets after some days how deliveries went, but nothing that waits', async () => {
  const { id } = await register();
  await db.query(sql`
    insert into webhook_deliveries (webhook_id, event_id, event, subject, at, next_try_at, delivered_at)
    select coalesce(webhook, gen_random_uuid()), gen_random_uuid(), event, '{}', now() - age,
      next_try_at, case when next_try_at is null then now() end
    from (values
      (${id}::uuid, 'old', interval '80 hours', null::timestamptz),
      (${id}::uuid, 'new', interval '60 hours', null),
      (${id}::uuid, 'waits', interval '80 hours', now() + interval '1 hour'),
      (null, 'orphan', interval '80 hours', now() + interval '1 hour')) rows (webhook, event, age, next_try_at)`);
  await forgetDeliveries(app.context);
  const left = await db.query<{ event: string }>(sql`
    select event from webhook_deliveries where event in ('old', 'new', 'waits', 'orphan') order by event`);
  expect(left.map(({ event }) => event)).toEqual(['new', 'waits']);
  await db.query(sql`delete from webhook_deliveries`);
});
