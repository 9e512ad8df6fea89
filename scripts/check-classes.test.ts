import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const script = fileURLToPath(new URL('./check-classes.mjs', import.meta.url));

/** A checkout with one part and its sheet. */
function check(part: string, sheet: string) {
  const root = mkdtempSync(join(inject('testFolder'), 'classes-'));
  const folder = join(root, 'web/src/parts/table');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'table.tsx'), `import table from './table.module.css';\n${part}`);
  writeFileSync(join(folder, 'table.module.css'), sheet);
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

const part = "import { Row } from './table.tsx';\nconst x = <Row className={table.row} data-x={table.last} />;";
const sheet =
  '/* .gone { } */\n.row > :global(.library),\n.row.last:hover { width: 1.5em }\n@media print { .last { } }';

describe('the classes of a sheet', () => {
  it('are those that are used of it', () => {
    expect(check(part, sheet)).toEqual({ status: 0, said: '' });
  });

  it('are missed where one is used that is not there', () => {
    const said = 'web/src/parts/table/table.module.css has no class first.';
    expect(check(`${part} table.first`, sheet)).toEqual({ status: 1, said });
  });

  it('are told where nobody uses one', () => {
    const said = 'Nobody uses first of web/src/parts/table/table.module.css.';
    expect(check(part, `${sheet}\n.first { }`)).toEqual({ status: 1, said });
  });
});
