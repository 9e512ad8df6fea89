/** What pages and reports both name: one word for one thing. */
export const en = {
  resultStatus: { clear: 'Clear', consider: 'Consider', blacklist: 'Blacklist', kycRejected: 'Rejected' },
  petitionStatus: { processing: 'Processing', processed: 'Processed', failed: 'Failed' },
  source: { provider: 'Provider', ai: 'AI collision', data: 'Data collision', staff: 'Marked by staff' },
  documentType: {
    IDENTIFICATION_CARD_EU: 'Identification card (EU)',
    PASSPORT: 'Passport',
    DRIVER_LICENSE_UK: 'Driver license (UK)',
    RESIDENCE_CARD: 'Residence card',
  },
  gender: { male: 'male', female: 'female' },
  subject: 'Subject',
  match: 'Match',
  confirmed: 'Confirmed',
  notGiven: 'Not given',
  removedRecord: 'Removed record',
  doubtedPhoto: 'Doubted photo',
  sample: 'Sample figure',
  checksNotRun: 'Checks that could not run',
  field: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    registryDate: 'Registry date',
    dateBirth: 'Date of birth',
    docId: 'Document id',
    docType: 'Document type',
    docExpireAt: 'Expiration date',
    countryNationalityName: 'Nationality',
    countryResidenceName: 'Country of residence',
    gender: 'Gender',
    userId: 'User id',
  },
  /** What is wrong or risky about a field by itself. */
  warning: {
    countryNationalityName: 'High-risk jurisdiction',
    countryResidenceName: 'Not accepted as residence',
    docExpireAt: 'Expired',
    dateBirth: 'Rejected by the identity rules',
    email: 'Also the email of another record',
  },
  compare: {
    field: 'Field',
    verdict: 'Comparison',
    equal: 'Equal',
    partly: 'Equal as far as given',
    differs: 'Differs',
    silent: 'Not given',
    other: 'Says nothing',
    words: 'By word',
  },
  provider: {
    title: 'Provider list',
    list: 'List',
    version: 'Version',
    listDate: 'List date',
    reference: 'Reference',
    engine: 'Engine',
    matchedName: 'Matched name',
    strength: { strong: 'primary name or strong alias', weak: 'weak alias' },
    nameScore: 'Name score',
    programmes: 'Programmes',
    alignment: 'Which word matched which',
  },
  alignment: {
    equal: 'equal',
    spelling: 'other spelling',
    transliteration: 'other script',
    nickname: 'short form',
    initial: 'initial',
    omitted: 'left out',
    contradicted: 'differs',
  },
  /** By the actions of the audit trail. */
  history: {
    petition: { submitted: 'Submitted', processed: 'Processed', failed: 'Failed' },
    result: {
      applied: 'Changes applied',
      delisted: 'Delisted by a provider',
      rescreened: 'Screened again by the provider lists',
    },
    report: { generated: 'Report downloaded' },
  },
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type Words = Translated<typeof en>;
