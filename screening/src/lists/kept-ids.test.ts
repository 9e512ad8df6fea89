import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { listFile } from './list-files.ts';
import { importOpenSanctionsCsv } from './opensanctions-csv.ts';
import { newImportReport } from './report.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const portions = 500;
const portionBytes = 65_536;

/** 32 MB, in portions as a disk gives them. */
async function* longFile() {
  yield Buffer.from('id,schema,name,aliases\n');
  for (let i = 0; i < portions; i++) {
    const row = `an-id-of-many-letters-${i},Person,Ivan Petrov ${i},`;
    yield Buffer.from(`${row}${'x'.repeat(portionBytes - row.length - 1)}\n`);
  }
}

it('what is remembered of the entries of a long file does not keep the file in memory', async () => {
  const report = newImportReport();
  collect();
  const before = process.memoryUsage().heapUsed;
  for await (const _ of importOpenSanctionsCsv({ main: listFile('targets.simple.csv', longFile) }, report));
  collect();
  expect(report.ids.size).toBe(portions);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((portions * portionBytes) / 4);
});
