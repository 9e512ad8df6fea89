import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const Project = z.object({
  compilerOptions: z.record(z.string(), z.unknown()),
  references: z.array(z.object({ path: z.string() })).default([]),
});

function read(project: string) {
  const { stdout } = spawnSync(process.execPath, [compiler, '--showConfig', '-p', project], {
    encoding: 'utf8',
    cwd: root,
  });
  return Project.parse(JSON.parse(stdout));
}

const base = read('tsconfig.base.json').compilerOptions;
const projects = [...read('tsconfig.json').references.map(({ path }) => path), 'contract/tsconfig.client.json'].map(
  (path) => ({ path: path.replace(/^\.\//, ''), options: read(path).compilerOptions }),
);

it('no package is checked less strictly than the others', () => {
  const isStrictness = /^(?:strict|no[A-Z](?!mit)|exact|allowUn|erasable|verbatim|isolated)/;
  const strictness = Object.entries(base).filter(([name]) => isStrictness.test(name));
  expect(strictness.length).toBeGreaterThan(10);
  for (const { path, options } of projects) expect({ path, ...options }).toMatchObject(Object.fromEntries(strictness));
});

it('a package sees what surrounds it where it runs, and nothing else', () => {
  const seen = projects.map(({ path, options: { lib, types } }) => [
    path,
    ...z
      .array(z.string())
      .parse(lib ?? [])
      .filter((name) => !name.startsWith('es')),
    ...z.array(z.string()).parse(types ?? []),
  ]);
  const browser = ['dom', 'dom.iterable'];
  expect(seen).toEqual([
    ['contract'],
    ['screening', 'node'],
    ['server', 'node'],
    ['tsconfig.tests.json', 'node'],
    ['web', ...browser, 'vite/client'],
    ['web/tsconfig.tests.json', ...browser, 'vite/client', 'node'],
    ['web/tsconfig.vite.json', 'node'],
    ['e2e', ...browser, 'node'],
    ['bench', 'node'],
    ['contract/tsconfig.client.json', 'dom'],
  ]);
});
