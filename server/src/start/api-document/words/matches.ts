import { Evidence, FaceEvidence, FieldEvidence, Match, NameAlignment, ProviderEvidence } from '@afc/contract/result';
import { answered } from '../describe.ts';
import { personRead } from './people.ts';

export const evidence = [
  answered('FaceEvidence', FaceEvidence)('How alike the two faces are.', {
    cosine: 'How alike the faces are, from -1 to 1. Compare it with the thresholds, not with other products.',
    considerThreshold: 'From here on the match was a possible one when it was found.',
    blacklistThreshold: 'From here on a blacklisted record made it a positive one.',
    strangerOdds:
      'A stranger scores this high once in so many comparisons; 0 where that was not measured for the model.',
    gallerySize: 'How many faces were searched.',
    model: 'The network that made the vectors.',
    pictureKey: 'The photo of the subject that was compared (`key` of its pictures); left out where it was not saved.',
    recordPictureKey: 'The photo of the other record that was compared.',
  }),
  answered('NameAlignment', NameAlignment)('How a word of the name met a word of the list entry.', {
    subject: 'The word of the person under check; empty where the entry has one more.',
    entry: 'The word of the list entry; empty where the person has one more.',
    how: 'How they met.',
  }),
  answered('ProviderEvidence', ProviderEvidence)('The entry of a sanctions list, and how its name was met.', {
    engine: 'What compared: `AFC`, or the outside engine that answered.',
    list: "The list's name.",
    version: 'Which import of the list it was; null where an outside engine answered.',
    listDate: 'The date the list itself states.',
    reference: "The entry's reference in the list.",
    listedAs:
      'What the publisher calls the entry in public, where that is not the reference, such as `TAi.024` of the UN.',
    matchedName: 'The name of the entry that was met.',
    nameStrength: 'weak: the list itself calls this name low quality. Alone it never blacklists.',
    nameScore: 'How alike the names are, from 0 to 1, before anything else is weighed.',
    programmes: 'The sanctions programmes of the entry.',
    remarks:
      'What else the list says of the entry, such as office, place of birth or death; at most 1,000 characters of it. Where it says nothing, it is not there.',
    alignment: 'Word by word.',
  }),
  answered('FieldEvidence', FieldEvidence)('One field of both sides, side by side.', {
    field: 'Its name, such as `dateBirth`; `nationality` and `gender` of list entries.',
    verdict: 'Whether they agree; silent where one side says nothing.',
    subject: 'Of the person under check; a nationality as its alpha-2 code.',
    entry: 'Of the match, likewise.',
    detail:
      'Of a date of birth that was held against a loaded list: how well it agrees, or how far off it is. Where that is not known, it is not there.',
  }),
  answered('Evidence', Evidence)('Why somebody matched.', {
    score:
      'What is held against the threshold: the face, or a name with what else agreed and contradicted. Of a list entry it may be below: an equal document number decides alone, and a nearly exact name stays a match whatever contradicts.',
    threshold: 'What had to be passed.',
    reasons: 'Everything that made it a match.',
    face: 'null where faces did not match.',
    provider: 'null where it is no entry of a list.',
    fields: 'What agreed and what contradicted, field by field.',
  }),
];

export const match = answered('Match', Match)(
  'Another record, or an entry of a sanctions list, that resembles the person. Of a record, the data as it is now.',
  {
    _id: 'Of the match. Not of the other record: that is `recordId`.',
    userGuid: "The other record's `userId`, or the list entry's reference.",
    recordId: 'The `_id` of the other record; null for an entry of a list, or where the record was removed since.',
    recordVersion: 'The version of the other record, to send back with applied changes.',
    kycReasons: 'Of the other record.',
    ...personRead,
    registryDate: 'When the other record was submitted; empty for an entry of a list.',
    pictureURLs: 'Signed addresses of its photos, as in `pictures`.',
    pictures: 'Its photos.',
    resultStatus: "The other record's present status; of a list entry blacklist where it is confirmed, else consider.",
    source: 'What found it.',
    rule: 'What judged it, and so how strong it is.',
    confirmedMatch: 'Staff applied blacklist on it, or the entry of the list is confirmed.',
    immovable: 'A provider blacklisted it, or its record or its entry was removed since: staff cannot change it.',
    firstnameMatch: 'The first names are equal, case, accents, spaces and script aside.',
    lastnameMatch: 'Likewise the last names.',
    emailMatch: 'Likewise the emails.',
    registryDateMatch: 'Both were submitted on the same day.',
    dateBirthMatch: 'The dates of birth are equal.',
    docIdMatch: 'The document ids are equal, spaces and punctuation aside.',
    evidence: 'Why it matched.',
  },
);
