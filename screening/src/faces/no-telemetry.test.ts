import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testModels } from './fixtures/samples.ts';

it('looks at pictures without leaving anything for a maker of its parts to collect', async () => {
  const home = mkdtempSync(join(tmpdir(), 'afc-home-'));
  const pool = new URL('../../dist/faces/pool.js', import.meta.url);
  const program = `
    import { createFacePool } from '${pool.href}';
    const pool = createFacePool({ models: ${JSON.stringify(await testModels())}, size: 1 });
    await pool.describe();
    await pool.close();`;
  // Without CI, which would keep onnxruntime silent by itself.
  const env = { PATH: process.env.PATH ?? '', HOME: home };
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env });
  const left = readdirSync(home, { recursive: true });
  rmSync(home, { recursive: true });
  expect(left).toEqual([]);
});
