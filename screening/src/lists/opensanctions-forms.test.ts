import { describe, expect, it } from 'vitest';
import { readText } from './fixtures/read-fixture.ts';

const first = async (text: string) => (await readText('opensanctions', text)).entities[0];

it('OpenSanctions: every kind of number is a document', async () => {
  const properties = {
    name: ['Otto Beispiel'],
    passportNumber: ['X123456'],
    innCode: ['770000000001'],
    socialSecurityNumber: ['000-00-0001'],
    imoNumber: ['IMO9000001'],
    registrationNumber: ['R-100001'],
    ogrnCode: ['1020000000001'],
    kppCode: ['770000001'],
    okpoCode: ['10000001'],
    vatCode: ['XX100000001'],
    leiCode: ['00000000000000000001'],
    uniqueEntityId: ['ZZZ100000001'],
    licenseNumber: ['L-100001'],
    swiftBic: ['ZZZZZZ2A'],
    mmsi: ['100000001'],
  };
  const entity = await first(`${JSON.stringify({ id: '1', schema: 'Person', properties })}\n`);
  expect(entity?.documents.map(({ number }) => number)).toEqual(Object.values(properties).slice(1).flat());
});

it('OpenSanctions: addresses are read, and what it is abbreviated to is a weak alias', async () => {
  const properties = { name: ['Example Works'], abbreviation: ['EW'], address: ['1 Example Street'] };
  expect(await first(`${JSON.stringify({ id: '1', schema: 'Company', properties })}\n`)).toMatchObject({
    names: [{ text: 'Example Works' }, { text: 'EW', role: 'alias', strength: 'weak' }],
    addresses: ['1 Example Street'],
  });
});

describe('OpenSanctions targets.nested.json: an entry with others inside of it', () => {
  const line = (properties: object) =>
    `${JSON.stringify({ id: '1', schema: 'Person', properties: { name: ['Otto Beispiel'], ...properties } })}\n`;
  const nested = (schema: string, properties: object, caption?: string) => ({ id: 'x', schema, caption, properties });

  it('is read, with their addresses and programmes and without their names', async () => {
    const properties = {
      addressEntity: [
        nested('Address', { full: ['1 Example Street'] }, 'Example'),
        nested('Address', {}, 'Exampletown'),
        'addr-1',
      ],
      sanctions: [nested('Sanction', { programId: ['TEST-1'], programUrl: ['https://example.org'] })],
      associates: [nested('Person', { name: ['Erika Muster'] }, 'Erika Muster')],
    };
    expect(await first(line(properties))).toMatchObject({
      names: [{ text: 'Otto Beispiel' }],
      addresses: ['1 Example Street', 'Exampletown'],
      programmes: ['TEST-1'],
    });
  });

  it('may hold in others what is no list of texts', async () => {
    const odd = [nested('Address', { full: 'no list' }), nested('Address', { full: [1, null, {}] }), {}];
    expect(await first(line({ addressEntity: odd, sanctions: [{ properties: null }] }))).toMatchObject({
      addresses: [],
      programmes: [],
    });
  });

  it.each([[[1]], [[null]], [[['text']]], ['text']])('is malformed where a property is %j', async (value) => {
    const { report } = await readText('opensanctions', line({}) + line({ topics: value }));
    expect(report.skipped).toMatchObject([{ line: 2, key: 'rowNoEntity' }]);
  });
});

it.each([
  [{ flag: ['pa'] }, ['PA']],
  [{ jurisdiction: ['cy'] }, ['CY']],
  [{ country: ['ru'], flag: ['pa'] }, ['RU', 'PA']],
  [{ nationality: ['es'], country: ['ru'], jurisdiction: ['cy'] }, ['ES']],
])('OpenSanctions: the flag or jurisdiction in %j stands for a nationality', async (given, nationalities) => {
  const properties = { name: ['Example Works'], ...given };
  const line = JSON.stringify({ id: '1', schema: 'Company', properties });
  expect(await first(`${line}\n`)).toMatchObject({ nationalities });
});

it.each([
  ['Person', 'person'],
  ['LegalEntity', 'person'],
  ['Company', 'organisation'],
])('OpenSanctions: a %s is screened as a %s, for a legal entity may be a person', async (schema, kind) => {
  const line = JSON.stringify({ id: '1', schema, properties: { name: ['Otto Beispiel'] } });
  expect(await first(`${line}\n`)).toMatchObject({ kind });
  const row = `id,schema,name,aliases\n1,${schema},Otto Beispiel,\n`;
  expect(await first(row)).toMatchObject({ kind });
});

describe('OpenSanctions: of the given and family names of all spellings', () => {
  const parts = async (caption: string, firstName: string[], lastName: string[]) => {
    const properties = { name: [caption], firstName, lastName };
    const line = JSON.stringify({ id: '1', schema: 'Person', caption, properties });
    const [name] = (await first(`${line}\n`))?.names ?? [];
    return [name?.given, name?.family];
  };

  it.each([
    ['Otto Beispiel', ['Отто', 'Otto'], ['Muster', 'Beispiel'], 'Otto', 'Beispiel'],
    ['Otto Antonovich Beispiel', ['Otto'], ['Beispiel'], 'Otto Antonovich', 'Beispiel'],
    ['Otto von Beispiel', ['Otto'], ['Beispiel', 'von Beispiel'], 'Otto', 'von Beispiel'],
    ['BEISPIEL, Otto', ['Otto'], ['BEISPIEL'], 'Otto', 'BEISPIEL'],
    ['王小明', ['小明'], ['王'], '小明', '王'],
  ])('those of %s are taken', async (caption, firstNames, lastNames, given, family) =>
    expect(await parts(caption, firstNames, lastNames)).toEqual([given, family]),
  );

  it.each([
    ['Otto Beispiel', ['Erika'], ['Muster']],
    ['Otto Beispiel', ['Otto'], ['piel']],
    ['Beispiel', ['Otto'], ['Beispiel']],
  ])('none of %s is taken where they are others', async (caption, firstNames, lastNames) =>
    expect(await parts(caption, firstNames, lastNames)).toEqual([undefined, undefined]),
  );
});

describe('OpenSanctions CSV: of several values in a cell', () => {
  const aliases = async (cell: string) => {
    const row = `id,schema,name,aliases\n1,Person,Otto Beispiel,"${cell.replaceAll('"', '""')}"\n`;
    return (await first(row))?.names.slice(1).map(({ text }) => text);
  };

  it.each([
    ['Otto Muster;O. Muster', ['Otto Muster', 'O. Muster']],
    ['"Muster; Otto";O. Muster', ['Muster; Otto', 'O. Muster']],
    ['O. Muster;"Otto ""Toto"" Muster";Отто «Тото»', ['O. Muster', 'Otto "Toto" Muster', 'Отто «Тото»']],
    ['Otto "Toto" Muster;O. Muster', ['Otto "Toto" Muster', 'O. Muster']],
  ])('%s is read by its quotation marks', async (cell, values) => expect(await aliases(cell)).toEqual(values));

  it.each([
    ['"Toto" Muster;O. Muster', ['"Toto" Muster', 'O. Muster']],
    ['"Otto Muster;O. Muster', ['"Otto Muster', 'O. Muster']],
  ])('%s, whose quotation marks are broken, is parted at each semicolon', async (cell, values) =>
    expect(await aliases(cell)).toEqual(values),
  );
});
