import { basename } from 'node:path';

/** The end of a name that somebody sent, which tells the kind of file, and no more than every file system takes. */
export const fileNameOf = (sent: string) => basename(sent).replaceAll('\0', '').slice(-60) || 'list';
