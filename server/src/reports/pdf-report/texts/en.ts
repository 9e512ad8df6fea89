import { en as words } from '@afc/contract/words-en';
import type { ReportTexts } from './report-texts.ts';

export const en: ReportTexts = {
  words,
  title: 'Identity screening report',
  confidential: 'Confidential: contains personal data',
  demo: 'Demo mode: personal data masked',
  page: (number, count) => `Page ${number} of ${count}`,
  generated: 'Generated',
  record: 'Record',
  kindOfCheck: 'Kind of check',
  kinds: {
    user: 'Upload',
    check: 'Check without saving: the person was compared, not registered',
    test: 'Test check: compared with production data, counts nowhere',
  },
  recordVersion: 'Version of the record',
  policyVersion: 'Policy',
  policyNow: (version) => `The thresholds below are those of policy ${version}, in force when this report was made.`,
  auditReference: 'Audit reference',
  auditEvent: (number) => `Event ${number}`,
  result: 'Result',
  statusMeanings: {
    clear: 'No match stands against this person and no identity rule rejects the data.',
    consider: 'A possible match was found. A member of staff has to review it before the person is accepted.',
    blacklist: 'A positive match was found or staff marked the person. The person must not be accepted.',
    kycRejected: 'No match stands against this person, but at least one identity rule rejects the data.',
  },
  decidedBy: 'Decided by',
  noSource: 'No match decided',
  notFullyScreened: (count, section) =>
    `Not fully screened: ${count} ${count === 1 ? 'check' : 'checks'} could not run, see section ${section}.`,
  fullyScreened: 'Every check ran.',

  notAvailable: 'Picture not available',
  noPictureOnList: 'The list gives no picture',
  photo: (number) => `Photo ${number} of the subject`,
  photoOfMatch: (number) => `Photo of match ${number}`,
  onFatfList: (date) => `on the FATF list of ${date}`,

  identityRules: 'Identity rules',
  noKycReason: 'No identity rule rejects the data that was given.',

  matches: (count) => (count === 0 ? 'Matches' : `Matches (${count})`),
  noMatch: 'No match was found.',
  noMatchScope: (section) =>
    `The person was compared with the faces and the data of all records registered by then, and with the provider lists, as far as section ${section} names no exception.`,
  sampleScope: 'A sample figure is loaded as clear: it was not compared with other faces and records.',
  columns: { number: 'No.', name: 'Name', foundBy: 'Found by', score: 'Score', status: 'Status' },
  match: (number, count) => `Match ${number} of ${count}`,
  continued: (heading) => `${heading}, continued`,
  reasons: {
    face: 'face',
    docId: 'document id equal',
    email: 'email equal',
    nameAndDateBirth: 'name and birth date equal',
    providerDocument: 'document number of the list entry equal',
    providerNameAndDateBirth: 'name and birth date of the list entry',
    providerName: 'name of the list entry',
    delisted: 'no longer on the list (delisted)',
    liveness: 'the liveness model doubts the photo',
  },
  face: 'Face comparison',
  faceScore: (score) => `Similarity ${score}`,
  faceThresholds: (consider, blacklist) =>
    `Consider from ${consider}; blacklist, against a blacklisted record, from ${blacklist}.`,
  faceOdds: (odds) => `A stranger scores this high once in ${odds} comparisons.`,
  strangersNotMeasured: 'How often a stranger scores this high was not measured for this model.',
  facesCompared: (faces, written) => `${written} ${faces === 1 ? 'face was' : 'faces were'} compared.`,
  strangersExpected: (strangers) => `Among them ${strangers} strangers are expected to score this high.`,
  model: 'Model',
  listVersion: (version, date) =>
    [version === null ? '' : `version ${version}`, date ? `of ${date}` : ''].filter(Boolean).join(', ') ||
    'version not stated',
  nearlyExact: (name, score) =>
    `Name ${name}, nearly exact: consider whatever contradicts (${score} with the evidence)`,
  nameReason: (score, threshold) => `Name ${score}, consider from ${threshold}`,

  thresholds: 'Thresholds and their meaning',
  rule: 'Rule',
  value: 'Value',
  meaning: 'Meaning',
  thresholdRows: [
    {
      name: 'Face, consider',
      value: 'faceConsider',
      meaning:
        'Similarity of two faces from which another record is a possible match. 1 is the same picture; faces of different people lie near 0.',
    },
    {
      name: 'Face, blacklist',
      value: 'faceBlacklist',
      meaning: 'Similarity from which a blacklisted record is a positive match.',
    },
    {
      name: 'Name of a list entry',
      value: 'nameConsider',
      meaning:
        'Score of two names from which a list entry is a possible match, after what else agrees or contradicts. Confirmed only by an equal document id, or an equal full date of birth with a primary name or strong alias.',
    },
    {
      name: 'Document id, email, name with date of birth',
      value: 'equal',
      meaning: 'Compared after normalisation: case, accents, spaces and script do not count.',
    },
  ],
  equal: 'equal',
  kycRule: 'Identity rules that reject',
  kycRuleMeaning: 'Each of these rejects the data when no match weighs more.',
  liveness: 'Liveness',
  livenessOn: 'A liveness model examines each photo.',
  livenessOff: 'No liveness model is configured: it is not examined whether the photo shows a live person.',

  sourcesSearched: 'Lists and engines',
  entities: 'Entities',
  noLists: 'No provider list is loaded.',
  engines: (names) =>
    names ? `Only collision checks ask outside engines (${names}).` : 'No outside engine is configured.',
  gallery: (faces) => `Registered faces: ${faces}.`,

  review: 'Review and decision',
  decision: 'Decision',
  reviewer: 'Reviewer',
  time: 'Time',
  comment: 'Comment',
  noDecision: 'No member of staff has decided on this record: the result above is that of the automatic checks.',
  history: 'History of the record',
  historyColumns: { number: 'Event', time: 'Time', who: 'By', action: 'Action', change: 'Change and comment' },
  system: 'AFC',
  noHistory: 'No event is recorded.',
  reviewedIn: (record) => `Decided in the case of record ${record}`,

  audit: 'Audit reference',
  auditHash: 'Hash',
  auditMeaning:
    'The audit trail is a chain: the hash of an event covers all events before it. Whoever holds this report can have the trail checked up to this event.',
  closing:
    'This report was made by AFC from the data stored at the time of generation. A match is a sign for a person to examine, not a finding of guilt.',
};
