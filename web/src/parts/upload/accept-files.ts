import { imageExtensions, imageTypes, maxPictureBytes } from '@afc/contract/limits';

export interface Ignored {
  readonly name: string;
  readonly why: 'type' | 'size';
}

export interface Accepted {
  readonly files: File[];
  readonly ignored: Ignored[];
}

const types: readonly string[] = imageTypes;
const extensions: readonly string[] = imageExtensions;

/** Only jpg, jpeg and png. Some systems hand over files without a type; then the name decides. */
function isPicture({ name, type }: File): boolean {
  return type === '' ? extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '') : types.includes(type);
}

/** Sorts what was chosen or dropped; what is left out is named to the person. */
export function acceptFiles(chosen: Iterable<File>): Accepted {
  const accepted: Accepted = { files: [], ignored: [] };
  for (const file of chosen) {
    if (!isPicture(file)) accepted.ignored.push({ name: file.name, why: 'type' });
    else if (file.size > maxPictureBytes) accepted.ignored.push({ name: file.name, why: 'size' });
    else accepted.files.push(file);
  }
  return accepted;
}
