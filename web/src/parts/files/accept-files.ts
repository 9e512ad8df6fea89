import { imageExtensions, imageTypes, maxPictureBytes } from '@afc/contract/limits';

export type PictureFault = 'type' | 'size';

export interface Ignored {
  readonly name: string;
  readonly why: PictureFault;
}

interface Accepted {
  readonly files: File[];
  readonly ignored: Ignored[];
}

const types: readonly string[] = imageTypes;
const extensions: readonly string[] = imageExtensions;

/** Only jpg, jpeg and png. Some systems hand over files without a type; then the name decides. */
function isPicture({ name, type }: File): boolean {
  return type === '' ? extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '') : types.includes(type);
}

/** Why a file cannot be taken as a picture, as far as its name, type and size tell. */
export function pictureFault(file: File): PictureFault | undefined {
  if (!isPicture(file)) return 'type';
  return file.size > maxPictureBytes ? 'size' : undefined;
}

/** Separates pictures from other files, which the page names to the person. */
export function acceptFiles(chosen: Iterable<File>): Accepted {
  const accepted: Accepted = { files: [], ignored: [] };
  for (const file of chosen) {
    const why = pictureFault(file);
    if (why) accepted.ignored.push({ name: file.name, why });
    else accepted.files.push(file);
  }
  return accepted;
}
