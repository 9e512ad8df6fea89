import type { ListFormat } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { read, readText, textOf } from './fixtures/read-fixture.ts';
import { fileOfText, listFile, listFilesOf } from './list-files.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

const names = ['Otto Beispiel', 'Erika Muster', 'José Peña', 'Zoë Example', 'Ana Prueba'];
const rows = names.map((name, i) => `${i + 1},${name},"Remark, number ${i + 1}"`);
const header = 'id,name,remarks';

/** Which entries are left, and which lines are reported. */
async function outcome(lines: readonly string[], end = '\n') {
  const { entities, report } = await readText('csv', [...lines, ''].join(end));
  return {
    ids: entities.map(({ reference }) => reference),
    skipped: report.skipped.map(({ line, key }) => [line, key]),
  };
}

describe('a quotation mark too many or too few takes only its own row', () => {
  it.each([
    ['opens a cell that nothing closes', '2,"Erika Muster,"Remark, number 2"'],
    ['is missing where a cell ends', '2,Erika Muster,"Remark, number 2'],
    ['stands inside a quoted cell', '2,Erika Muster,"Remark, "number" 2"'],
  ])('%s', async (_, broken) => {
    expect(await outcome([header, rows[0] ?? '', broken, ...rows.slice(2)])).toEqual({
      ids: ['1', '3', '4', '5'],
      skipped: [[3, 'rowBadQuotes']],
    });
  });

  it('a row that it swallowed with the wrong number of cells is read after all', async () => {
    const lines = [header, '1,Otto Beispiel,"open', rows[1] ?? '', '3,José Peña,5",more', ...rows.slice(3)];
    expect(
      await outcome(lines.map((line) => line.replace('"Remark, ', 'Remark ').replace(/(?<=number .)"$/, ''))),
    ).toEqual({
      ids: ['2', '4', '5'],
      skipped: [
        [2, 'rowTooLong'],
        [4, 'rowTooLong'],
      ],
    });
  });

  it('one inside a cell that does not begin with it is a letter', async () => {
    const { entities } = await readText('csv', 'id,name,remarks\n1,Otto "Ot" Beispiel,5" tall\n');
    expect(entities[0]).toMatchObject({ names: [{ text: 'Otto "Ot" Beispiel' }], remarks: '5" tall' });
  });

  it('one that nothing closes up to the end of the file is a file that was cut off', async () => {
    const lines = ['id,name', '1,"Otto Beispiel', '2,Erika Muster', ''];
    await expect(readText('csv', lines.join('\n'))).rejects.toThrow('ends inside a quoted cell');
  });
});

describe('a row', () => {
  it('with more cells than columns is malformed, though the last ones are empty', async () => {
    const lines = [
      'id,name,aliases,gender',
      '1,Ana Prueba,,',
      '2,Peña, José,,',
      '3,Otto, Ot,Otti,male',
      '4,Erika Muster,,',
    ];
    expect(await outcome(lines)).toEqual({
      ids: ['1', '4'],
      skipped: [
        [3, 'rowTooLong'],
        [4, 'rowTooLong'],
      ],
    });
  });

  it('may end with delimiters that the header does not have where every row does', async () => {
    const lines = ['id,name,aliases', '1,Ana Prueba,,,', '2,Peña, José,,,', '3,Erika Muster,,,'];
    expect(await outcome(lines)).toEqual({ ids: ['1', '3'], skipped: [[3, 'rowTooLong']] });
  });

  it.each(['\n', '\r\n', '\r'])(
    'is told by the line it begins in, cells of several lines included: %j',
    async (end) => {
      const lines = [header, `1,Otto,"two${end}lines"`, '2', `3,Erika,"three${end}${end}lines"`, '4', ''];
      const { entities, report } = await readText('csv', lines.join(end));
      const kept = end === '\r' ? '\n' : end;
      expect(entities.map(({ remarks }) => remarks)).toEqual([`two${kept}lines`, `three${kept}${kept}lines`]);
      expect(report.skipped.map(({ line }) => line)).toEqual([4, 8]);
      expect(report.lastLine).toEqual({ line: 8, closed: true, looksCut: false });
    },
  );

  it('with a zero byte is left out, the rest is imported', async () => {
    expect(await outcome([header, '1,Otto\0Beispiel,x', ...rows.slice(1)])).toEqual({
      ids: ['2', '3', '4', '5'],
      skipped: [[2, 'rowNotText']],
    });
  });
});

describe('bytes that are no letters', () => {
  const text = [header, ...rows, ''].join('\n');
  const broken = (at: number, byte: number) => {
    const bytes = Buffer.from(text);
    bytes[at] = byte;
    return { main: fileOfText('own.csv', bytes) };
  };

  it('leave out their row, and every other letter stays what it is', async () => {
    const { entities, report } = await read('csv', broken(Buffer.from(text).indexOf('é'), 0x41));
    expect(entities.map(({ names: [name] }) => name?.text)).toEqual([
      'Otto Beispiel',
      'Erika Muster',
      'Zoë Example',
      'Ana Prueba',
    ]);
    expect(report.skipped).toEqual([{ line: 4, key: 'rowNotText', values: {} }]);
  });

  it('at the end of the file are a letter that was cut in two', async () => {
    const bytes = Buffer.from(`${text}6,Ana Prueba,Peña`);
    const cut = fileOfText('own.csv', bytes.subarray(0, -2));
    await expect(read('csv', { main: cut })).rejects.toThrow(
      'own.csv ends in the middle of line 7: the file is cut off.',
    );
  });

  it('refuse an XML file, with their line', async () => {
    const bytes = Buffer.from(await textOf('un.xml'));
    bytes[bytes.indexOf('سمير')] = 0x41;
    await expect(read('un', { main: fileOfText('un.xml', bytes) })).rejects.toThrow(
      'un.xml is not well-formed XML in line 11.',
    );
  });

  it('tell the Windows code page however late the first one comes', async () => {
    const many = Array.from({ length: 5_000 }, (_, i) => `x${i},Otto Beispiel,some remark`);
    const bytes = Buffer.from([header, ...many, ...rows, ''].join('\n'), 'latin1');
    expect(bytes.length).toBeGreaterThan(100_000);
    const { entities, report } = await read('csv', { main: fileOfText('own.csv', bytes) });
    expect(entities.at(-2)?.names[0]?.text).toBe('Zoë Example');
    expect(report.skipped).toEqual([]);
  });

  it('are none where the list itself holds the character that stands for them', async () => {
    const { entities } = await readText('csv', 'id,name\n1,Otto \ufffd Beispiel\n');
    expect(entities[0]?.names[0]?.text).toBe('Otto \ufffd Beispiel');
  });
});

it.each([
  ['csv', 'id,name\n1,', 'x'],
  ['csv', 'id,name\n1,"', `${'x'.repeat(999)}\n`],
  ['opensanctions', '{"id":"x","schema":"Person"}\n{"id":"', 'x'],
] as [ListFormat, string, string][])(
  'an endless %s entry is refused before it fills the memory: %j',
  async (format, head, more) => {
    let sent = 0;
    const main = listFile('endless', async function* () {
      yield Buffer.from(head);
      for (sent = 0; sent < 4 * LONGEST_ENTRY; sent += 100_000) yield Buffer.alloc(100_000, more);
    });
    await expect(read(format, { main })).rejects.toThrow(
      'What begins in line 2 of endless is too large to be an entry of a list.',
    );
    expect(sent).toBeLessThan(2 * LONGEST_ENTRY);
  },
);

it('of endless malformed rows only the first are kept, and all are counted', async () => {
  const { report } = await readText(
    'csv',
    `id,name\n${'x\n'.repeat(1_500)}${Array.from({ length: 1_500 }, (_, i) => `${i},Otto\n`).join('')}`,
  );
  expect(report).toMatchObject({ entities: 1_500, skippedRows: 1_500 });
  expect(report.skipped).toHaveLength(1_000);
});

it.each([
  ['without a name', '2,-0- ,individual,TEST,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ', 'rowNoName'],
  ['of too few cells', '2,"MUSTER, Erika",individual', 'rowTooShort'],
])('a row of sdn.csv %s takes only itself, though other files of the set name its entry', async (_, broken, key) => {
  const row = (id: number, name: string) => `${id},"${name}",individual,TEST${',-0- '.repeat(8)}`;
  const files = {
    'sdn.csv': [row(1, 'BEISPIEL, Otto'), broken, row(3, 'PRUEBA, Ana'), ''],
    'alt.csv': ['2,1,"aka","MUSTER, Rika",-0- ', '3,2,"aka","PRUEBA, Anita",-0- ', ''],
    'add.csv': ['2,1,"1 Example Street","Exampletown","Cyprus",-0- ', ''],
  };
  const set = Object.entries(files).map(([name, lines]) => fileOfText(name, lines.join('\r\n')));
  const { entities, report } = await read('ofac-sdn', listFilesOf(set));
  expect(entities.map(({ reference }) => reference)).toEqual(['1', '3']);
  expect(report.skipped).toMatchObject([{ line: 2, key }]);
});

it('a file of OFAC’s set under the name of another is refused', async () => {
  const of = async (name: string, role = name) => fileOfText(`${role}.csv`, await textOf(`ofac/${name}.csv`));
  const sdn = await of('sdn');
  for (const [name, role] of [
    ['add', 'alt'],
    ['alt', 'add'],
    ['alt', 'sdn_comments'],
    ['sdn', 'alt'],
  ] as const)
    await expect(read('ofac-sdn', listFilesOf([sdn, await of(name, role)])), `${name} as ${role}`).rejects.toThrow(
      `${role}.csv does not have the columns of OFAC SDN CSV.`,
    );
});

it('an id longer than any index holds takes its row out, and no other', async () => {
  const [longest, longer] = ['a'.repeat(500), 'b'.repeat(501)];
  expect(await outcome([header, `${longest},Otto Beispiel,`, `${longer},Erika Muster,`])).toEqual({
    ids: [longest],
    skipped: [[3, 'rowIdTooLong']],
  });
});

it('a file of which more is left out than read is the wrong one', async () => {
  const nameless = (count: number) => Array.from({ length: count }, (_, i) => `${i + 10},,`);
  expect((await outcome([header, ...rows.slice(0, 2), ...nameless(2)])).ids).toEqual(['1', '2']);
  await expect(outcome([header, ...rows.slice(0, 2), ...nameless(3)])).rejects.toMatchObject({
    key: 'listFileMostlyUnread',
    values: { skipped: 3, entities: 2 },
  });
});
