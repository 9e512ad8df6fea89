import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const script = fileURLToPath(new URL('./check-rooms.mjs', import.meta.url));
const table = '# A\n\n## The rooms of the server\n\n| `low/` | |\n| `high/` | |\n\n## Else\n\n| `other/` | |\n';

/** A checkout with these files in server/src. */
function check(files: Record<string, string>) {
  const root = mkdtempSync(join(inject('testFolder'), 'rooms-'));
  writeFileSync(join(root, 'ARCHITECTURE.md'), table);
  for (const [name, text] of Object.entries({ 'low/a.ts': '', 'high/b.ts': '', ...files })) {
    const path = join(root, 'server/src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

describe('the rooms of the server', () => {
  it('import those that the table names before them, and what stands in no room', () => {
    const files = { 'context.ts': "import './high/b.ts';", 'high/b.ts': "import { a } from '../low/a.ts';" };
    expect(check({ ...files, 'low/a.ts': "import type { C } from '../context.ts';" })).toEqual({ status: 0, said: '' });
  });

  it.each([
    ['by name', "import {\n  b,\n} from '../high/b.ts';"],
    ['by type', "import type { B } from '../high/b.ts';"],
    ['later', "const b = await import('../high/b.ts');"],
    ['as a thread', "new Worker(new URL('../high/b.ts', import.meta.url));"],
  ])('never import one that it names after them: %s', (_how, text) => {
    const said = 'server/src/low/a.ts imports high/b.ts, which the table of rooms names after it.';
    expect(check({ 'low/a.ts': text })).toEqual({ status: 1, said });
  });

  it('are all in the table', () => {
    expect(check({ 'new/c.ts': '' })).toEqual({ status: 1, said: 'The table of rooms does not name server/src/new.' });
  });

  it('may be imported by any test', () => {
    const text = "import { b } from '../high/b.ts';";
    expect(check({ 'low/a.test.ts': text, 'low/testing/c.ts': text, 'testing/d.ts': text }).status).toBe(0);
  });
});
