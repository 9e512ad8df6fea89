import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@afc/contract/webhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { isPublic } from '../../platform/network/public-address.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { send } from './send.ts';
import { isGenuine, Receiver } from './testing/receiver.ts';
import { admitted, DeliveryFailure, placesOf } from './webhook-address.ts';

const inside = await createTestApp({ env: { AFC_WEBHOOK_NETWORKS: 'any' } });
const usual = await createTestApp();
const receiver = await new Receiver().listen();
afterAll(async () => {
  await Promise.all([inside.close(), usual.close()]);
  await receiver.close();
});

describe('registering', () => {
  it('shows the secret once, stores it nowhere, and writes who did it', async () => {
    const { client, staff } = await inside.as('Developer');
    const url = `${receiver.url}?key=hidden#part`;
    const events = ['result.erased', 'petition.processed', 'result.erased'] as const;
    const made = await client('createWebhook', { body: { url, events: [...events] } });
    expect(made).toMatchObject({ url: `${receiver.url}?key=hidden`, events: ['petition.processed', 'result.erased'] });
    const { db } = inside.context;
    const stored = await db.query(sql`select * from webhooks`);
    const trail = await db.query(sql`select * from audit_events where subject_id = ${made._id}`);
    expect(JSON.stringify([stored, trail])).not.toContain(made.secret);
    expect(JSON.stringify(trail)).not.toContain('hidden');
    expect((await client('listWebhooks', {})).resultList).toEqual([
      {
        _id: made._id,
        url: made.url,
        events: made.events,
        createdBy: 'Developer Tester',
        createdAt: expect.any(String),
        waiting: 0,
        givenUp: 0,
        lastDelivery: null,
      },
    ]);
    await client('removeWebhook', { params: { id: made._id } });
    expect((await failure(client('removeWebhook', { params: { id: made._id } }))).status).toBe(404);
    expect(
      await db.query(sql`select action, actor_id, before, after from audit_events
        where subject_id = ${made._id} order by number`),
    ).toEqual([
      { action: 'webhook.created', actor_id: staff.id, before: null, after: shown(receiver.url) },
      { action: 'webhook.removed', actor_id: staff.id, before: shown(receiver.url), after: null },
    ]);
  });

  it('gives two webhooks of one address two secrets, and one webhook the same each time', async () => {
    const { client } = await inside.as('Administrator');
    const body = { url: receiver.url, events: [...webhookEvents] };
    const [one, two] = [await client('createWebhook', { body }), await client('createWebhook', { body })];
    expect(one.secret).not.toBe(two.secret);
    for (const made of [one, two]) {
      await client('tryWebhook', { params: { id: made._id } });
      const letter = receiver.letters.at(-1);
      expect(letter && isGenuine(letter, made.secret)).toBe(true);
      await client('removeWebhook', { params: { id: made._id } });
    }
  });

  it('is not for Operators', async () => {
    const { client } = await inside.as('Operator');
    const params = { id: randomUUID() };
    const calls = [
      client('createWebhook', { body: { url: receiver.url, events: ['result.erased'] } }),
      client('listWebhooks', {}),
      client('tryWebhook', { params }),
      client('listDeliveries', { params }),
      client('removeWebhook', { params }),
    ];
    expect((await Promise.all(calls.map(failure))).map(({ status }) => status)).toEqual(Array(5).fill(403));
  });
});

const shown = (address: string) => ({ address, events: 'petition.processed, result.erased' });

describe('a trial', () => {
  it('is sent at once, once, and tells what came of it', async () => {
    const { client } = await inside.as('Developer');
    const made = await client('createWebhook', { body: { url: receiver.url, events: ['result.erased'] } });
    const params = { id: made._id };
    const taken = await client('tryWebhook', { params });
    expect(taken).toMatchObject({ event: 'webhook.trial', state: 'delivered', status: 204, problem: null });
    const letter = receiver.letters.at(-1);
    expect(letter?.body).toEqual({ id: taken._id, event: 'webhook.trial', at: taken.at });
    receiver.answer = (response) => response.writeHead(404).end();
    const refused = await client('tryWebhook', { params });
    receiver.answer = (response) => response.writeHead(204).end();
    expect(refused).toMatchObject({ state: 'givenUp', status: 404, problem: 'It answered 404.', nextTryAt: null });
    expect((await client('listDeliveries', { params })).resultList).toEqual([refused, taken]);
    expect((await client('listWebhooks', {})).resultList[0]).toMatchObject({
      waiting: 0,
      givenUp: 0,
      lastDelivery: refused,
    });
    await client('removeWebhook', { params });
    for (const name of ['tryWebhook', 'listDeliveries'] as const)
      expect((await failure(client(name, { params }))).status).toBe(404);
  });
});

const trialText = '{"id":"1","event":"webhook.trial","at":""}';

it('does not wait for a receiver that takes too long', async () => {
  receiver.answer = () => undefined;
  const late = send({ url: receiver.url, secret: 'key', body: trialText }, 'any', new Date(), 0.2);
  await expect(late).rejects.toMatchObject({ sentence: { key: 'webhookLate', values: { seconds: 0.2 } } });
  receiver.answer = (response) => response.writeHead(204).end();
});

it('takes a receiver that wants another protocol for one that refuses', async () => {
  receiver.answer = (response) => response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
  const refused = send({ url: receiver.url, secret: 'key', body: trialText }, 'any', new Date());
  await expect(refused).rejects.toMatchObject({ sentence: { key: 'webhookStatus', values: { status: 101 } } });
  receiver.answer = (response) => response.writeHead(204).end();
});

describe('addresses', () => {
  it.each([
    ['not an address', 'Enter an address that begins with https://, for example https://example.org/afc.'],
    ['ftp://example.org/', 'Enter an address that begins with https://, for example https://example.org/afc.'],
    ['http://example.org/', 'Only addresses that begin with https:// are allowed here.'],
    ...['https://user:secret@example.org/', 'https://user@example.org/'].map((url): [string, string] => [
      url,
      'An address with a user or a password in it is not allowed: the signature proves who sends.',
    ]),
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://localhost:8443/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.1.2.3]/',
      'https://[fd12::1]/',
    ].map((url): [string, string] => [
      url,
      'This address belongs to a private or local network, which this server does not send to.',
    ]),
  ])('%s is refused by default', async (url, sentence) => {
    const { client } = await usual.as('Developer');
    const refused = await failure(client('createWebhook', { body: { url, events: ['result.erased'] } }));
    expect(refused).toMatchObject({ status: 400, fields: { url: sentence } });
  });

  it('one needs at least one event', async () => {
    const { client } = await usual.as('Developer');
    expect(await failure(client('createWebhook', { body: { url: 'https://example.org', events: [] } }))).toMatchObject({
      status: 400,
      fields: { events: 'Choose at least one event.' },
    });
  });

  it('are only those that are public, where a name leads to others too', () => {
    const open = { address: '93.184.216.34', family: 4 };
    const shut = { address: '10.0.0.7', family: 4 };
    expect(admitted([shut, open], 'public')).toEqual([open]);
    expect(admitted([shut, open], 'any')).toEqual([shut, open]);
    expect(() => admitted([shut], 'public')).toThrow(DeliveryFailure);
  });

  it('are looked up once for all who ask at the same time, and anew for whoever asks later', async () => {
    const places = () => placesOf(new URL('http://localhost/'), 'any', AbortSignal.timeout(10_000));
    const [one, two] = await Promise.all([places(), places()]);
    expect(two).toBe(one);
    expect(await places()).not.toBe(one);
  });

  it('are looked at again before each delivery, name and number, and nothing is sent', async () => {
    const before = receiver.letters.length;
    const { port } = new URL(receiver.url);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
      await expect(
        send({ url: `https://${host}:${port}/`, secret: 'key', body: '{}' }, 'public', new Date()),
      ).rejects.toMatchObject({ sentence: { key: 'webhookPrivate' } });
    await expect(send({ url: receiver.url, secret: 'key', body: '{}' }, 'public', new Date())).rejects.toMatchObject({
      sentence: { key: 'webhookNotHttps' },
    });
    await expect(
      send({ url: 'https://nobody.invalid/', secret: 'key', body: '{}' }, 'public', new Date()),
    ).rejects.toEqual(new DeliveryFailure('webhookUnknownHost', { host: 'nobody.invalid' }));
    expect(receiver.letters).toHaveLength(before);
  });

  it.each([
    ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.9.9.9', '169.254.1.1', '172.31.255.255', '192.168.0.1', '198.19.0.1'],
    ['224.0.0.1', '255.255.255.255', '192.0.0.1', '203.0.113.9'],
    ['::', '::1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::a00:1', 'fc00::1', 'fdff::1', 'fe80::1', 'ff02::1'],
    ['2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1', '100::1'],
  ])('%s and the like are not public', (...addresses) => {
    expect(addresses.filter(isPublic)).toEqual([]);
  });

  it('are public beside those', () => {
    const some = [
      '8.8.8.8',
      '100.63.255.255',
      '100.128.0.0',
      '172.32.0.1',
      '192.1.0.1',
      '2606:4700::1',
      '2a00:1450::8',
    ];
    expect(some.filter((address) => !isPublic(address))).toEqual([]);
  });
});
