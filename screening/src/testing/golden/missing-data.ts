import { clear, considerAi, type GoldenCase } from './golden-case.ts';

export const missingDataCases: readonly GoldenCase[] = [
  {
    name: 'without a provider list a clear says so',
    provider: null,
    expect: { ...clear, checksNotRun: ['noProviderList'] },
  },
  {
    name: 'a check by email alone says everything it could not do',
    person: {
      firstname: '',
      lastname: '',
      dateBirth: '',
      countryNationalityName: '',
      countryResidenceName: '',
      docId: '',
      docType: '',
      docExpireAt: '',
    },
    provider: null,
    expect: {
      ...clear,
      checksNotRun: [
        'noProviderList',
        'noName',
        'noDateBirth',
        'noNationality',
        'noResidence',
        'noDocId',
        'noDocExpireAt',
      ],
    },
  },
  {
    name: 'an engine that failed is named',
    failedEngines: ['Watchman'],
    expect: { ...clear, checksNotRun: ['engineFailed'] },
  },
  {
    name: 'a missing check does not hide a match',
    person: { email: '' },
    provider: null,
    records: [{ id: 'b' }],
    faces: { b: 0.6 },
    expect: { ...considerAi, checksNotRun: ['noProviderList', 'noEmail'] },
  },
];
