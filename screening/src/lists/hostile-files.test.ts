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
    const rows = Array.from({ length: 15_000 }, (_, i) => `${i};Name ${i};;`);
    let turns = 0;
    const turn = () => {
      turns += 1;
      waiting = setImmediate(turn);
    };
    let waiting = setImmediate(turn);
    const { report } = await readText('eu', eu(['x;"swallows', ...rows, 'x"torn']));
    clearImmediate(waiting);
    expect(report).toMatchObject({ entities: 15_000, skippedRows: 2 });
    // Over two hundred thousand characters, twice.
    expect(turns).toBeGreaterThan(30);
  });
});

describe('an entry that is larger than any is, all its rows together, refuses the file', () => {
  const part = 'x'.repeat(LONGEST_ENTRY / 10);
  const eleven = (row: (part: string) => string) => Array.from({ length: 11 }, (_, i) => row(`${part}${i}`));
  const uk = ['Report Date: 27-Feb-2026', 'Unique ID,Designation Type,Name 6,Address Line 1'];
  const tooLarge = 'is too large to be an entry of a list';

  it('EU', async () => {
    await expect(readText('eu', eu(eleven((number) => `1;Otto Beispiel;${number};`)))).rejects.toThrow(
      `line 2 of list ${tooLarge}`,
    );
  });

  it('UK', async () => {
    const text = [...uk, ...eleven((address) => `1,Individual,BEISPIEL,${address}`), ''].join('\n');
    await expect(readText('uk', text)).rejects.toThrow(`line 3 of list ${tooLarge}`);
  });

  it('OFAC', async () => {
    const sdn = `1,"BEISPIEL, Otto","individual","TEST"${',-0-'.repeat(8)}\n`;
    const set = { 'sdn.csv': sdn, 'alt.csv': `${eleven((name) => `1,1,"aka","${name}",""`).join('\n')}\n` };
    const files = Object.entries(set).map(([name, text]) => fileOfText(name, text));
    await expect(read('ofac-sdn', listFilesOf(files))).rejects.toThrow(`of alt.csv ${tooLarge}`);
  });
});

it('an entry of which many rows repeat all values is as large as these', async () => {
  // As the UK publishes its list: a row for each combination of an entry's names and addresses.
  const header = 'Unique ID,Designation Type,Name 6,Address Line 1,Other Information,UK Statement of Reasons';
  const text = 'x'.repeat(500);
  const rows = Array.from(
    { length: 8_000 },
    (_, i) => `1,Individual,NAME ${i % 80},${Math.floor(i / 80)} Example Street,${text},${text}`,
  );
  const { entities } = await readText('uk', ['Report Date: 27-Feb-2026', header, ...rows, ''].join('\n'));
  expect(rows.join('').length).toBeGreaterThan(2 * LONGEST_ENTRY);
  expect(entities.map(({ names, addresses }) => [names.length, addresses.length])).toEqual([[80, 100]]);
});

it('an entry of very many short values refuses the file', async () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => `1;${i.toString(36)};;`);
  await expect(readText('eu', eu(rows))).rejects.toThrow('line 2 of list is too large to be an entry of a list');
});

it('a header of very many columns is told of with the first of them', async () => {
  const columns = Array.from({ length: 100_000 }, (_, i) => `column${i}`);
  const row = ['1', 'Otto Beispiel', ...columns.map(() => '')];
  const { report } = await readText('csv', `${['id', 'name', ...columns].join()}\n${row.join()}\n`);
  expect(report.entities).toBe(1);
  expect(report.remarks).toHaveLength(100);
});
