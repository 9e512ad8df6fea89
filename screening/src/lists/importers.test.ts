import { describe, expect, it } from 'vitest';
import { pathOf, read, readFixture, readText, textOf } from './fixtures/read-fixture.ts';
import { fileOfText, openListFiles } from './list-files.ts';

const day = (date: string) => ({ from: date, to: date, precision: 'day' });
const year = (date: number) => ({ from: `${date}-01-01`, to: `${date}-12-31`, precision: 'year' });

describe('OFAC SDN', () => {
  it('joins the CSV set: aliases, addresses, overflow of the remarks and the weak aliases hidden in them', async () => {
    const { entities, report } = await readFixture('ofac-sdn', 'ofac');
    expect(entities.map(({ reference, kind }) => [reference, kind])).toEqual([
      ['101', 'person'],
      ['102', 'organisation'],
      ['103', 'vessel'],
      ['104', 'aircraft'],
      ['105', 'person'],
    ]);
    expect(entities[0]).toMatchObject({
      names: [
        { text: 'SAMPLESON, Viktor Testovich', role: 'primary', given: 'Viktor Testovich', family: 'SAMPLESON' },
        { text: 'SAMPLESEN, Victor', role: 'alias', strength: 'strong' },
        { text: 'PATTERNOV, Viktor', role: 'former', strength: 'strong' },
        { text: 'THE SAMPLER', strength: 'weak' },
        { text: 'SAMPLESON, Vitya', strength: 'weak' },
      ],
      birthDates: [day('1961-03-04'), year(1962)],
      nationalities: ['RU', 'CY'],
      gender: 'male',
      documents: [
        { type: 'Passport', number: 'AB1234567', country: 'RU' },
        { type: 'National ID No.', number: '99-887766', country: 'KP' },
      ],
      addresses: ['1 Example Street, Exampletown 10117, Russia'],
      programmes: ['TEST', 'TEST-EO'],
    });
    expect(entities[4]?.names.at(-1)).toMatchObject({ text: 'UMM SAMPLE', strength: 'weak' });
    expect(entities[4]?.birthDates).toEqual([
      { from: '1968-01-01', to: '1972-12-31', precision: 'circa' },
      { from: '1971-06-01', to: '1971-06-30', precision: 'month' },
      { from: '1968-01-01', to: '1969-12-31', precision: 'range' },
      { from: '1967-01-01', to: '1967-12-31', precision: 'range' },
    ]);
    expect(report).toMatchObject({ rows: 5, entities: 5, skipped: [], complete: true });
  });

  it('reads the XML with its date, typed documents and marked weak aliases', async () => {
    const { entities, report } = await readFixture('ofac-sdn', 'ofac-sdn.xml');
    expect(entities[0]).toMatchObject({
      reference: '201',
      names: [
        { text: 'Viktor Testovich SAMPLESON', role: 'primary', given: 'Viktor Testovich', family: 'SAMPLESON' },
        { text: 'Victor SAMPLESEN', role: 'alias', strength: 'strong' },
        { text: 'THE SAMPLER', role: 'alias', strength: 'weak' },
        { text: 'Viktor PATTERNOV', role: 'former' },
      ],
      birthDates: [day('1961-03-04'), { from: '1960-01-01', to: '1964-12-31', precision: 'circa' }],
      nationalities: ['RU', 'CY'],
      documents: [{ type: 'Passport', number: 'AB1234567', country: 'RU' }],
      gender: 'male',
      programmes: ['TEST', 'TEST-EO'],
    });
    expect(report).toMatchObject({ listDate: '2026-02-13', entities: 2, complete: true });
    expect(report.skipped).toMatchObject([{ key: 'rowNoIdOrName', values: { id: 'uid' } }]);
  });

  it('refuses a main file that lacks entries the other files speak of', async () => {
    const files = await openListFiles([pathOf('ofac')]);
    const sdn = (await textOf('ofac/sdn.csv')).split('\r\n').slice(2).join('\r\n');
    await expect(read('ofac-sdn', { ...files, main: fileOfText('sdn.csv', sdn) })).rejects.toThrow(/cut off/);
  });
});

it('UN: words of the name in order, low quality aliases weak, every form of birth date an interval', async () => {
  const { entities, report } = await readFixture('un', 'un.xml');
  expect(entities).toHaveLength(2);
  expect(entities[0]).toMatchObject({
    reference: '301',
    listedAs: 'TTi.001',
    kind: 'person',
    names: [
      { text: 'SAMIR ABD AL-NAMUDHAJ', role: 'primary', script: 'Latin' },
      { text: 'سمير النموذج', role: 'primary', script: 'Arabic' },
      { text: 'Sameer Namoodhaj', strength: 'strong' },
      { text: 'Samir N.', strength: 'strong' },
      { text: 'Abu Test', strength: 'weak' },
    ],
    birthDates: [
      day('1972-05-25'),
      { from: '1972-01-01', to: '1976-12-31', precision: 'circa' },
      { from: '1970-01-01', to: '1973-12-31', precision: 'range' },
    ],
    nationalities: ['IR'],
    documents: [{ type: 'Passport', number: 'T7654321', country: 'IQ' }],
    gender: 'male',
    programmes: ['Test'],
  });
  expect(entities[1]).toMatchObject({ kind: 'organisation', names: [{}, { text: 'SAMPLE WORKS', role: 'former' }] });
  expect(report).toMatchObject({ listDate: '2026-02-27', rows: 3, complete: true, skipped: [{ line: 24 }] });
});

describe('EU', () => {
  it('XML: weak by its mark or by its remark', async () => {
    const { entities, report } = await readFixture('eu', 'eu.xml');
    expect(entities[0]).toMatchObject({
      reference: 'EU.501.1',
      kind: 'person',
      names: [
        { text: 'Viktor Testovich Sampleson', role: 'primary', given: 'Viktor Testovich', family: 'Sampleson' },
        { text: 'Виктор Тестович Примеров', role: 'alias', script: 'Cyrillic' },
        { text: 'The Sampler', strength: 'weak' },
        { text: 'Vitya', strength: 'weak' },
      ],
      birthDates: [
        day('1961-03-04'),
        { from: '1961-01-01', to: '1965-12-31', precision: 'circa' },
        { from: '1958-01-01', to: '1960-12-31', precision: 'range' },
      ],
      nationalities: ['RU'],
      documents: [{ number: 'AB1234567', country: 'RU' }],
      programmes: ['TST'],
    });
    expect(report).toMatchObject({ listDate: '2026-02-20', entities: 2, skipped: [{ line: 20 }] });
  });

  it('CSV: many rows make one entry', async () => {
    const { entities, report } = await readFixture('eu', 'eu.csv');
    expect(entities).toHaveLength(2);
    expect(entities[0]).toMatchObject({
      reference: 'EU.501.1',
      kind: 'person',
      names: [{ text: 'Viktor Testovich Sampleson', role: 'primary' }, { text: 'Виктор Тестович Примеров' }],
      birthDates: [day('1961-03-04'), { precision: 'circa' }],
      nationalities: ['RU'],
      documents: [{ type: 'National passport', number: 'AB1234567', country: 'RU' }],
      addresses: ['1 Example Street, Exampletown, RUSSIAN FEDERATION'],
    });
    expect(report).toMatchObject({ listDate: '2026-02-20', rows: 7, skipped: [{ line: 7 }, { line: 8 }] });
  });
});

describe('UK', () => {
  it('reads the UK Sanctions List: rows of one entry, unknown days and months, other scripts', async () => {
    const { entities, report } = await readFixture('uk', 'uk.csv');
    expect(entities.map(({ reference, kind }) => [reference, kind])).toEqual([
      ['TST0001', 'person'],
      ['TST0002', 'organisation'],
      ['TST0003', 'vessel'],
    ]);
    expect(entities[0]).toMatchObject({
      names: [
        { text: 'Viktor Testovich SAMPLESON', role: 'primary', family: 'SAMPLESON' },
        { text: 'Виктор Тестович Примеров', script: 'Cyrillic' },
        { text: 'Victor SAMPLESEN', strength: 'strong' },
        { text: 'THE SAMPLER', strength: 'weak' },
      ],
      birthDates: [day('1961-03-04'), year(1962), { from: '1963-06-01', to: '1963-06-30', precision: 'month' }],
      nationalities: ['RU', 'CY'],
      documents: [{ number: 'AB1234567' }, { number: '99887766' }],
      gender: 'male',
    });
    expect(report).toMatchObject({ listDate: '2026-02-13', rows: 6, skipped: [{ line: 8 }] });
  });

  it('reads every part of a name and of an address, in their order', async () => {
    const parts = [1, 2, 3, 4, 5];
    const header = [...parts.map((part) => `Name ${part}`), ...[...parts, 6].map((line) => `Address Line ${line}`)];
    const cells = 'Ana,Berta,Carla,Dora,Elsa,Room 1,Floor 2,House 3,4 Example Street,Exampletown,Exampleshire';
    const { entities } = await readText(
      'uk',
      `Unique ID,Name 6,Designation Type,${header.join()}\nTST1,SAMPLE,Individual,${cells}\n`,
    );
    expect(entities[0]).toMatchObject({
      names: [{ text: 'Ana Berta Carla Dora Elsa SAMPLE', given: 'Ana Berta Carla Dora Elsa', family: 'SAMPLE' }],
      addresses: ['Room 1, Floor 2, House 3, 4 Example Street, Exampletown, Exampleshire'],
    });
  });

  it('reads the older consolidated list', async () => {
    const { entities, report } = await readFixture('uk', 'uk-conlist.csv');
    expect(entities[0]).toMatchObject({
      reference: '9001',
      names: [{ role: 'primary' }, { script: 'Cyrillic' }, { text: 'Victor SAMPLESEN', strength: 'weak' }],
      birthDates: [day('1961-03-04'), year(1962)],
      documents: [{ number: 'AB1234567' }, { number: 'AB7654321' }],
    });
    expect(report).toMatchObject({ listDate: '2026-02-13', entities: 2 });
  });
});

describe('OpenSanctions', () => {
  it('reads targets.simple.csv', async () => {
    const { entities, report } = await readFixture('opensanctions', 'targets.simple.csv');
    expect(entities[0]).toMatchObject({
      reference: 'tst-1',
      kind: 'person',
      names: [{ text: 'Viktor Sampleson' }, { text: 'Victor Samplesen' }, { text: 'Виктор Примеров' }],
      birthDates: [day('1961-03-04'), year(1962)],
      nationalities: ['RU', 'CY'],
    });
    expect(entities[1]?.kind).toBe('organisation');
    expect(report).toMatchObject({ listDate: '2026-02-18', rows: 3, skipped: [{ line: 4 }] });
  });

  it('reads entities.ftm.json: weak aliases apart, links between entities passed over', async () => {
    const { entities, report } = await readFixture('opensanctions', 'entities.ftm.jsonl');
    expect(entities).toHaveLength(2);
    expect(entities[0]).toMatchObject({
      names: [
        { text: 'Viktor Sampleson', role: 'primary', given: 'Viktor', family: 'Sampleson' },
        { text: 'Victor Samplesen', strength: 'strong' },
        { text: 'Viktor Patternov', role: 'former' },
        { text: 'The Sampler', strength: 'weak' },
      ],
      birthDates: [{ from: '1961-03-01', to: '1961-03-31', precision: 'month' }, year(1962)],
      nationalities: ['RU'],
      documents: [{ type: 'Passport', number: 'AB1234567' }, { number: '99887766' }],
      gender: 'male',
    });
    expect(report).toMatchObject({ listDate: '2026-02-18', skipped: [{ line: 3 }] });
  });
});

describe('what a reviewer reads of an entry beside its names', () => {
  const street = '1 Example Street, Exampletown';
  const director = 'Director of Samples';
  it.each([
    ['ofac-sdn', 'ofac-sdn.xml', [`${street}, Russia`], ['TEST', 'TEST-EO'], `${director}; (Linked To: EXAMPLE WORKS)`],
    ['un', 'un.xml', ['Exampletown, Iraq'], ['Test'], 'Keeper of examples'],
    ['eu', 'eu.xml', [`${street}, RUSSIAN FEDERATION`], ['TST'], 'Example of a person'],
    ['eu', 'eu.csv', [`${street}, RUSSIAN FEDERATION`], ['TST'], 'Example of a person'],
    ['uk', 'uk.csv', [`${street}, 10117, Russia`], ['The Test Regulations'], `${director}; For example`],
    ['opensanctions', 'entities.ftm.jsonl', [], ['sanction'], director],
  ] as const)('is read from %s, %s', async (format, file, addresses, programmes, remarks) => {
    const { entities } = await readFixture(format, file);
    expect(entities[0]).toMatchObject({ gender: 'male', addresses, programmes, remarks });
  });

  it('is the flag of a ship', async () => {
    const { entities } = await readFixture('ofac-sdn', 'ofac');
    expect(entities[2]).toMatchObject({ kind: 'vessel', nationalities: ['PA'] });
  });
});

it('a list of one’s own: several values, countries by name or code, malformed rows with their line', async () => {
  const { entities, report } = await readFixture('csv', 'plain.csv');
  expect(entities.map(({ reference }) => reference)).toEqual(['own-1', 'own-2', 'own-4']);
  expect(entities[0]).toMatchObject({
    names: [
      { text: 'Sampleson, Viktor', role: 'primary' },
      { text: 'Victor Samplesen' },
      { text: 'Виктор Примеров', script: 'Cyrillic' },
      { text: 'The Sampler', strength: 'weak' },
    ],
    birthDates: [day('1961-03-04'), year(1962), { precision: 'month' }],
    nationalities: ['RU', 'CY'],
    documents: [{ number: 'AB1234567' }, { number: '99-887766' }],
    programmes: ['House list'],
    remarks: 'Refused in 2024, see file',
  });
  expect(report.skipped).toEqual([
    { line: 4, key: 'rowNoIdOrName', values: { id: 'id' } },
    { line: 5, key: 'rowTwice', values: { id: 'own-2' } },
    { line: 6, key: 'rowTooShort', values: { found: 2, expected: 10 } },
  ]);
});
