import { type PictureFault, pictureFault } from '../../parts/files/accept-files.ts';
import { inSlices } from './in-slices.ts';

export interface ChosenFile {
  readonly file: File;
  /** With the folders it was found in. */
  readonly path: string;
}

export interface ChosenPicture extends ChosenFile {
  readonly fault: PictureFault | undefined;
}

export function isPeopleFile({ file }: ChosenFile): boolean {
  return /\.csv$/i.test(file.name);
}

export function pictureOf({ file, path }: ChosenFile): ChosenPicture {
  return { file, path, fault: pictureFault(file) };
}

export function filesOf(list: Iterable<File>): ChosenFile[] {
  return Array.from(list, (file) => ({ file, path: file.webkitRelativePath || file.name }));
}

/** What was dropped, folders with all they hold; what cannot be read was not chosen. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  // The browser forgets what was dropped after the first await.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return filesOf(files);
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesIn(entry).catch(() => [])] : [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: ChosenFile[] = [];
  // A folder is read in parts; an empty one is the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return found;
    for (const inside of part) found.push(...(await filesIn(inside).catch(() => [])));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

export type PictureFinder = (name: string) => readonly ChosenPicture[];

/** Finds pictures by the name in the file of people, with or without folders before it. Systems differ in capitals
 * and in how they write an accent. */
export async function pictureFinder(pictures: readonly ChosenPicture[]): Promise<PictureFinder> {
  const byName = new Map<string, ChosenPicture[]>();
  await inSlices(pictures, (picture) => {
    for (const name of namesOf(comparable(picture.path))) {
      const same = byName.get(name);
      if (same) same.push(picture);
      else byName.set(name, [picture]);
    }
  });
  return (written) => byName.get(comparable(written)) ?? [];
}

/** The path, and what is left of it without its first folder, its first two … */
function namesOf(path: string): string[] {
  const names = [path];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) names.push(path.slice(at + 1));
  return names;
}

function comparable(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '');
}
