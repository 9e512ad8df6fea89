import { describe, expect, it } from 'vitest';
import { read, readText, textOf } from './fixtures/read-fixture.ts';
import { fileOfText, listFilesOf } from './list-files.ts';

const first = async (text: string) => (await readText('ofac-sdn', text)).entities[0];

describe('OFAC XML', () => {
  const ids = (content: string) =>
    first(
      `<sdnList><sdnEntry><uid>1</uid><lastName>BEISPIEL</lastName><sdnType>Individual</sdnType><idList>${content}</idList></sdnEntry></sdnList>`,
    );
  const id = (type: string, number: string) => `<id><idType>${type}</idType><idNumber>${number}</idNumber></id>`;

  it.each([
    ['Secondary sanctions risk:', 'section 1(b) of Executive Order 13224'],
    ['Executive Order 13662 Directive Determination -', 'Subject to Directive 1'],
    ['Listing Date (EO 14024 Directive 1a):', '24 Feb 2022'],
    ['Organization Established Date', '12 Mar 1998'],
  ])('"%s" is no document', async (type, text) => {
    expect(await ids(id(type, text) + id('Passport', 'X123456'))).toMatchObject({
      documents: [{ type: 'Passport', number: 'X123456' }],
    });
  });
});

describe('OFAC CSV', () => {
  it('what is missing from the set is said: SDN.CSV alone has neither other names nor addresses', async () => {
    const set = ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv'];
    const remarksOf = async (names: string[]) => {
      const files = names.map(async (name) => fileOfText(name, await textOf(`ofac/${name}`)));
      const { report } = await read('ofac-sdn', listFilesOf(await Promise.all(files)));
      return report.remarks.map(({ key }) => key).filter((key) => key.startsWith('listWithout'));
    };
    expect(await remarksOf(['sdn.csv'])).toEqual(['listWithoutAlt', 'listWithoutAdd', 'listWithoutComments']);
    expect(await remarksOf(['sdn.csv', 'alt.csv'])).toEqual(['listWithoutAdd', 'listWithoutComments']);
    expect(await remarksOf(set)).toEqual([]);
  });

  const numbers = async (remarks: string) => {
    const row = `1,"BEISPIEL, Otto","individual","TEST"${',-0- '.repeat(7)},"${remarks}"`;
    return (await first(`${row}\r\n\u001a`))?.documents;
  };

  it('a number before the country that gave it is a document under any label', async () => {
    const remarks =
      'N.I.E. X-1000001-B (Spain); alt. British Overseas Passport 750000001 (United Kingdom) expires 2030.';
    expect(await numbers(`DOB 1961; ${remarks}`)).toEqual([
      { type: 'N.I.E.', number: 'X-1000001-B', country: 'ES' },
      { type: 'British Overseas Passport', number: '750000001', country: 'GB' },
    ]);
  });

  it.each([
    ['Passport K100001(4) (Hong Kong) issued 01 Jan 2010 expires 01 Jan 2020', 'Passport', 'K100001(4)', 'HK'],
    ['National ID No. 12/TESTTE(N)000001 (Burma)', 'National ID No.', '12/TESTTE(N)000001', 'MM'],
    ['Tax ID No. 10000000001 (Georgia) (United States)', 'Tax ID No.', '10000000001', 'US'],
    ['Tarjeta Profesional 100001 (Abogado) (Colombia)', 'Tarjeta Profesional', '100001', 'CO'],
    ['Passport Booklet: A1000001 (Pakistan)', 'Passport Booklet', 'A1000001', 'PK'],
    ['Passport (none) 1000001', 'Passport', '(none) 1000001', undefined],
    ['UAE Identification 784-1000-0000001-5', 'UAE Identification', '784-1000-0000001-5', undefined],
    ['Italian Fiscal Code: MSTTTO00A00Z000A', 'Italian Fiscal Code', 'MSTTTO00A00Z000A', undefined],
    ['VisaNumberID 1000001 (Mexico)', 'VisaNumberID', '1000001', 'MX'],
    ['Serial No. 100000001', 'Serial No.', '100000001', undefined],
    ['Immigration No. A1000001 (United States)', 'Immigration No.', 'A1000001', 'US'],
    ['MMSI 100000001', 'MMSI', '100000001', undefined],
  ])('"%s" is a document', async (remarks, type, number, country) =>
    expect(await numbers(remarks)).toEqual([{ type, number, ...(country ? { country } : {}) }]),
  );

  it('items are parted by semicolons with and without a space, and a former name is one', async () => {
    const row = `1,"BEISPIEL, Otto","individual","TEST"${',-0- '.repeat(7)},"nationality Iran;citizen Iraq;f.k.a. 'MUSTER, Otto'; a.k.a. 'TOTO'."`;
    expect(await first(`${row}\r\n\u001a`)).toMatchObject({
      nationalities: ['IR', 'IQ'],
      names: [
        { role: 'primary' },
        { text: 'MUSTER, Otto', role: 'former', strength: 'weak', given: 'Otto', family: 'MUSTER' },
        { text: 'TOTO', role: 'alias', strength: 'weak' },
      ],
    });
  });

  it.each([
    'Phone Number 34600000001 (Spain)',
    'POB Street 10000 (Spain)',
    'Linked To: WORKS 10000 (Spain)',
    'Executive Order 13224 (as amended)',
    'arrested 1999 (Spain), released 2001 (Spain)',
    'Unit 61 (Spain)',
  ])('"%s" is no document', async (remarks) => expect(await numbers(remarks)).toEqual([]));
});
