import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that the server is made of. */
export const serverFolders = ['contract/src', 'screening/src', 'server/src'].map((folder) => root + folder);

const isSource = (path) => /\/[^./][^/]*\.(ts|json|sql|txt)$/.test(path);
const isOfTests = (path) => /\.(test|fixture)\.ts$|\/(testing|fixtures)\//.test(path);

/** What a changed file is part of: the kernel of the face search, the rest of the server, or nothing of both. */
export function whatChanges(file) {
  const folder = serverFolders.find((each) => file.startsWith(`${each}/`));
  const path = folder && file.slice(folder.length);
  if (!path || !isSource(path) || isOfTests(path)) return undefined;
  return file.startsWith(`${root}screening/src/faces/kernel/`) ? 'kernel' : 'server';
}
