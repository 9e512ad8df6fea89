import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFile } from '../../testing/built-file.ts';
import { FilesystemStore } from './filesystem-store.ts';
import { ImageNotFound, ImageStoreUnavailable } from './image-store.ts';
import { newPictureKey, storedName } from './picture-key.ts';
import { listAll } from './testing/list-all.ts';

let root: string;
let store: FilesystemStore;
const bytes = Buffer.from('some bytes of a picture');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'afc-pictures-'));
  store = new FilesystemStore(join(root, 'pictures'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('pictures on the file system', () => {
  it('gives back what was put, from bytes or a stream, whole or as a stream', async () => {
    const one = storedName(newPictureKey(), 'original');
    const two = storedName(newPictureKey(), 'full');
    await store.put(one, bytes);
    await store.put(two, Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]));
    expect(await store.get(one)).toEqual(bytes);
    expect(await buffer(await store.getStream(two))).toEqual(bytes);
  });

  it('spreads pictures over folders', async () => {
    await store.put('abcdef.full', bytes);
    expect(await readFile(join(root, 'pictures', 'ab', 'abcdef.full'))).toEqual(bytes);
  });

  it('lets nobody else on the machine read them', async () => {
    await store.put('abcdef.full', bytes);
    await store.put('abcdef.original', Readable.from([bytes]));
    for (const name of ['abcdef.full', 'abcdef.original'])
      expect((await stat(join(root, 'pictures', 'ab', name))).mode & 0o077, name).toBe(0);
  });

  it('are away while their folder is: it is not made anew, for then all of them would seem lost', async () => {
    await store.put('abcdef.full', bytes);
    await rename(join(root, 'pictures'), join(root, 'elsewhere'));
    await expect(store.put('cdefab.full', bytes)).rejects.toThrow(ImageStoreUnavailable);
    await expect(store.get('abcdef.full')).rejects.toThrow(ImageStoreUnavailable);
    await rename(join(root, 'elsewhere'), join(root, 'pictures'));
    await store.put('cdefab.full', bytes);
    expect(await store.get('abcdef.full')).toEqual(bytes);
  });

  it('leaves nothing of an upload that breaks off, and hands on its error', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('connection lost');
      })(),
    );
    const name = storedName(newPictureKey(), 'original');
    await expect(store.put(name, broken)).rejects.toThrow('connection lost');
    await expect(store.get(name)).rejects.toThrow(ImageNotFound);
    expect(await filesBelow(root)).toEqual([]);
  });

  it('is unavailable when the disk takes no more of an upload, of which nothing stays', async () => {
    const script = `
      import { Readable } from 'node:stream';
      import { FilesystemStore } from ${JSON.stringify(builtFile('platform/images/filesystem-store.js'))};
      const upload = Readable.from(Array(1000).fill(Buffer.alloc(4096)));
      await new FilesystemStore(${JSON.stringify(join(root, 'pictures'))}).put('abcdef.original', upload).catch(console.log);`;
    // A limit on the size of files fails as a full disk does.
    const limited = 'trap "" XFSZ; ulimit -f 8; exec "$@"';
    const args = ['-c', limited, 'sh', process.execPath, '--input-type=module', '--eval', script];
    const { stdout } = spawnSync('sh', args, { encoding: 'utf8' });
    expect(stdout).toMatch(/^ImageStoreUnavailable: The picture could not be written.*EFBIG/s);
    expect(await filesBelow(root)).toEqual([]);
  });

  it.each(['../secret', '..', 'a/../../b', '/etc/passwd', 'a\\b', 'a\0.full', '', '.unfinished', 'key', 'key.exe'])(
    'refuses %j as a name',
    async (name) => {
      await expect(store.put(name, bytes)).rejects.toThrow(RangeError);
      await expect(store.get(name)).rejects.toThrow(RangeError);
      await expect(store.getStream(name)).rejects.toThrow(RangeError);
      await expect(store.delete(name)).rejects.toThrow(RangeError);
      expect(await filesBelow(root)).toEqual([]);
    },
  );

  it('says that a picture is not there, and removes twice without complaint', async () => {
    const name = storedName(newPictureKey(), 'full');
    await store.put(name, bytes);
    await store.delete(name);
    await store.delete(name);
    await expect(store.get(name)).rejects.toThrow(ImageNotFound);
    await expect(store.getStream(name)).rejects.toThrow(ImageNotFound);
  });

  it('is unavailable, not empty, when its folder cannot be used', async () => {
    await writeFile(join(root, 'pictures'), 'a file where the folder should be');
    const name = storedName(newPictureKey(), 'full');
    await expect(store.put(name, bytes)).rejects.toThrow(ImageStoreUnavailable);
    await expect(store.get(name)).rejects.toThrow(ImageStoreUnavailable);
  });

  it('is unavailable, not empty, when its folder is gone', async () => {
    const name = storedName(newPictureKey(), 'full');
    await store.put(name, bytes);
    await rm(join(root, 'pictures'), { recursive: true });
    await expect(store.get(name)).rejects.toThrow(ImageStoreUnavailable);
  });

  it('lists pictures with their time, and nothing else', async () => {
    const names = ['aa1.full', 'aa1.main', 'bb2.full'];
    for (const name of names) await store.put(name, bytes);
    await writeFile(join(root, 'pictures', 'aa', 'README'), 'not a picture');
    const then = new Date('2020-01-02T03:04:05Z');
    await utimes(join(root, 'pictures', 'bb', 'bb2.full'), then, then);
    const listed = await listAll(store);
    expect(listed.map((image) => image.name).sort()).toEqual(names);
    expect(listed.find((image) => image.name === 'bb2.full')?.modified).toEqual(then);
    for (const prefix of ['b', 'bb', 'bb2'])
      expect((await listAll(store, prefix)).map((image) => image.name)).toEqual(['bb2.full']);
  });

  it('lists nothing before the first picture', async () => {
    expect(await listAll(store)).toEqual([]);
  });

  it('removes what a killed process left half written, and only the old', async () => {
    await store.put('aa1.full', bytes);
    const unfinished = join(root, 'pictures', '.unfinished');
    await writeFile(join(unfinished, 'old'), 'half');
    await writeFile(join(unfinished, 'young'), 'half');
    const old = new Date('2020-01-01T00:00:00Z');
    await utimes(join(unfinished, 'old'), old, old);
    await store.removeUnfinished(new Date('2020-01-02T00:00:00Z'));
    expect(await readdir(unfinished)).toEqual(['young']);
    expect(await store.get('aa1.full')).toEqual(bytes);
  });
});
