import { type MenuGroup, type PageName, pages as table } from '@afc/contract/pages';

type Entry = Extract<(typeof table)[PageName], { menu: object }>['menu']['entry'];

const title = Object.fromEntries(Object.entries(table).map(([name, page]) => [name, page.title]));

/** Titles and labels of the page table, which holds them in English. */
export const pages: {
  readonly title: Record<PageName, string>;
  readonly group: Record<MenuGroup, string>;
  readonly entry: Record<Entry, string>;
} = {
  // The table's own names are its keys; Object.fromEntries forgets that.
  title: title as Record<PageName, string>,
  group: {
    Statistics: 'Statistics',
    'external Comparation': 'external Comparation',
    Upload: 'Upload',
    Results: 'Results',
    Test: 'Test',
    Help: 'Help',
    Settings: 'Settings',
  },
  entry: {
    Statistics: 'Statistics',
    'AI Collision': 'AI Collision',
    'Upload Files': 'Upload Files',
    Clear: 'Clear',
    Consider: 'Consider',
    Blacklist: 'Blacklist',
    Rejected: 'Rejected',
    Test: 'Test',
    'User Manual': 'User Manual',
    'Change password': 'Change password',
  },
};
