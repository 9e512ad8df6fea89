import { basename } from 'node:path';

/** The end of a name, if somebody sent one, which tells the kind of file, and no more than every file system takes. */
export const fileNameOf = (sent = '') => basename(sent).replaceAll('\0', '').slice(-60) || 'list';
