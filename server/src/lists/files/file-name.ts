import { basename } from 'node:path';

const withoutName = ['', '.', '..'];

/**
 * The name under which a file of a list is kept: the end of what was sent, which tells the kind of file, and no more than
 * every file system takes. What would lead to the folder or out of it is no name.
 */
export function fileNameOf(sent = ''): string {
  const name = basename(sent.replaceAll('\0', '')).slice(-60);
  return withoutName.includes(name) ? 'list' : name;
}
