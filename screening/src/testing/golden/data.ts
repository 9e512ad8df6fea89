import { blacklistData, clear, considerAi, considerData, type GoldenCase } from './golden-case.ts';

export const dataCases: readonly GoldenCase[] = [
  {
    name: 'the same document id is a possible match',
    records: [{ id: 'b', docId: 'x1234567l', docType: 'PASSPORT' }],
    expect: { ...considerData, matches: [['b', 'consider', ['docId']]] },
  },
  {
    name: 'dashes, dots, spaces and case do not hide a document id',
    records: [{ id: 'b', docId: 'X-123.4567 L' }],
    expect: considerData,
  },
  {
    name: 'a blacklisted document id of the same type is a positive match',
    records: [{ id: 'b', docId: 'X1234567L', docType: 'PASSPORT', resultStatus: 'blacklist' }],
    expect: { ...blacklistData, matches: [['b', 'blacklist', ['docId']]] },
  },
  {
    name: 'a blacklisted document id of another type is a possible match',
    records: [{ id: 'b', docId: 'X1234567L', docType: 'RESIDENCE_CARD', resultStatus: 'blacklist' }],
    expect: considerData,
  },
  ...['0', '000-000', 'n/a', 'None', 'XXXX', 'desconocido'].map((docId) => ({
    name: `"${docId}" in place of a document id is nobody's document`,
    person: { docId },
    records: [{ id: 'b', docId, docType: 'PASSPORT' as const, resultStatus: 'blacklist' as const }],
    expect: { ...clear, checksNotRun: ['noDocId' as const] },
  })),
  {
    name: 'two missing document types are not the same type',
    person: { docType: '' },
    records: [{ id: 'b', docId: 'X1234567L', docType: '', resultStatus: 'blacklist' }],
    expect: considerData,
  },
  {
    name: 'two missing document ids are not the same',
    person: { docId: '' },
    records: [{ id: 'b', docId: '', resultStatus: 'blacklist' }],
    expect: { ...clear, checksNotRun: ['noDocId'] },
  },
  {
    name: 'a document id of punctuation alone is none, and says so',
    person: { docId: '---' },
    records: [{ id: 'b', docId: '...' }],
    expect: { ...clear, checksNotRun: ['noDocId'] },
  },
  {
    name: 'a document id too short for the provider lists is compared with records, and says so',
    person: { docId: '00-12 34' },
    records: [{ id: 'b', docId: '001234', docType: '' }],
    expect: { ...considerData, matches: [['b', 'consider', ['docId']]], checksNotRun: ['shortDocId'] },
  },
  {
    name: 'a document id of five letters and digits is compared with the provider lists too',
    person: { docId: '0-123 45' },
    expect: { ...clear, checksNotRun: [] },
  },
  {
    name: 'the same email is a possible match',
    records: [{ id: 'b', email: 'ANA@Example.org' }],
    expect: { ...considerData, emailMatch: true, matches: [['b', 'consider', ['email']]] },
  },
  {
    name: 'the same email is found behind a mark that shows nothing',
    records: [{ id: 'b', email: 'ana\u200b@example.org' }],
    expect: { ...considerData, emailMatch: true },
  },
  {
    name: 'the same email as a blacklisted record is still only a possible match',
    records: [{ id: 'b', email: 'ana@example.org', resultStatus: 'blacklist' }],
    expect: { ...considerData, emailMatch: true },
  },
  {
    name: 'two missing emails are not the same',
    person: { email: '' },
    records: [{ id: 'b', email: '' }],
    expect: { ...clear, emailMatch: false, checksNotRun: ['noEmail'] },
  },
  {
    name: 'the same name and date of birth is a possible match',
    records: [{ id: 'b', firstname: 'ANA  MARIA', lastname: 'Munoz', dateBirth: '1980-05-17' }],
    expect: { ...considerData, matches: [['b', 'consider', ['nameAndDateBirth']]] },
  },
  {
    name: 'the same name and date of birth is found behind another apostrophe and marks that show nothing',
    person: { firstname: "O'Hara", lastname: 'Muñoz' },
    records: [{ id: 'b', firstname: 'O´Ha\u200bra', lastname: 'M\u200cu\u00adñoz', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'the same name and date of birth in another script is a possible match',
    person: { firstname: 'Борис', lastname: 'Иванов' },
    records: [{ id: 'b', firstname: 'Boris', lastname: 'Ivanov', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'first and last name exchanged is the same name',
    records: [{ id: 'b', firstname: 'Muñoz', lastname: 'Ana María', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'the same name as a blacklisted record is only a possible match',
    records: [
      { id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '1980-05-17', resultStatus: 'blacklist' },
    ],
    expect: considerData,
  },
  {
    name: 'the same name with another date of birth is none',
    records: [{ id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '1980-05-18' }],
    expect: clear,
  },
  { name: 'the same date of birth alone is none', records: [{ id: 'b', dateBirth: '1980-05-17' }], expect: clear },
  ...(
    [
      ['N/A', 'N/A'],
      ['Unknown', '-'],
      ['FNU', 'no surname'],
      ['No', 'Name'],
      ['Mrs', 'XXX'],
      ['A.', 'B.'],
    ] as const
  ).map(([firstname, lastname]) => ({
    name: `"${firstname}" "${lastname}" is nobody's name`,
    person: { firstname, lastname },
    records: [{ id: 'b', firstname, lastname, dateBirth: '1980-05-17' }],
    expect: { ...clear, checksNotRun: ['noName' as const] },
  })),
  {
    name: 'a placeholder beside a name is no part of it',
    person: { firstname: 'Ana María Muñoz', lastname: '-' },
    records: [{ id: 'b', firstname: 'no first name', lastname: 'Ana María Muñoz', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'the same name without dates of birth is none',
    person: { dateBirth: '' },
    records: [{ id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '' }],
    expect: { ...clear, checksNotRun: ['noDateBirth'] },
  },
  {
    name: 'several things in common with one record are one match',
    records: [
      {
        id: 'b',
        firstname: 'Ana Maria',
        lastname: 'Muñoz',
        dateBirth: '1980-05-17',
        email: 'ana@example.org',
        docId: 'X1234567L',
      },
    ],
    faces: { b: 0.9 },
    expect: {
      ...considerAi,
      emailMatch: true,
      matches: [['b', 'consider', ['face', 'docId', 'nameAndDateBirth', 'email']]],
    },
  },
];
