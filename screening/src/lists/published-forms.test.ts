import { describe, expect, it } from 'vitest';
import { read, readText, textOf } from './fixtures/read-fixture.ts';
import { fileOfText, listFilesOf } from './list-files.ts';

const first = async (...[format, text]: Parameters<typeof readText>) => (await readText(format, text)).entities[0];

describe('UN', () => {
  const born = async (content: string) => {
    const entry = `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME><INDIVIDUAL_DATE_OF_BIRTH>${content}</INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`;
    return (await first('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`))?.birthDates;
  };

  it('"na" is no name and no country', async () => {
    const name = '<FIRST_NAME>Otto</FIRST_NAME><SECOND_NAME>Beispiel</SECOND_NAME><FOURTH_NAME>na</FOURTH_NAME>';
    const alias = '<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>na</ALIAS_NAME></INDIVIDUAL_ALIAS>';
    const entry = `<INDIVIDUAL><DATAID>1</DATAID>${name}<NATIONALITY><VALUE>na</VALUE></NATIONALITY>${alias}</INDIVIDUAL>`;
    expect(await first('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`)).toMatchObject({
      names: [{ text: 'Otto Beispiel' }],
      nationalities: [],
    });
  });

  it('a birth date that stands in the note alone is read', async () => {
    const note = '<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><NOTE>Nov. 1973 </NOTE>';
    expect(await born(note)).toEqual([{ from: '1973-11-01', to: '1973-11-30', precision: 'month' }]);
    expect(await born('<TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><NOTE>30-35 years old</NOTE>')).toEqual([]);
  });

  it('an alias may have a birth date of its own, and a document its type in the second place', async () => {
    const alias =
      '<INDIVIDUAL_ALIAS><ALIAS_NAME>Toto</ALIAS_NAME><DATE_OF_BIRTH>1961</DATE_OF_BIRTH></INDIVIDUAL_ALIAS>';
    const document =
      '<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT2>Passport</TYPE_OF_DOCUMENT2><NUMBER>A1234567</NUMBER></INDIVIDUAL_DOCUMENT>';
    const entry = `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME>${alias}${document}</INDIVIDUAL>`;
    expect(await first('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`)).toMatchObject({
      birthDates: [{ from: '1961-01-01', precision: 'year' }],
      documents: [{ type: 'Passport', number: 'A1234567' }],
    });
  });

  it.each([
    ['Otto Muster, born 1 Jan. 1953 (passport no.03000000, date of issue 4 May 2014)', '1953-01-01', 'day'],
    ['Otto Muster, born in Berlin on 01 Jan.1967', '1967-01-01', 'day'],
    ['Otto Muster born in 1963', '1963-01-01', 'year'],
  ])('the birth behind the alias in "%s" is no part of it', async (alias, from, precision) => {
    const aliases = `<INDIVIDUAL_ALIAS><ALIAS_NAME>${alias}; Max Born</ALIAS_NAME></INDIVIDUAL_ALIAS>`;
    const entry = `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME>${aliases}</INDIVIDUAL>`;
    expect(await first('un', `<CONSOLIDATED_LIST>${entry}</CONSOLIDATED_LIST>`)).toMatchObject({
      names: [{ text: 'Otto' }, { text: 'Otto Muster' }, { text: 'Max Born' }],
      birthDates: [{ from, precision }],
    });
  });

  it('a date with a time zone is that day', async () =>
    expect(await born('<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1970-12-01-05:00</DATE>')).toMatchObject([
      { from: '1970-12-01', precision: 'day' },
    ]));

  it('years that are only about right are circa', async () => {
    const years = '<FROM_YEAR>1962</FROM_YEAR><TO_YEAR>1963</TO_YEAR>';
    const circa = [{ from: '1960-01-01', to: '1965-12-31', precision: 'circa' }];
    expect(await born(`<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE>${years}<NOTE>Approximately </NOTE>`)).toEqual(circa);
    expect(await born(`<TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE>${years}`)).toEqual(circa);
    expect(await born(`<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE>${years}`)).toMatchObject([{ precision: 'range' }]);
  });
});

describe('EU', () => {
  it('XML: the month and day stand in attributes of their own', async () => {
    const born = '<birthdate circa="false" calendarType="GREGORIAN" year="1942" monthOfYear="5"/>';
    const day = '<birthdate circa="false" calendarType="GREGORIAN" year="1942" monthOfYear="6" dayOfMonth="7"/>';
    const entry = `<sanctionEntity euReferenceNumber="EU.1" logicalId="1"><subjectType code="person"/><nameAlias wholeName="Otto Beispiel"/>${born}${day}</sanctionEntity>`;
    expect(await first('eu', `<export>${entry}</export>`)).toMatchObject({
      birthDates: [
        { from: '1942-05-01', to: '1942-05-31', precision: 'month' },
        { from: '1942-06-07', to: '1942-06-07', precision: 'day' },
      ],
    });
  });

  it('XML: entries are told apart by their logical ids, and a person by a letter too', async () => {
    const entry = (logicalId: number) =>
      `<sanctionEntity euReferenceNumber="EU.1" logicalId="${logicalId}"><subjectType classificationCode="P"/><nameAlias wholeName="Otto Beispiel"/></sanctionEntity>`;
    const { entities, report } = await readText('eu', `<export>${entry(1)}${entry(2)}${entry(2)}</export>`);
    expect(entities).toMatchObject([
      { kind: 'person', reference: 'EU.1' },
      { kind: 'person', reference: 'EU.1/2', listedAs: 'EU.1' },
    ]);
    expect(report.skipped).toMatchObject([{ key: 'rowTwice', values: { id: '2' } }]);
  });

  it('XML: given and family name count where they are all of the name', async () => {
    const named = async (attributes: string) => {
      const entry = `<sanctionEntity logicalId="1"><subjectType code="person"/><nameAlias ${attributes}/></sanctionEntity>`;
      return (await first('eu', `<export>${entry}</export>`))?.names;
    };
    const parts = 'firstName="Otto" lastName="Beispiel"';
    expect(await named(`wholeName="BEISPIEL, Otto" ${parts}`)).toMatchObject([{ given: 'Otto', family: 'Beispiel' }]);
    const [name] = (await named(`wholeName="Otto Anton Beispiel" ${parts}`)) ?? [];
    expect(name).toEqual({ text: 'Otto Anton Beispiel', role: 'primary', strength: 'strong', script: 'Latin' });
  });

  const xml = (content: string) =>
    first(
      'eu',
      `<export><sanctionEntity logicalId="1"><subjectType code="person"/><nameAlias wholeName="Otto Beispiel"/>${content}</sanctionEntity></export>`,
    );
  const csv = (columns: string, cells: string) =>
    first('eu', `Entity_LogicalId;NameAlias_WholeName;${columns}\n1;Otto Beispiel;${cells}\n`);

  it('a document that is known to be false is nobody’s', async () => {
    const document = (number: string, isFalse: boolean) =>
      `<identification number="${number}" knownFalse="${isFalse}"/>`;
    expect(await xml(document('AB1234567', true) + document('CD1234567', false))).toMatchObject({
      documents: [{ number: 'CD1234567' }],
    });
    const columns = 'Identification_Number;Identification_KnownFalse';
    expect(await csv(columns, 'AB1234567;true')).toMatchObject({ documents: [] });
    expect(await csv(columns, 'CD1234567;false')).toMatchObject({ documents: [{ number: 'CD1234567' }] });
  });

  it('the place of an address is part of it, a country that is unknown is not', async () => {
    const address = '<address place="Deh Muster" city="Beispielstadt" countryDescription="UNKNOWN"/>';
    const unknown = '<address countryIso2Code="00" countryDescription="UNKNOWN"/>';
    expect(await xml(address + unknown)).toMatchObject({ addresses: ['Deh Muster, Beispielstadt'] });
    const columns = 'Address_Place;Address_City;Address_CountryDescription';
    expect(await csv(columns, 'Deh Muster;Beispielstadt;UNKNOWN')).toMatchObject({
      addresses: ['Deh Muster, Beispielstadt'],
    });
    expect(await csv(columns, ';;UNKNOWN')).toMatchObject({ addresses: [] });
  });

  it('the name of a country is read where its code is none', async () => {
    const country = 'countryIso2Code="00" countryDescription="IRAQ"';
    const read = { nationalities: ['IQ'], documents: [{ type: 'id', number: 'A1', country: 'IQ' }] };
    const identification = `<identification number="A1" identificationTypeCode="id" ${country}/>`;
    expect(await xml(`<citizenship ${country}/>${identification}`)).toMatchObject(read);
    const columns = ['Identification', 'Citizenship'].map(
      (part) => `${part}_CountryIso2Code;${part}_CountryDescription`,
    );
    const cells = 'A1;id;00;IRAQ;00;IRAQ';
    expect(await csv(`Identification_Number;Identification_TypeCode;${columns.join(';')}`, cells)).toMatchObject(read);
  });

  it('a number that documents of two kinds or countries have is of two documents', async () => {
    const columns = 'Identification_Number;Identification_TypeCode;Identification_CountryIso2Code';
    const lines = ['1;;A1;passport;RU', '1;;A1;id;UA', '1;;A1;id;RU', '1;;A1;id;RU'];
    const entity = await csv(columns, `A1;passport;RU\n${lines.join('\n')}`);
    expect(entity?.documents).toEqual([
      { type: 'passport', number: 'A1', country: 'RU' },
      { type: 'id', number: 'A1', country: 'UA' },
      { type: 'id', number: 'A1', country: 'RU' },
    ]);
  });

  it.each(['Low quality alias', 'Lo quality alias', '(low-quality alias)', 'LOW QUALITY a.k.a.'])(
    'XML: "%s" in a remark makes an alias weak, strong as it may be marked',
    async (text) => {
      const remarks = `<remark>(date of UN designation: 2001-01-01)</remark><remark>${text}</remark>`;
      expect((await xml(`<nameAlias wholeName="Toto" strong="true">${remarks}</nameAlias>`))?.names).toMatchObject([
        { strength: 'strong' },
        { text: 'Toto', strength: 'weak' },
      ]);
    },
  );

  it('XML: a high quality, and yellow quality, make no alias weak', async () => {
    const alias = '<nameAlias wholeName="Toto" strong="true"><remark>high quality, yellow quality</remark></nameAlias>';
    expect((await xml(alias))?.names[1]).toMatchObject({ text: 'Toto', strength: 'strong' });
  });

  it('CSV: an alias that the remark calls low quality is weak', async () => {
    const lines = [
      'Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName;NameAlias_Remark',
      '1;P;Otto Beispiel;',
      '1;P;Otto the Example;Low quality alias',
    ];
    expect((await first('eu', `${lines.join('\n')}\n`))?.names).toMatchObject([
      { role: 'primary', strength: 'strong' },
      { role: 'alias', strength: 'weak' },
    ]);
  });
});

describe('UK', () => {
  it.each([
    ['an alias that stands before the primary name', 'Alias,', 'Primary Name,', ['alias', 'primary']],
    ['a weak alias that does', 'Alias,Low', 'Primary Name,', ['alias', 'primary']],
    ['the first name where none is primary', 'Alias,Low', 'AKA,', ['alias', 'primary']],
  ])('%s has its role', async (_, before, after, roles) => {
    const lines = [
      'Unique ID,Name 6,Name 1,Designation Type,Name type,Alias strength',
      `TST1,BEISPIELER,Otto,Individual,${before}`,
      `TST1,BEISPIEL,Otto,Individual,${after}`,
    ];
    const entity = await first('uk', `Report Date: 13-Feb-2026\n${lines.join('\n')}\n`);
    expect(entity?.names.map(({ role }) => role)).toEqual(roles);
  });

  it('nationalities with a comma between them are several, and all are read', async () => {
    const lines = [
      'Unique ID,Name 6,Designation Type,Nationality(/ies)',
      'TST1,BEISPIEL,Individual,"Russia, Ukraine|Gambia, The"',
    ];
    const { entities, report } = await readText('uk', `Report Date: 13-Feb-2026\n${lines.join('\n')}\n`);
    expect(entities[0]?.nationalities).toEqual(['RU', 'UA', 'GM']);
    expect(report.remarks).toEqual([]);
  });

  it('a number that is of a passport and of an identity card is of two documents', async () => {
    const lines = [
      'Unique ID,Name 6,Designation Type,Passport number,National Identifier number',
      'TST1,BEISPIEL,Individual,A100001,A100001',
      'TST1,BEISPIEL,Individual,A100001,',
    ];
    const entity = await first('uk', `Report Date: 13-Feb-2026\n${lines.join('\n')}\n`);
    expect(entity?.documents).toEqual([
      { type: 'Passport', number: 'A100001' },
      { type: 'National identity number', number: 'A100001' },
    ]);
  });

  it('the number of a ship or company is a document', async () => {
    const lines = [
      'Unique ID,Name 6,Name type,Designation Type,IMO number,Business registration number (s)',
      'TST1,EXAMPLE SHIP,Primary Name,Ship,9000001,',
      'TST2,EXAMPLE WORKS,Primary Name,Entity,,1020000000001',
    ];
    const { entities } = await readText('uk', `Report Date: 13-Feb-2026\n${lines.join('\n')}\n`);
    expect(entities.map(({ documents }) => documents[0]?.number)).toEqual(['9000001', '1020000000001']);
  });

  it('a check digit in brackets does not part a number; numbered ones are parted', async () => {
    const lines = [
      'Unique ID,Name 6,Designation Type,Passport number',
      'TST1,BEISPIEL,Individual,(1) D123456(9) (2) X7654321',
    ];
    const entity = await first('uk', `Report Date: 13-Feb-2026\n${lines.join('\n')}\n`);
    expect(entity?.documents.map(({ number }) => number)).toEqual(['D123456(9)', 'X7654321']);
  });

  it('ConList: the gender stands in the other information', async () => {
    const lines = [
      'Name 6,Name 1,Other Information,Group Type,Alias Type,Group ID',
      'BEISPIEL,Erika,(UK Sanctions List Ref):TST0001. (UN Ref):TSi.001. (Gender):Female,Individual,Primary name,1',
    ];
    expect(await first('uk', `Last Updated,13/02/2025\n${lines.join('\n')}\n`)).toMatchObject({ gender: 'female' });
  });
});

it('a list of one’s own: a date that could be of two days is left out, and that is said', async () => {
  const rows = 'id,name,birth_date\n1,Otto Beispiel,12/11/1961\n2,Erika Muster,13/01/1961\n3,Ana Prueba,05.05.1961\n';
  const { entities, report } = await readText('csv', rows);
  expect(entities.map(({ birthDates }) => birthDates[0]?.from)).toEqual([undefined, '1961-01-13', '1961-05-05']);
  expect(report.remarks).toEqual([{ key: 'listValuesUnread', values: { field: 'birth_date', count: 1, line: 2 } }]);
});

it.each([
  ['gzip', [0x1f, 0x8b, 0x08]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
])('a %s file is refused with the advice to unpack it', async (_, magic) => {
  const content = new Uint8Array([...magic, 7, 7, 7, 7]);
  await expect(readText('un', content)).rejects.toMatchObject({ key: 'listFilePacked' });
  const sdn = fileOfText('sdn.csv', await textOf('ofac/sdn.csv'));
  for (const name of ['alt.csv.gz', 'ADD.CSV.ZIP', 'alt.zip', 'sdn_comments.csv.gz']) {
    const other = fileOfText(name, content);
    await expect(read('ofac-sdn', listFilesOf([sdn, other]))).rejects.toMatchObject({
      key: 'listFilePacked',
      values: { file: name },
    });
  }
});

it.each([';', '\t'])(
  'a list of one’s own whose cells %j separates is refused with the advice to use commas',
  async (mark) => {
    const rows = 'id,name,aliases\n1,Otto Beispiel,\n'.replaceAll(',', mark);
    await expect(readText('csv', rows)).rejects.toMatchObject({ key: 'listFileNoCommas' });
  },
);
