import { afterEach, beforeEach, expect, it } from 'vitest';
import type { S3Settings } from '../config/s3-settings.ts';
import { createLog } from '../process/log.ts';
import { S3Store } from './s3-store.ts';
import { S3Server } from './testing/s3-server.ts';
import { tryImageStore } from './try-image-store.ts';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'the/secret+key', region: 'eu-south-2' };
let server: S3Server;
let endpoint: string;
beforeEach(async () => {
  server = new S3Server('pictures', credentials);
  endpoint = `http://127.0.0.1:${await server.listen()}`;
});
afterEach(() => server.close());

async function tried(settings: Partial<S3Settings> = {}) {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const images = new S3Store({
    endpoint,
    bucket: 'pictures',
    pathStyle: true,
    directReads: false,
    ...credentials,
    ...settings,
  });
  return { usable: await tryImageStore({ images, log }), logged: lines.join('') };
}

it('asks a bucket once, for one name, and says nothing where it answers', async () => {
  let asked = '';
  server.interfere = ({ url = '' }) => {
    asked += url;
    return false;
  };
  expect(await tried()).toEqual({ usable: true, logged: '' });
  expect(asked).toBe('/pictures/?list-type=2&max-keys=1');
});

it.each<[string, Partial<S3Settings>, string]>([
  ['a wrong key', { secretAccessKey: 'wrong' }, 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION'],
  ['a missing bucket', { bucket: 'elsewhere' }, 'check S3_BUCKET'],
  ['nobody at the address', { endpoint: 'http://127.0.0.1:1' }, 'check S3_ENDPOINT'],
])('warns of %s and names the variables, once and without the key', async (_, settings, words) => {
  const { usable, logged } = await tried(settings);
  expect(usable).toBe(false);
  expect(logged.match(/pictures cannot be kept on S3, so uploads fail/g)).toHaveLength(1);
  expect(logged).toContain(words);
  expect(logged).not.toContain(settings.secretAccessKey ?? credentials.secretAccessKey);
  expect(server.requests.length).toBeLessThanOrEqual(1);
});

it("says in the service's own word why it refuses", async () => {
  expect((await tried({ secretAccessKey: 'wrong' })).logged).toContain('answered 403 (SignatureDoesNotMatch).');
  server.interfere = (_, response) => {
    response.writeHead(403).end('<Error><Code>RequestTimeTooSkewed</Code></Error>');
    return true;
  };
  expect((await tried()).logged).toContain('answered 403 (RequestTimeTooSkewed).');
});

it.each([
  [301, 'check S3_ENDPOINT, S3_REGION and S3_PATH_STYLE'],
  [400, 'check S3_ENDPOINT, S3_REGION and S3_PATH_STYLE'],
  [401, 'check S3_ACCESS_KEY_ID'],
  [500, 'check S3_ENDPOINT"'],
])('names the variables to look at where the service answers %i', async (status, words) => {
  server.interfere = (_, response) => {
    response.writeHead(status).end();
    return true;
  };
  expect((await tried()).logged).toContain(words);
});

it('says why nothing answers', async () => {
  await server.close();
  expect((await tried()).logged).toContain('"cause":"ECONNREFUSED"');
  expect((await tried({ endpoint: 'https://127.0.0.1:1' })).logged).toContain('"cause":"bad port"');
});

it('warns of a service in trouble without asking again and again', async () => {
  server.interfere = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  expect(await tried()).toMatchObject({ usable: false });
  expect(server.requests).toHaveLength(1);
});
