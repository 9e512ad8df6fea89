import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { S3Settings } from '../config/s3-settings.ts';
import { ImageNotFound, ImageStoreUnavailable } from './image-store.ts';
import { type S3Options, S3Store } from './s3-store.ts';
import { fetchToPort } from './testing/fetch-to-port.ts';
import { listAll } from './testing/list-all.ts';
import { S3Server } from './testing/s3-server.ts';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'the/secret+key', region: 'eu-south-2' };
const bytes = Buffer.from('some bytes of a picture');
const name = 'abc-DEF_1.full';
let server: S3Server;
let port: number;

beforeEach(async () => {
  server = new S3Server('pictures', credentials);
  port = await server.listen();
});
afterEach(() => server.close());

function createStore(settings: Partial<S3Settings> = {}, options: S3Options = {}): S3Store {
  const endpoint = `http://127.0.0.1:${port}`;
  return new S3Store(
    { endpoint, bucket: 'pictures', pathStyle: true, directReads: false, ...credentials, ...settings },
    { backoffMs: 1, ...options },
  );
}

async function presigned({ direct }: S3Store, stored = name): Promise<string> {
  if (!direct) throw new Error('the store gives no addresses of its own');
  return direct.addressOf(stored, 60);
}

function answerFirst(times: number, status: number): void {
  server.interfere = (request, response) => {
    if (times-- <= 0) return false;
    request.resume();
    response.writeHead(status).end();
    return true;
  };
}

describe('pictures on S3', () => {
  it('stores, reads, streams and removes with requests that a verifying service accepts', async () => {
    const store = createStore();
    await store.put(name, bytes, 'image/jpeg');
    expect(server.objects.get(name)).toMatchObject({ body: bytes, contentType: 'image/jpeg' });
    expect(await store.get(name)).toEqual(bytes);
    expect(await buffer(await store.getStream(name))).toEqual(bytes);
    await store.delete(name);
    await store.delete(name);
    await expect(store.get(name)).rejects.toThrow(ImageNotFound);
    await expect(store.getStream(name)).rejects.toThrow(ImageNotFound);
  });

  it('names the bucket in the path, or in the host where the service wants that', async () => {
    await createStore().put(name, bytes, 'image/jpeg');
    const endpoint = 'http://s3.example.test';
    const virtual = createStore({ endpoint, pathStyle: false }, { fetch: fetchToPort(port) });
    expect(await virtual.get(name)).toEqual(bytes);
    expect((await listAll(virtual)).map((image) => image.name)).toEqual([name]);
    expect(server.requests).toEqual([
      `PUT 127.0.0.1:${port} /pictures/${name}`,
      `GET pictures.s3.example.test /${name}`,
      'GET pictures.s3.example.test /',
    ]);
  });

  it.each([{ secretAccessKey: 'wrong' }, { accessKeyId: 'somebody' }, { region: 'elsewhere' }])(
    'is refused with %j, says so, and does not try again',
    async (wrong) => {
      const store = createStore(wrong);
      await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow(ImageStoreUnavailable);
      await expect(store.get(name)).rejects.toThrow('403');
      expect(server.requests).toHaveLength(2);
      expect(server.objects.size).toBe(0);
    },
  );

  it('gives browsers addresses of its own, where they may have them, that read one picture for a while', async () => {
    expect(createStore().direct).toBeUndefined();
    const store = createStore({ directReads: true });
    await store.put(name, bytes, 'image/jpeg');
    const address = await presigned(store);
    expect(address).toContain(`${store.direct?.origin}/pictures/`);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect((await fetch(address.replace('abc-DEF', 'xyz-DEF'))).status).toBe(403);
    expect((await fetch(address.replace('Expires=60', 'Expires=6000'))).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    const wrong = createStore({ directReads: true, secretAccessKey: 'wrong' });
    expect((await fetch(await presigned(wrong))).status).toBe(403);
    server.now = () => new Date(Date.now() + 120_000);
    expect((await fetch(address)).status).toBe(403);
  });

  it('stores a stream, and nothing of one that breaks off', async () => {
    const store = createStore();
    await store.put(name, Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]), 'image/png');
    expect(server.objects.get(name)?.body).toEqual(bytes);
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put('b.full', broken, 'image/png')).rejects.toThrow('connection lost');
    expect([...server.objects.keys()]).toEqual([name]);
  });

  it.each([500, 503, 429])('tries again after a %d', async (status) => {
    const store = createStore();
    answerFirst(2, status);
    await store.put(name, bytes, 'image/jpeg');
    expect(server.objects.get(name)?.body).toEqual(bytes);
    answerFirst(2, status);
    expect(await store.get(name)).toEqual(bytes);
  });

  it('tries again after a lost connection, and after one that never answers', async () => {
    const store = createStore({}, { timeoutMs: 200 });
    let times = 0;
    server.interfere = (request) => {
      times++;
      if (times === 1) request.socket.destroy();
      return times <= 2;
    };
    await store.put(name, bytes, 'image/jpeg');
    expect(times).toBe(3);
    expect(server.objects.get(name)?.body).toEqual(bytes);
  });

  it('tries again when an answer stops in the middle', async () => {
    const store = createStore();
    await store.put(name, bytes, 'image/jpeg');
    let times = 0;
    server.interfere = (_request, response) => {
      if (times++ > 0) return false;
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 3), () => response.destroy());
      return true;
    };
    expect(await store.get(name)).toEqual(bytes);
  });

  it('gives up with its reason when the service stays away', async () => {
    answerFirst(1000, 503);
    const store = createStore({}, { tries: 3 });
    const failure = store.put(name, bytes, 'image/jpeg');
    await expect(failure).rejects.toThrow(ImageStoreUnavailable);
    await expect(failure).rejects.toMatchObject({ cause: { message: 'The picture store answered 503.' } });
    expect(server.requests).toHaveLength(3);
    await expect(listAll(store)).rejects.toThrow(ImageStoreUnavailable);
  });

  it('waits for a silent service once, for whoever uploads waits too', async () => {
    server.interfere = () => true;
    const store = createStore({}, { timeoutMs: 1_000, againWithinMs: 40 });
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow(ImageStoreUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('lists every page, and only pictures', async () => {
    const store = createStore();
    const names = Array.from({ length: 7 }, (_, index) => `key${index}.full`);
    for (const each of names) await store.put(each, bytes, 'image/jpeg');
    const modified = new Date('2024-05-06T07:08:09.000Z');
    server.objects.set('key3.full', { body: bytes, contentType: '', modified });
    server.objects.set('somebody-elses.zip', { body: bytes, contentType: '', modified });
    server.pageSize = 3;
    const listed = await listAll(store);
    expect(listed.map((image) => image.name)).toEqual(names);
    expect(listed[3]?.modified).toEqual(modified);
    expect((await listAll(store, 'key3')).map((image) => image.name)).toEqual(['key3.full']);
  });

  it('says that the bucket does not exist, and takes nothing for stored, missing or removed', async () => {
    const store = createStore({ bucket: 'other' });
    const unavailable = new ImageStoreUnavailable('The bucket does not exist.', { status: 404 });
    await expect(listAll(store)).rejects.toThrow(unavailable);
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow(unavailable);
    await expect(store.get(name)).rejects.toThrow(unavailable);
    await expect(store.delete(name)).rejects.toThrow(unavailable);
  });

  it('makes a bucket where there is none', async () => {
    const store = createStore();
    expect(await store.makeBucket()).toBe(false);
    server.hasBucket = false;
    await expect(store.put(name, bytes, 'image/jpeg')).rejects.toThrow('The bucket does not exist.');
    expect(await store.makeBucket()).toBe(true);
    await store.put(name, bytes, 'image/jpeg');
    expect(await store.get(name)).toEqual(bytes);
    await expect(createStore({ secretAccessKey: 'wrong' }).makeBucket()).rejects.toThrow('403');
  });

  it('takes nothing for stored where it is told of no such place', async () => {
    answerFirst(1, 404);
    await expect(createStore().put(name, bytes, 'image/jpeg')).rejects.toThrow(ImageStoreUnavailable);
  });

  it.each(['../x.full', 'a b.full', 'x', '?delete'])('refuses %j as a name', async (bad) => {
    const store = createStore();
    await expect(store.put(bad, bytes, 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(presigned(createStore({ directReads: true }), bad)).rejects.toThrow(RangeError);
    expect(server.requests).toEqual([]);
  });
});
