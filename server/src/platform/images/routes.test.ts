import { messages } from '@afc/contract/all-messages';
import { ErrorReply } from '@afc/contract/errors';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { storedName } from './picture-key.ts';
import { S3Server } from './testing/s3-server.ts';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'the/secret+key', region: 'eu-south-2' };
const store = new S3Server('pictures', credentials);
const origin = `http://127.0.0.1:${await store.listen()}`;
const env = {
  S3_ENDPOINT: origin,
  S3_BUCKET: 'pictures',
  S3_REGION: credentials.region,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
};
const bytes = Buffer.from('some bytes of a picture');
const [passing, direct] = await Promise.all([
  createTestApp({ env }),
  createTestApp({ env: { ...env, S3_DIRECT_READS: 'true' } }),
]);
await passing.context.images.put(storedName('abc', 'main'), bytes, 'image/jpeg');
afterAll(async () => {
  await Promise.all([passing.close(), direct.close()]);
  await store.close();
});

const addressOf = ({ base, context }: typeof direct) => base + context.pictureSigner.sign('abc', 'main', context.now());

it('passes pictures on from S3, of which browsers hear nothing', async () => {
  const answer = await fetch(addressOf(passing), { redirect: 'error' });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get('content-security-policy')).not.toContain(origin);
});

it('answers 503 while S3 refuses, and says to try again', async () => {
  store.interfere = (_, response) => {
    response.writeHead(403).end();
    return true;
  };
  const answer = await fetch(addressOf(passing));
  store.interfere = () => false;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(ErrorReply.parse(await answer.json()).error.message).toBe(messages.en.picturesUnavailable);
});

it('sends browsers to S3 where they may read there, for as long as the address is good', async () => {
  const { status, headers } = await fetch(addressOf(direct), { redirect: 'manual' });
  expect(status).toBe(302);
  expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
  expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: blob: ${origin}`);
  const address = new URL(headers.get('location') ?? '');
  expect(address.origin).toBe(origin);
  expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(11 * 60);
  const answer = await fetch(address);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
});

it('sends nobody there whose address is not ours', async () => {
  const answer = await fetch(addressOf(direct).replace('/main', '/full'), { redirect: 'manual' });
  expect(answer.status).toBe(403);
  expect(answer.headers.has('location')).toBe(false);
});
