import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that the server is made of. */
export const serverFolders = ['contract/src', 'screening/src', 'server/src'].map((folder) => root + folder);

const isSource = (path) => /\/[^./][^/]*\.(ts|json|sql|txt)$/.test(path);
const isOfTests = (path) => /\.(test|fixture)\.ts$|\/(testing|fixtures)\//.test(path);

/**
 * What a changed file is part of: `kernel` of the face search, `base` of the server, which is what contract and screening
 * are, the `server` itself, or nothing of these.
 */
export function whatChanges(file) {
  const folder = serverFolders.find((each) => file.startsWith(`${each}/`));
  const path = folder && file.slice(folder.length);
  if (!path || !isSource(path) || isOfTests(path)) return undefined;
  if (file.startsWith(`${root}screening/src/faces/kernel/`)) return 'kernel';
  return folder === `${root}server/src` ? 'server' : 'base';
}
