import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ListFileError } from './report.ts';

export interface ListFile {
  name: string;
  /** Opens the content from its start; may be called again. */
  open(): AsyncIterable<Uint8Array>;
  /** Of the whole content, in small hexadecimal letters. */
  sha256(): Promise<string>;
}

/** The files of one list by role. Only OFAC's CSV set has more than the main file. */
export interface ListFiles {
  main: ListFile;
  alt?: ListFile;
  add?: ListFile;
  comments?: ListFile;
}

export function listFile(name: string, open: ListFile['open']): ListFile {
  const sha256 = async () => {
    const hash = createHash('sha256');
    for await (const part of open()) hash.update(part);
    return hash.digest('hex');
  };
  return { name, open, sha256 };
}

export function fileAt(path: string): ListFile {
  return listFile(basename(path), () => createReadStream(path));
}

export function fileOfText(name: string, content: string | Uint8Array): ListFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return listFile(name, async function* () {
    yield bytes;
  });
}

function roleOf(name: string): keyof ListFiles {
  // A packed one has its role as well: what is told of it is that it is packed.
  const lower = name.toLowerCase().replace(/\.(gz|zip)$/, '');
  if (/comment/.test(lower)) return 'comments';
  if (/(^|[^a-z])alt(\.csv)?$/.test(lower)) return 'alt';
  if (/(^|[^a-z])add(\.csv)?$/.test(lower)) return 'add';
  return 'main';
}

/** Gives each file its role by its name (sdn.csv, alt.csv, add.csv, sdn_comments.csv). One alone is the list. */
export function listFilesOf(files: ListFile[]): ListFiles {
  const [only, ...more] = files;
  if (only && more.length === 0) return { main: only };
  const roles: Partial<ListFiles> = {};
  for (const file of files) {
    const role = roleOf(file.name);
    if (roles[role]) throw new ListFileError('listFileTwice', { first: roles[role].name, second: file.name });
    roles[role] = file;
  }
  const { main, ...others } = roles;
  if (!main) throw new ListFileError('listFileMissing');
  return { main, ...others };
}

/** Paths of one or several files, or of a folder that holds them. */
export async function openListFiles(paths: string[]): Promise<ListFiles> {
  return listFilesOf((await filesAt(paths)).map(fileAt));
}

/** The files alone; what else a folder holds is none of the list. */
export async function filesAt(paths: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path);
    if (found.isFile()) files.push(path);
    else if (!found.isDirectory())
      throw new Error(`${path} can be read only once, and lists are read again: save it to a file.`);
    else for (const name of await readdir(path)) if (/\.(csv|xml|json)$/i.test(name)) files.push(join(path, name));
  }
  return files;
}
