import { maxEntries } from '@afc/contract/limits';
import {
  AppliedChangesRequest,
  Collision,
  EraseRequest,
  History,
  HistoryEntry,
  Report,
  Result,
  ResultList,
} from '@afc/contract/result';
import { answered, moment, onePage, sent, wholeList } from '../describe.ts';
import { personRead } from './people.ts';

export const cases = [
  answered('Result', Result)('A person under check, the status and everybody who matched, with evidence.', {
    _id: 'The same as of its petition.',
    userId: 'Names the person in the matches of others (`userGuid`).',
    kind: 'What it is.',
    version: 'Grows with every change; to send back with applied changes.',
    ...personRead,
    registryDate: moment('When it was submitted.'),
    resultStatus: 'What AFC, or staff after it, decided.',
    source: 'What decided the status.',
    matchCount: 'How many matches there are.',
    matchList: 'All matches: confirmed ones first, then by what weighs most. In a list of records the first ten.',
    entriesLeftOut: `How many more entries of lists match the person: of those that do, the ${maxEntries} that say most are matches. 0 where none is left out.`,
    pictureS3Key: 'The `key` of the first photo.',
    pictureURLs: 'Signed addresses of its photos, as in `pictures`.',
    pictures: 'Its photos.',
    countryNationalityNameWarn: 'The nationality is of a high-risk or increased-monitoring jurisdiction.',
    countryResidenceNameWarn: 'The residence is not accepted.',
    docExpireAtWarn: 'The document is expired.',
    dateBirthWarn: 'The date of birth is impossible, or of a minor.',
    emailMatch: "The email is also another record's.",
    kycReasons: 'Why the identity check was rejected; also where a match outweighs it.',
    checksNotRun: 'What could not be compared. A clear with any of these is not a full one.',
    sample: 'One of the sample figures that come with AFC.',
    keptUntil: moment('When it becomes old enough to be erased by itself; null where no rule says so.'),
    policyVersion:
      'Names the rules it was decided by, and how people were screened by that release; compare with `version` of the policy.',
  }),
  answered('ResultList', ResultList)('One page, newest first.', onePage),
  sent('AppliedChangesRequest', AppliedChangesRequest)(
    'A reviewed record. Of it only these are read: the whole result may be sent back.',
    {
      _id: 'Of the record.',
      version: 'As it was loaded.',
      resultStatus:
        'What was decided. Left at consider or clear, it becomes clear, or kycRejected while a reason stands.',
      matchList: 'Those whose own records shall change too.',
      'matchList._id': 'Of the match.',
      'matchList.resultStatus': 'What the record behind the match shall be.',
      'matchList.recordVersion': 'As it was loaded. Left out, the record is taken as it is now.',
      'matchList.outcome':
        'Whether the match is the same person. A list entry that is another one does not return for this person until it changes.',
      comment: 'Why; it is shown in the history until the case is erased.',
    },
  ),
  sent('EraseRequest', EraseRequest)('Why a person is erased.', {
    comment: 'Why; it is kept in the audit trail for good.',
  }),
  answered('HistoryEntry', HistoryEntry)('One thing that happened to a record.', {
    number: 'Of the event in the audit trail.',
    at: moment('When.'),
    actorName: 'Who did it.',
    action: 'What, such as `result.applied`.',
    before: 'The status before; empty where there was none.',
    after: 'The status afterwards.',
    comment: 'Why.',
    reviewedIn: 'The `_id` of the record in whose case staff decided about this one; null where it was its own.',
  }),
  answered('History', History)('What happened to a record, newest first.', wholeList),
  answered('Report', Report)('A report.', { data: 'The PDF, as base64: decode it and save it as `userReport.pdf`.' }),
  answered('Collision', Collision)('What an upload of this person would have given. Nothing of it is stored.', {
    data: 'The outcome.',
    'data.resultStatus': 'blacklist: the person is suspected of fraud.',
    'data.matchList': 'Everybody who matched.',
    'data.entriesLeftOut': 'How many more entries of lists match the person than are named.',
    'data.kycReasons': 'Why the identity check would be rejected.',
    'data.checksNotRun': 'What could not be compared.',
    'data.engines': 'The outside engines that were asked, and what came of it.',
  }),
];
