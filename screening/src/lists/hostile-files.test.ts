import { describe, expect, it } from 'vitest';
import { read, readText } from './fixtures/read-fixture.ts';
import { fileOfText, listFilesOf } from './list-files.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

const eu = (rows: readonly string[]) =>
  ['Entity_LogicalId;NameAlias_WholeName;Identification_Number;Entity_Remark', ...rows, ''].join('\n');

describe('quotation marks', () => {
  it('that are open in every line refuse the file, which is not read again for each line', async () => {
    const text = eu(['1;Otto Beispiel;;', ...Array<string>(100_000).fill('x";"'), 'x"torn']);
    await expect(readText('eu', text)).rejects.toThrow('its rows cannot be told apart');
  });

  it('that swallowed many rows let others have the thread while these are read again', async () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => `${i};Name ${i};;`);
    let turns = 0;
    const turn = () => {
      turns += 1;
      waiting = setImmediate(turn);
    };
    let waiting = setImmediate(turn);
    const { report } = await readText('eu', eu(['x;"swallows', ...rows, 'x"torn']));
    clearImmediate(waiting);
    expect(report).toMatchObject({ entities: 40_000, skippedRows: 2 });
    // Over half a million characters, twice.
    expect(turns).toBeGreaterThan(80);
  });
});

describe('an entry that is larger than any is, all its rows together, refuses the file', () => {
  const part = 'x'.repeat(LONGEST_ENTRY / 10);
  const eleven = (row: string) => Array<string>(11).fill(row);
  const uk = ['Report Date: 27-Feb-2026', 'Unique ID,Designation Type,Name 6,Other Information'];
  const tooLarge = 'is too large to be an entry of a list';

  it('EU', async () => {
    await expect(readText('eu', eu(eleven(`1;Otto Beispiel;;${part}`)))).rejects.toThrow(`line 2 of list ${tooLarge}`);
  });

  it('UK', async () => {
    const text = [...uk, ...eleven(`1,Individual,BEISPIEL,${part}`), ''].join('\n');
    await expect(readText('uk', text)).rejects.toThrow(`line 3 of list ${tooLarge}`);
  });

  it('OFAC', async () => {
    const sdn = `1,"BEISPIEL, Otto","individual","TEST"${',-0-'.repeat(8)}\n`;
    const set = { 'sdn.csv': sdn, 'alt.csv': `${eleven(`1,1,"aka","${part}",""`).join('\n')}\n` };
    const files = Object.entries(set).map(([name, text]) => fileOfText(name, text));
    await expect(read('ofac-sdn', listFilesOf(files))).rejects.toThrow(`of alt.csv ${tooLarge}`);
  });
});

it('a header of very many columns is told of with the first of them', async () => {
  const columns = Array.from({ length: 100_000 }, (_, i) => `column${i}`);
  const row = ['1', 'Otto Beispiel', ...columns.map(() => '')];
  const { report } = await readText('csv', `${['id', 'name', ...columns].join()}\n${row.join()}\n`);
  expect(report.entities).toBe(1);
  expect(report.remarks).toHaveLength(100);
});
