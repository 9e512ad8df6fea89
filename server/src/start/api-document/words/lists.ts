import {
  ImportedList,
  ImportListFields,
  ListVersion,
  ProviderList,
  ProviderLists,
  Rescreen,
} from '@afc/contract/provider-lists';
import { answered, moment, sent, wholeList } from '../describe.ts';

export const lists = [
  answered('ListVersion', ListVersion)('One import of a sanctions list.', {
    version: 'Counts the imports of this list.',
    listDate: 'The date the list itself states; null where it states none.',
    importedAt: moment('When it was imported.'),
    importedBy: 'By whom.',
    entities: 'How many entries it has.',
    names: 'How many names they have.',
    skippedRows: 'How many rows could not be read.',
    wholeBy: 'What showed that it is whole; null where it was imported before this was noted.',
  }),
  answered('ProviderList', ProviderList)('A loaded sanctions list.', {
    name: 'Its name.',
    format: 'Its format.',
    url: 'Where it is fetched from; null where a file was imported.',
    refreshedAt: moment('When it was last fetched.'),
    refreshError: "Why the last fetch failed, in the caller's language; null where it did not.",
    nextRefreshAt: moment('When it is fetched again; null where that is never done.'),
    readOtherwise: 'A newer AFC reads lists otherwise: the same file may give more now. Import it again.',
    current: 'The version that is compared.',
    earlier: 'The newest of those before.',
  }),
  answered('Rescreen', Rescreen)('All records screened again after a list changed.', {
    running: 'It is under way.',
    startedAt: moment('When it began.'),
    finishedAt: moment('When it ended; null while it runs.'),
    records: 'Screened again so far.',
    total: 'Of so many.',
    changed: 'Of how many of them the matches changed.',
    delisted: 'How many records had been blacklisted by an entry that the changed lists no longer hold.',
  }),
  answered('ProviderLists', ProviderLists)('The loaded sanctions lists.', {
    ...wholeList,
    rescreen: 'The rescreen under way, or the last one; null where there was none.',
  }),
  sent('ImportListFields', ImportListFields)('A sanctions list as files.', {
    format: 'Its format.',
    name: 'Its name; left out, that of its format.',
    acceptSmaller:
      'Import it although it holds markedly fewer entries than the loaded version, is older, or looks cut off.',
    sha256: 'The SHA-256 sums of the files, separated by spaces or commas. Files that do not have them change nothing.',
  }),
  answered('ImportedList', ImportedList)('What came of an import.', {
    name: 'Of the list.',
    changed: 'It is another version than the loaded one.',
    current: 'The version that is compared now.',
    skipped: "Rows that were left out, and why, in the caller's language.",
    remarks: 'Sentences about the file as a whole, likewise.',
  }),
];
