import type { ListFormat } from '@afc/contract/vocabulary';
import { expect, it } from 'vitest';
import { readText } from './fixtures/read-fixture.ts';

const ofacRow = (remarks: string) =>
  `1,"BEISPIEL, Otto","individual","TEST",-0-,-0-,-0-,-0-,-0-,-0-,-0-,"${remarks}"\n`;
const ofacEntry = (content: string) =>
  `<sdnList><sdnEntry><uid>1</uid><lastName>BEISPIEL</lastName><sdnType>Individual</sdnType>${content}</sdnEntry></sdnList>`;
const unEntry = (content: string) =>
  `<CONSOLIDATED_LIST><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Otto</FIRST_NAME>${content}</INDIVIDUAL></CONSOLIDATED_LIST>`;
const unYears = (years: string) =>
  unEntry(`<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE>${years}</INDIVIDUAL_DATE_OF_BIRTH>`);
const euEntry = (born: string) =>
  `<export><sanctionEntity euReferenceNumber="EU.1"><subjectType code="person"/><nameAlias wholeName="Otto Beispiel"/><birthdate ${born}/></sanctionEntity></export>`;
const ftmLine = (properties: object) =>
  `${JSON.stringify({ id: '1', schema: 'Person', properties: { name: ['Otto Beispiel'], ...properties } })}\n`;

const cases: [ListFormat, string, string, number, string][] = [
  ['ofac-sdn', 'CSV', 'DOB', 1, ofacRow('DOB 29 Feb 1959; POB Musterstadt.')],
  ['ofac-sdn', 'CSV', 'nationality', 1, ofacRow('nationality Nowhere.')],
  [
    'ofac-sdn',
    'XML',
    'dateOfBirth',
    1,
    ofacEntry(
      '<dateOfBirthList><dateOfBirthItem><dateOfBirth>29 Feb 1959</dateOfBirth></dateOfBirthItem></dateOfBirthList>',
    ),
  ],
  [
    'un',
    'XML',
    'INDIVIDUAL_DATE_OF_BIRTH',
    1,
    unEntry('<INDIVIDUAL_DATE_OF_BIRTH><DATE>1959-02-29</DATE></INDIVIDUAL_DATE_OF_BIRTH>'),
  ],
  ['un', 'XML', 'INDIVIDUAL_DATE_OF_BIRTH', 1, unYears('<FROM_YEAR>1963</FROM_YEAR><TO_YEAR>1962</TO_YEAR>')],
  ['un', 'XML', 'INDIVIDUAL_DATE_OF_BIRTH', 1, unYears('<FROM_YEAR>1963</FROM_YEAR>')],
  ['un', 'XML', 'INDIVIDUAL_DATE_OF_BIRTH', 1, unYears('<TO_YEAR>1963</TO_YEAR>')],
  ['un', 'XML', 'NATIONALITY', 1, unEntry('<NATIONALITY><VALUE>Nowhere</VALUE></NATIONALITY>')],
  ['eu', 'XML', 'birthdate', 1, euEntry('birthdate="1959-02-29"')],
  ['eu', 'XML', 'birthdate', 1, euEntry('yearRangeFrom="1963" yearRangeTo="1962"')],
  ['eu', 'XML', 'birthdate', 1, euEntry('yearRangeFrom="1963"')],
  ['eu', 'XML', 'birthdate', 1, euEntry('yearRangeTo="1963"')],
  ['eu', 'XML', 'birthdate', 1, euEntry('year="1959" monthOfYear="2" dayOfMonth="29"')],
  [
    'eu',
    'CSV',
    'birthdate',
    2,
    'Entity_LogicalId;Entity_SubjectType;NameAlias_WholeName;BirthDate_BirthDate\n1;P;Otto Beispiel;1959-02-29\n',
  ],
  [
    'uk',
    'CSV',
    'D.O.B',
    3,
    'Report Date: 13-Feb-2026\nUnique ID,Name 6,Designation Type,D.O.B\nTST1,BEISPIEL,Individual,29/02/1959\n',
  ],
  ['opensanctions', 'CSV', 'birth_date', 2, 'id,schema,name,aliases,birth_date\n1,Person,Otto Beispiel,,1959-02-29\n'],
  ['opensanctions', 'JSON', 'birthDate', 1, ftmLine({ birthDate: ['1959-02-29'] })],
  ['opensanctions', 'JSON', 'nationality', 1, ftmLine({ nationality: ['Nowhere'] })],
];

it.each(cases)(
  '%s %s: what cannot be read in %s is left out, and that is said',
  async (format, _, field, line, text) => {
    const { entities, report } = await readText(format, text);
    expect(entities).toMatchObject([{ birthDates: [], nationalities: [] }]);
    const unread = report.remarks.filter(({ key }) => key === 'listValuesUnread');
    expect(unread).toEqual([{ key: 'listValuesUnread', values: { field, count: 1, line } }]);
  },
);

it.each([
  ['un', unEntry('<INDIVIDUAL_DATE_OF_BIRTH><DATE/></INDIVIDUAL_DATE_OF_BIRTH><NATIONALITY><VALUE/></NATIONALITY>')],
  ['eu', euEntry('circa="false"')],
  ['uk', 'Report Date: 13-Feb-2026\nUnique ID,Name 6,Designation Type,D.O.B\nTST1,BEISPIEL,Individual,\n'],
] satisfies [ListFormat, string][])('%s: nothing is said of a field that is empty', async (format, text) =>
  expect((await readText(format, text)).report.remarks).toEqual([]),
);
