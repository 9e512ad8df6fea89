// A step of the build: the font files of the report, from their packages to where AFC reads them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { copyOrEnd } from './copy-files.mjs';
import { packageFolder } from './packages.mjs';

const { fileOf, subsetsOf, typefaces, weights } = await tsImport(
  '../server/src/reports/pdf-report/fonts/typefaces.ts',
  import.meta.url,
);
const workspace = fileURLToPath(new URL('../server', import.meta.url));

function filesOf(typeface) {
  const { name } = typeface;
  const folder = packageFolder(`@fontsource/${name}`, workspace);
  const list = join(folder, 'unicode.json');
  const subsets = subsetsOf(typeface, Object.keys(JSON.parse(readFileSync(list, 'utf8'))));
  const files = subsets.flatMap((subset) => weights.map((weight) => fileOf(name, subset, weight)));
  return [
    { from: list, to: join(name, 'unicode.json') },
    // Each asks to be named where its font goes.
    { from: join(folder, 'LICENSE'), to: join(name, 'LICENSE') },
    ...files.map((file) => ({ from: join(folder, 'files', file), to: join(name, file) })),
  ];
}

copyOrEnd(join(workspace, 'dist/fonts'), typefaces.flatMap(filesOf));
