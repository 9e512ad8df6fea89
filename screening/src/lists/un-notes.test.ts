import { describe, expect, it } from 'vitest';
import type { ListEntity } from './entity.ts';
import { readText } from './fixtures/read-fixture.ts';

const individual = async (content: string): Promise<ListEntity | undefined> => {
  const entry = `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME>${content}</INDIVIDUAL>`;
  return (await readText('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`)).entities[0];
};
const aliased = (name: string, note = '', quality = 'Good') =>
  individual(
    `<INDIVIDUAL_ALIAS><QUALITY>${quality}</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME><NOTE>${note}</NOTE></INDIVIDUAL_ALIAS>`,
  );
/** Those besides the main name. */
const namesOf = (entity?: ListEntity) => entity?.names.slice(1).map(({ text }) => text);

describe('UN: the note of an alias', () => {
  it.each([
    ['original script: Отто Пример', 'Отто Пример'],
    ['DOB: 11 Apr. 1963. Nationality: Testland. In\nArabic: اوتو مثال', 'اوتو مثال'],
    ['Previously listed as, in Arabic: اوتو مثال', 'اوتو مثال'],
    ['in Arabic script: اوتو مثال', 'اوتو مثال'],
  ])('"%s" gives the name in its own letters, as weak as the alias', async (note, name) => {
    const entity = await aliased('Toto', note, 'Low');
    expect(namesOf(entity)).toEqual(['Toto', name]);
    expect(entity?.names.slice(1)).toMatchObject([{ strength: 'weak' }, { strength: 'weak' }]);
  });

  it.each([
    [
      'اوتو مثال',
      'Otto Mithal; Outo al-Mithal; Otto the Examplian',
      ['Otto Mithal', 'Outo al-Mithal', 'Otto the Examplian'],
    ],
    ['ابو مثال', '(Abu Mithal; Abou Mithal’) prominently known by this nom de guerre', ['Abu Mithal', 'Abou Mithal’']],
    [
      'Otto Mithal',
      'born in 1971 in Musterstadt (Outo Mithal; Dr. Otto al-Mithal)',
      ['Outo Mithal', 'Dr. Otto al-Mithal'],
    ],
  ])('of %s gives the Latin spellings', async (alias, note, names) =>
    expect(namesOf(await aliased(alias, note))).toEqual([alias, ...names]),
  );

  it.each([
    ['Toto', 'The Examplian'],
    ['توتو', 'The Examplian'],
    ['توتو', 'Call sign'],
    ['توتو', 'nom de guerre'],
    ['توتو', 'Nom de guerre'],
    ['Toto', 'When he was part of the Test.'],
    ['توتو', 'Responsable du Test pour le peuple (TTe.001) au début de 2014. Serait décédé le 2 avril 2024.'],
    ['Toto', 'in Musterstadt, Testland (Nationality - Testland)'],
  ])('of %s is no name where it is "%s"', async (alias, note) => {
    const entity = await aliased(alias, note);
    expect(namesOf(entity)).toEqual([alias]);
    expect(entity).toMatchObject({ birthDates: [], documents: [] });
  });

  it.each(['previously listed as', 'Formerly listed as', 'Previously listed as. In Arabic: مثال'])(
    '"%s" makes it a former one',
    async (note) => {
      const roles = (await aliased('Toto', note))?.names.map(({ role }) => role);
      expect(new Set(roles?.slice(1))).toEqual(new Set(['former']));
    },
  );

  it.each([
    ['born in 1976', ['1976-01-01'], 'year'],
    ['born 16 Dec. 1948, in Musterstadt', ['1948-12-16'], 'day'],
    ['born in Musterstadt on 1 Jan. 1967', ['1967-01-01'], 'day'],
    ['Passport number: B0000001; DOB: 1948; POB: Musterstadt; Date of issue: 10 Jan 2012', ['1948-01-01'], 'year'],
    ['in Musterstadt (DPOB - 1970) - Passport No. 200001, expires 21 August 2005', ['1970-01-01'], 'year'],
    ['DPOB: 1970, Musterstadt, passport no. 2000001S', ['1970-01-01'], 'year'],
    ['DOB: a) 11 Apr. 1960 b) 11 Apr. 1963. POB: Musterstadt', ['1960-04-11', '1963-04-11'], 'day'],
    ['born in Musterstadt, passport number 1234 expired 2 Feb. 2006', [], 'year'],
    ['born between 1970 and 1973', ['1970-01-01'], 'range'],
  ])('"%s" gives birth dates', async (note, from, precision) =>
    expect((await aliased('Toto', note))?.birthDates).toMatchObject(from.map((date) => ({ from: date, precision }))),
  );

  it.each([
    ['Passport No. 200001, expires 21 August 2005\n(Iraq)', 'Passport', '200001', 'IQ'],
    ['DPOB: 1970, Musterstadt, passport no. 2000001S, expires 23 Aug. 2005', 'Passport', '2000001S', undefined],
    ['Libya Passport number: 200001', 'Passport', '200001', 'LY'],
    ['Mali ID Number 003/TEST; POB: Musterstadt', 'National Identification Number', '003/TEST', 'ML'],
    [
      'born in 1965 in Musterstadt, passport number ZZ 1000001 issued on 4\nFeb. 2003',
      'Passport',
      'ZZ 1000001',
      undefined,
    ],
    ['Democratic Republic of the Congo passport number ZZ1000001', 'Passport', 'ZZ1000001', 'CD'],
    ['South Sudanese passport ZZ1000001', 'Passport', 'ZZ1000001', 'SS'],
    ['appears in passport ZZ1000001', 'Passport', 'ZZ1000001', undefined],
  ])('"%s" gives a document', async (note, type, number, country) =>
    expect((await aliased('Toto', note))?.documents).toEqual([{ type, number, ...(country ? { country } : {}) }]),
  );

  it.each([
    'appears in false Indonesian passport number X100001',
    'fake passport no. 1000001',
    'passport issued in 1974',
  ])('"%s" gives no document', async (note) => expect((await aliased('Toto', note))?.documents).toEqual([]));
});

describe('UN: an alias', () => {
  it.each([
    ['مثال (Otto Mithal; Outo Mithal)', ['مثال', 'Otto Mithal', 'Outo Mithal']],
    [
      'Otto Muster; Otto Moster b) O. Beispiel; O. Baispiel',
      ['Otto Muster', 'Otto Moster', 'O. Beispiel', 'O. Baispiel'],
    ],
    ['a) Otto Muster b) O. Beispiel', ['Otto Muster', 'O. Beispiel']],
    ['Otto son of Anton Muster (اوتو مثال ),', ['Otto son of Anton Muster', 'اوتو مثال']],
    ['مثال (Otto Mithal)', ['مثال', 'Otto Mithal']],
    ['Otto Muster (original script: Отто Пример)', ['Otto Muster', 'Отто Пример']],
    ['Otto Muster (birth name)', ['Otto Muster']],
    ['Otto Muster (false identity of South African passport number 100000001)', ['Otto Muster']],
    [') Otto Muster', ['Otto Muster']],
    // These stand in the name itself.
    ['(Sheikh) Otto Muster', ['(Sheikh) Otto Muster']],
    ['Otto Muster (Moster)', ['Otto Muster (Moster)']],
    ['Otto (Muster; Otto Moster', ['Otto (Muster', 'Otto Moster']],
  ])('"%s" is read as its names', async (alias, names) => expect(namesOf(await aliased(alias))).toEqual(names));

  it('of an organisation may have brackets inside of brackets', async () => {
    const alias = 'Example Front (EF) (جبهة مثال (original script); The Exemplary Front)';
    const other = 'شبكة مثال (Example Network (EN) - sub-unit name)';
    const aliases = [alias, other].map((text) => `<ENTITY_ALIAS><ALIAS_NAME>${text}</ALIAS_NAME></ENTITY_ALIAS>`);
    const entry = `<ENTITY><DATAID>1</DATAID><FIRST_NAME>Works</FIRST_NAME>${aliases.join('')}</ENTITY>`;
    const { entities } = await readText('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`);
    expect(namesOf(entities[0])).toEqual([
      'Example Front (EF)',
      'جبهة مثال',
      'The Exemplary Front',
      'شبكة مثال',
      'Example Network (EN)',
    ]);
  });

  it('“previously listed as” behind it makes it a former one', async () =>
    expect((await aliased('Otto Muster (previously listed as)'))?.names[1]).toMatchObject({
      text: 'Otto Muster',
      role: 'former',
    }));

  it('gives the document that is told of behind the birth date', async () =>
    expect(
      (await aliased('Otto Muster, born 1 Jan. 1953 (Oman passport no.03000000, expiry 3 May 2024.)'))?.documents,
    ).toEqual([{ type: 'Passport', number: '03000000', country: 'OM' }]));
});

describe('UN: the number of a document whose field is empty', () => {
  const documents = async (type: string, second: string, note: string) =>
    (
      await individual(
        `<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>${type}</TYPE_OF_DOCUMENT><TYPE_OF_DOCUMENT2>${second}</TYPE_OF_DOCUMENT2><NUMBER/><NOTE>${note}</NOTE></INDIVIDUAL_DOCUMENT>`,
      )
    )?.documents;
  const identification = 'National Identification Number';

  it.each([
    [
      'Passport',
      '',
      'Tunisian passport number L 100001 issued on 28 Feb. 1996, expired on 27\nFeb. 2001',
      'L 100001',
      'TN',
    ],
    [identification, '', 'SSN 000-00-0001 (United States of America)', '000-00-0001', 'US'],
    [identification, '', '01000001 issued on 18 Jun. 1999', '01000001', undefined],
    [identification, '', 'Italian Fiscal Code: MSTTTO00A00Z000A', 'MSTTTO00A00Z000A', 'IT'],
    [identification, '', 'Moroccan national identity card ZZ- 100001', 'ZZ- 100001', 'MA'],
    [identification, 'Afghan national identification card (tazkira) number 100001', 'issued in 1974', '100001', 'AF'],
    [
      identification,
      '',
      'Indonesian National Identity Card number 1000000000000001 under name Otto Muster',
      '1000000000000001',
      'ID',
    ],
  ])('%s, "%s", "%s" stands in the words', async (type, second, note, number, country) =>
    expect(await documents(type, second, note)).toEqual([{ type, number, ...(country ? { country } : {}) }]),
  );

  it.each([
    'issued for Otto Muster, born on 25 Sep. 1973 in Musterstadt',
    'issued in 1993, under name Otto Muster',
    '1993',
    '12 May 1993',
    'National identity card issued in 1974',
  ])('is no date: "%s"', async (note) => expect(await documents('Passport', '', note)).toEqual([]));

  it('takes the country from its own field first', async () => {
    const fields = '<ISSUING_COUNTRY>Spain</ISSUING_COUNTRY><NOTE>Tunisian passport number L 100001</NOTE>';
    const entity = await individual(`<INDIVIDUAL_DOCUMENT>${fields}</INDIVIDUAL_DOCUMENT>`);
    expect(entity?.documents).toEqual([{ type: 'Passport', number: 'L 100001', country: 'ES' }]);
  });
});
