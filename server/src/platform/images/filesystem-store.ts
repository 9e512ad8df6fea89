import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../base/error-code.ts';
import { ImageNotFound, type ImageStore, ImageStoreUnavailable, type StoredImage } from './image-store.ts';
import { assertStoredName, keyOfStoredName } from './picture-key.ts';

const shardLength = 2;
const unfinished = '.unfinished';

/** Pictures in folders named after the first letters of their keys, below `root`. */
export class FilesystemStore implements ImageStore {
  readonly #root: string;
  #isMade = false;

  constructor(root: string) {
    this.#root = root;
  }

  async put(name: string, content: Uint8Array | Readable): Promise<void> {
    const target = this.#path(name);
    const unfinishedFolder = join(this.#root, unfinished);
    const written = join(unfinishedFolder, `${name}.${randomBytes(6).toString('hex')}`);
    let failedFirst = false;
    try {
      await this.#makeOnce();
      // Written apart, flushed to the disk, then renamed: a reader sees the whole picture or none.
      const file = await inFolder(unfinishedFolder, () => open(written, 'wx', 0o600));
      if (content instanceof Readable) {
        const writing = file.createWriteStream({ flush: true });
        // Each of the two ends the other with its own error.
        writing.once('error', () => {
          failedFirst = content.errored === null;
        });
        await pipeline(content, writing);
      } else await writeAndClose(file, content);
      await inFolder(this.#folder(name), () => rename(written, target));
      await flushFolder(this.#folder(name));
    } catch (error) {
      await rm(written, { force: true }).catch(() => undefined);
      // An upload that broke off is the sender's error, not the store's.
      if (content instanceof Readable && content.errored === error && !failedFirst) throw error;
      throw new ImageStoreUnavailable('The picture could not be written.', { cause: error });
    }
  }

  async get(name: string): Promise<Buffer> {
    const file = await this.#open(name);
    try {
      return await file.readFile();
    } catch (error) {
      throw new ImageStoreUnavailable('The picture could not be read.', { cause: error });
    } finally {
      await file.close();
    }
  }

  async getStream(name: string): Promise<Readable> {
    const file = await this.#open(name);
    return file.createReadStream();
  }

  async delete(name: string): Promise<void> {
    const path = this.#path(name);
    try {
      await unlink(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      throw new ImageStoreUnavailable('The picture could not be removed.', { cause: error });
    }
  }

  async *list(prefix = ''): AsyncGenerator<StoredImage> {
    for (const shard of await entries(this.#root)) {
      if (shard === unfinished || !prefix.startsWith(shard.slice(0, prefix.length))) continue;
      for (const name of await entries(join(this.#root, shard))) {
        if (keyOfStoredName(name) === null || !name.startsWith(prefix)) continue;
        const modified = await modifiedAt(join(this.#root, shard, name));
        if (modified) yield { name, modified };
      }
    }
  }

  async removeUnfinished(before: Date): Promise<void> {
    const folder = join(this.#root, unfinished);
    for (const name of await entries(folder)) {
      const modified = await modifiedAt(join(folder, name));
      if (modified && modified < before) await rm(join(folder, name), { force: true });
    }
  }

  async #open(name: string) {
    const path = this.#path(name);
    try {
      return await open(path, 'r');
    } catch (error) {
      // Without its folder the store is away, not empty: a disk that is not mounted.
      if (codeOf(error) === 'ENOENT' && (await modifiedAt(this.#root))) throw new ImageNotFound(name);
      throw new ImageStoreUnavailable('The picture could not be read.', { cause: error });
    }
  }

  /** Later it is not made anew: without it the store is away, and an empty one would say that all pictures are lost. */
  async #makeOnce(): Promise<void> {
    if (this.#isMade) return;
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    this.#isMade = true;
  }

  #folder(name: string): string {
    return join(this.#root, name.slice(0, shardLength));
  }

  #path(name: string): string {
    assertStoredName(name);
    return join(this.#folder(name), name);
  }
}

/** A folder is made when it is found missing: to ask for it every time would cost more than to write. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(folder, { mode: 0o700 }).catch((failure: unknown) => {
      // Somebody else found it missing at the same time.
      if (codeOf(failure) !== 'EEXIST') throw failure;
    });
    return work();
  }
}

async function writeAndClose(file: FileHandle, content: Uint8Array): Promise<void> {
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name survives a power cut only when its folder is flushed too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw new ImageStoreUnavailable('The pictures could not be listed.', { cause: error });
  }
}

/** Undefined when it was removed meanwhile. */
async function modifiedAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new ImageStoreUnavailable('The pictures could not be listed.', { cause: error });
  }
}
