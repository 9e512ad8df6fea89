import type { ListFormat } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { read, readText, textOf } from './fixtures/read-fixture.ts';
import { listFile } from './list-files.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

const person = (id: string, name: string) =>
  `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME></INDIVIDUAL>`;
const un = (entries: string[], date = '2026-02-27') =>
  `<CONSOLIDATED_LIST dateGenerated="${date}">\n${entries.join('\n')}\n</CONSOLIDATED_LIST>`;
const sdn = (id: string, name: string) => `<sdnEntry><uid>${id}</uid><lastName>${name}</lastName></sdnEntry>`;
const ofac = (entries: string[], date = '02/27/2026') =>
  `<sdnList><publshInformation><Publish_Date>${date}</Publish_Date></publshInformation>\n${entries.join('\n')}\n</sdnList>`;
const sanctioned = (id: string, name: string) =>
  `<sanctionEntity euReferenceNumber="${id}" logicalId="${id}"><nameAlias wholeName="${name}"/></sanctionEntity>`;
const eu = (entries: string[], date = '2026-02-27T12:00:00') =>
  `<export generationDate="${date}">\n${entries.join('\n')}\n</export>`;
const target = (id: string, name: string) => `${id},Person,${name},,2026-02-27`;
const targets = (entries: string[]) => `id,schema,name,aliases,last_change\n${entries.join('\n')}\n`;
const ftmEntity = (id: string, name: string) =>
  JSON.stringify({ id, schema: 'Person', properties: { name: [name] }, last_change: '2026-02-27' });
const ftm = (entries: string[]) => `\n${entries.join('\n')}\n`;
const own = (entries: string[]) => `id,name\n${entries.join('\n')}\n`;

interface Made {
  format: ListFormat;
  entry: (id: string, name: string) => string;
  file: (entries: string[]) => string;
}
const made: [string, Made][] = [
  ['OFAC XML', { format: 'ofac-sdn', entry: sdn, file: ofac }],
  ['UN', { format: 'un', entry: person, file: un }],
  ['EU XML', { format: 'eu', entry: sanctioned, file: eu }],
  ['targets.simple.csv', { format: 'opensanctions', entry: target, file: targets }],
  ['entities.ftm.json', { format: 'opensanctions', entry: ftmEntity, file: ftm }],
  ['plain CSV', { format: 'csv', entry: (id, name) => `${id},${name}`, file: own }],
];

describe.each(made)('%s', (_, { format, entry, file }) => {
  it('an entry that stands there twice is imported once, and the second is reported', async () => {
    const entries = [entry('1', 'Otto Beispiel'), entry('2', 'Erika Muster'), entry('1', 'Another Name')];
    const { entities, report } = await readText(format, file(entries));
    expect(entities.map(({ names }) => names[0]?.text)).toEqual(['Otto Beispiel', 'Erika Muster']);
    expect(report.skipped).toEqual([{ line: 4, key: 'rowTwice', values: { id: '1' } }]);
  });

  it.each(['', '...', ' - '])('an entry whose name is %j is reported', async (name) => {
    const { entities, report } = await readText(format, file([entry('1', 'Otto Beispiel'), entry('2', name)]));
    expect(entities.map(({ reference }) => reference)).toEqual(['1']);
    expect(report.skipped).toMatchObject([{ line: 3 }]);
  });
});

it.each([
  ['uk', 'uk.csv', 'TST0002', 'EXAMPLE WORKS', 6],
  ['eu', 'eu.csv', '502', 'Example Works', 6],
] as const)(
  '%s: an entry without any name is reported with the line it begins in',
  async (format, file, id, name, line) => {
    // The EU's has two malformed rows on purpose: with one more they were the greater part.
    const text = (await textOf(file)).replace(/20\/02\/2026;(;|503).*\n/g, '').replaceAll(name, '');
    const { entities, report } = await readText(format, text);
    expect(entities.map(({ reference }) => reference)).not.toContain(id);
    expect(report.skipped).toContainEqual({ line, key: 'rowNoName', values: {} });
  },
);

it('a list of one’s own: what is no date, country or gender is left out, and that is said', async () => {
  const lines = [
    'id,name,birth_date,nationality,gender',
    '1,Otto Beispiel,1961-03-04,de,male',
    '2,Erika Muster,1961-02-30;1962,Nowhere;de,',
    '3,Ana Prueba,some day,es,x',
    '4,Zoë Example,,,',
  ];
  const { entities, report } = await readText('csv', `${lines.join('\n')}\n`);
  expect(entities[1]).toMatchObject({ birthDates: [{ from: '1962-01-01' }], nationalities: ['DE'] });
  expect(report).toMatchObject({ entities: 4, skippedRows: 0 });
  expect(report.remarks).toEqual([
    { key: 'listValuesUnread', values: { field: 'birth_date', count: 2, line: 3 } },
    { key: 'listValuesUnread', values: { field: 'nationality', count: 1, line: 3 } },
    { key: 'listValuesUnread', values: { field: 'gender', count: 1, line: 4 } },
  ]);
});

describe('what a list states as its date', () => {
  it.each(['2026-02-30', '2026-13-01', '0000-01-01', 'yesterday!', ''])('%j is none', async (date) => {
    const [year, month, day] = date.split('-');
    for (const [format, text] of [
      ['un', un([person('1', 'Otto')], date)],
      ['eu', eu([sanctioned('1', 'Otto')], date)],
      ['ofac-sdn', ofac([sdn('1', 'Otto')], `${month}/${day}/${year}`)],
      ['opensanctions', targets([target('1', 'Otto')]).replace('2026-02-27', date)],
      ['opensanctions', ftm([ftmEntity('1', 'Otto')]).replace('2026-02-27', date)],
      ['uk', (await textOf('uk.csv')).replace('13-Feb-2026', [day, month, year].join('-'))],
    ] as [ListFormat, string][])
      expect((await readText(format, text)).report.listDate, format).toBeUndefined();
  });
});

it.each(['\\u0000', '\\ud800'])(
  'a line of entities.ftm.json that nobody could store is left out: %s',
  async (written) => {
    const bad = ftmEntity('2', 'Otto').replace('Otto', `Otto${written}`);
    const { entities, report } = await readText('opensanctions', ftm([ftmEntity('1', 'Ana'), bad]));
    expect(entities).toHaveLength(1);
    expect(report.skipped).toEqual([{ line: 3, key: 'rowNoEntity', values: {} }]);
  },
);

it('a line of entities.ftm.json whose date is no text is left out', async () => {
  const bad = ftmEntity('2', 'Otto').replace('"2026-02-27"', '20260227');
  const { entities, report } = await readText('opensanctions', ftm([ftmEntity('1', 'Ana'), bad]));
  expect(entities).toHaveLength(1);
  expect(report.skipped).toEqual([{ line: 3, key: 'rowNoEntity', values: {} }]);
});

describe('an entry of endless values', () => {
  const many = 200_000;
  const numbered = (text: (i: number) => string) => Array.from({ length: many }, (_, i) => text(i));

  it.each([
    ['names', 'aliases', numbered((i) => `n${i}`), { names: { length: many + 1 } }],
    ['programmes', 'programme', numbered((i) => `p${i}`), { programmes: { length: many } }],
  ])('is read at once, with each of its %s', async (_, column, values, whole) => {
    const cell = [...values, values[0], values.at(-1)].join(';');
    const { entities } = await readText('csv', `id,name,${column}\n1,Otto,${cell}\n`);
    expect(entities[0]).toMatchObject(whole);
  });
});

describe('a cell of endless length', () => {
  const long = 500_000;

  it.each([
    ['birth date', `id,name,birth_date\n1,Otto,${'c '.repeat(long)}1960\n`],
    ['country', `id,name,nationality\n1,Otto,x${' '.repeat(long)}y\n`],
  ])('is no %s, and that is known at once', async (_, text) => {
    const { entities, report } = await readText('csv', text);
    expect(entities).toMatchObject([{ birthDates: [], nationalities: [] }]);
    expect(report.remarks).toMatchObject([{ key: 'listValuesUnread' }]);
  });

  it('of OFAC’s remarks is read at once', async () => {
    const remarks = `Passport A1${' '.repeat(long)}x (Cuba) issued${' '.repeat(long)}1999`;
    const row = `1,"BEISPIEL, Otto","individual","TEST"${',-0- '.repeat(7)},"${remarks}"`;
    const { entities } = await readText('ofac-sdn', `${row}\n`);
    expect(entities[0]?.documents).toEqual([{ type: 'Passport', number: 'A1 x', country: 'CU' }]);
  });
});

it('a name of endless length is cut, and never inside of a character', async () => {
  const long = 'Ottokar'.repeat(20_000);
  const { entities } = await readText('csv', own([`1,${long}`, `2,x${'𠮷'.repeat(20_000)}`]));
  expect(entities.map(({ names }) => names[0]?.text)).toEqual([long.slice(0, 1_000), `x${'𠮷'.repeat(499)}`]);
  const { entities: named } = await readText(
    'ofac-sdn',
    ofac([sdn('1', long).replace('<l', `<sdnType>Individual</sdnType><firstName>${long}</firstName><l`)]),
  );
  expect(named[0]?.names[0]).toMatchObject({ given: long.slice(0, 1_000), family: long.slice(0, 1_000) });
});

describe('an XML file', () => {
  it.each([
    ['of opening tags', '<a>'],
    ['of opening tags inside of an entry', '<INDIVIDUAL>'],
    ['with an entry that does not end', `<INDIVIDUAL>${'<a/>'.repeat(1_000)}`],
    ['with an endless text', `<INDIVIDUAL><COMMENTS1>${'x'.repeat(1_000)}`],
    ['with an endless comment', `<!--${'x'.repeat(1_000)}`],
  ])('%s is refused before it fills the memory', async (__, start) => {
    let sent = 0;
    const more = Buffer.alloc(100_000, start.replace(/^<(INDIVIDUAL>|!--)(?=.)(<COMMENTS1>)?/, ''));
    const main = listFile('endless.xml', async function* () {
      yield Buffer.from(`<CONSOLIDATED_LIST>\n${start}`);
      for (sent = 0; sent < 4 * LONGEST_ENTRY; sent += more.length) yield more;
    });
    await expect(read('un', { main })).rejects.toThrow(
      /What begins in line [12] of endless.xml is too large to be an entry of a list/,
    );
    expect(sent).toBeLessThan(2 * LONGEST_ENTRY);
  });

  it('cannot name other files or make much out of little', async () => {
    const entities = ['"ha"', 'SYSTEM "file:///etc/hostname"', '"&b;&b;"'].map((what) => `<!ENTITY a ${what}>`);
    for (const entity of entities)
      await expect(readText('un', `<!DOCTYPE x [${entity}]>${un([person('1', '&a;')])}`)).rejects.toThrow(
        'list is not well-formed XML in line 2.',
      );
  });
});
