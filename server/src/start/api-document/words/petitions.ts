import { pageSize } from '@afc/contract/limits';
import {
  AcceptedPetition,
  Petition,
  PetitionList,
  PetitionListRequest,
  ResultListRequest,
  TestPetitionListRequest,
} from '@afc/contract/petition';
import { Picture } from '@afc/contract/picture';
import { CheckNotRun } from '@afc/contract/result';
import { answered, moment, onePage, sent } from '../describe.ts';
import { personRead } from './people.ts';

const filter = 'Finds whoever has this text anywhere in it, case and accents aside. Empty finds all.';
const paging = {
  currentPage: 'Which page; 1 where it is left out.',
  pageSize: `How many on a page; ${pageSize} where it is left out.`,
};
const filters = { firstname: filter, lastname: 'Likewise.', email: 'Likewise.' };
const name = 'Another word for `firstname`.';
const status = 'Only petitions that stand so; all where it is left out.';
const kind = 'Uploads (user), or checks without saving; user where it is left out.';

/** What every list is asked with, by GET as well. */
export const listWords: Record<string, string> = {
  ...paging,
  ...filters,
  name,
  status,
  kind,
};

export const petitions = [
  sent('ResultListRequest', ResultListRequest)(
    'Which page of a list, and who shall be on it. All of it may be left out.',
    { ...paging, ...filters, source: 'Only records whose status this decided; all where it is left out.' },
  ),
  sent('TestPetitionListRequest', TestPetitionListRequest)('Which page of the test petitions.', {
    ...paging,
    ...filters,
    name,
    status,
  }),
  sent('PetitionListRequest', PetitionListRequest)('Which page of the petitions.', {
    ...paging,
    ...filters,
    name,
    status,
    kind,
  }),
  answered('Picture', Picture)(
    'A photo. Its addresses are signed and good for five to ten minutes: fetch it at once, without any other proof, or ask for the record again. They begin with a slash: put the address of AFC before them.',
    {
      key: 'Names the photo, also in evidence.',
      url: 'The photo as large as it is kept.',
      mainUrl: 'The photo of a detail page.',
      thumbnailUrl: 'The photo of a list.',
      width: 'Of `url`, in pixels.',
      height: 'Of `url`, in pixels.',
      face: 'Where the face is; null where none was found.',
      'face.box': 'Left, top, right and bottom in pixels of `url`.',
      'face.points': 'Points of the face, each x and y in pixels of `url`.',
      flaws: 'What makes it hard to compare, for whoever reviews it or asks for a better one. None of them decides.',
    },
  ),
  answered('CheckNotRun', CheckNotRun)(
    'A comparison that could not be made. A clear with any of these is not a full one.',
    {
      check: 'Which one, and why.',
      detail: "The same as a sentence in the caller's language; of an outside engine its name, and what it did.",
    },
  ),
  answered('Petition', Petition)('A submission of one person, and what came of it.', {
    _id: 'Also the `_id` of its result.',
    firstname: personRead.firstname,
    lastname: personRead.lastname,
    email: personRead.email,
    registryDate: moment('When it was submitted.'),
    status: 'Whether it has its result yet.',
    kind: 'What it is.',
    resultStatus: 'The status of its result as it is now; null while there is none.',
    checksNotRun: 'What could not be compared.',
    failureReason: 'Why it failed; null where it did not.',
    failureMessage: "The same as a sentence in the caller's language; empty where it did not fail.",
    pictures: 'Its photos; none before they were looked at.',
  }),
  answered('PetitionList', PetitionList)('One page, newest first.', onePage),
  answered('AcceptedPetition', AcceptedPetition)('The submission is stored and will be worked off, whatever happens.', {
    _id: 'Ask for its petition and its result by it.',
    status: 'processing; where the answer repeats an earlier one by its Idempotency-Key, the status it has now.',
  }),
];
