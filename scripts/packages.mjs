import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the server runs on; the others only build or test. */
const running = ['contract', 'screening', 'server'];

/** The folder of an installed package, found from a folder as Node finds it; packages may keep their own paths closed. */
export function packageFolder(name, from) {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
}

/** The first package that AFC cannot run without and that is not installed. */
export function missingPackage(root) {
  for (const workspace of running) {
    const folder = join(root, workspace);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const missing = Object.keys(dependencies).find((name) => !packageFolder(name, folder));
    if (missing) return missing;
  }
  return undefined;
}
