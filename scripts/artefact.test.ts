import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../server/src/testing/database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As `npm ci --omit=dev` does it, but with what is installed already. */
function installPackages(folder: string): void {
  for (const workspace of ['contract', 'screening', 'server']) {
    const { dependencies } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
    const link = (installed: string, target: string) => {
      const path = join(folder, workspace, 'node_modules', installed);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(target, path);
    };
    for (const each of Object.keys(dependencies)) {
      const own = each.startsWith('@afc/') ? join(folder, each.replace('@afc/', '')) : undefined;
      link(each, own ?? join(root, 'node_modules', each));
    }
  }
}

let folder: string;
const pack = () => spawnSync(process.execPath, [join(root, 'scripts/artefact.mjs'), folder], { encoding: 'utf8' });

beforeAll(() => {
  folder = join(mkdtempSync(join(inject('testFolder'), 'pack-')), 'afc');
  expect(pack()).toMatchObject({ status: 0, stderr: '' });
});

it('packs what runs and nothing of what compilers, debuggers and tests read, into an empty folder only', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('web', 'dist', 'index.html'));
  expect(files.filter((name) => /\.(ts|map)$|testing/.test(name))).toEqual([]);
  expect(pack()).toMatchObject({ status: 1, stderr: `${folder} is not an empty folder.\n` });
});

it('what is packed starts by itself, and reads the networks, the fonts and the sample figures that it brought', async () => {
  installPackages(folder);
  const database = await createTestDatabase();
  const started = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
    cwd: folder,
    env: { DATABASE_URL: database.url, AFC_DATA: join(folder, 'data'), PORT: '0', FACE_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.stdout.on('data', (said) => {
    if (String(said).includes('AFC is ready at')) started.kill('SIGTERM');
  });
  const [output, [code]] = await Promise.all([text(started.stdout), once(started, 'exit')]);
  expect(output).toContain('the sample figures are loaded');
  expect(output).toContain('AFC is ready at');
  expect(code).toBe(0);
  await database.drop();
});
