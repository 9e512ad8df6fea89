import type { AuthGroup } from './vocabulary.ts';

// Section 2 as a table. Titles and labels are exact; 'external Comparation' is the specification's own spelling.

export const menuGroups = [
  'Statistics',
  'external Comparation',
  'Upload',
  'Results',
  'Test',
  'Help',
  'Settings',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface Page {
  readonly route: string;
  readonly title: string;
  /** Who may open it; 'open' pages need no token. */
  readonly auth: AuthGroup | 'open';
  readonly menu?: { readonly group: MenuGroup; readonly entry: string };
}

export const pages = {
  login: { route: '/login', title: 'Login', auth: 'open' },
  sendEmail: { route: '/auth/send-email', title: 'Recover password', auth: 'open' },
  forgotPassword: {
    route: '/auth/forgot-password/:token?',
    title: 'Change password',
    auth: 'open',
    menu: { group: 'Settings', entry: 'Change password' },
  },
  notFound: { route: '/pages/errors/error-404', title: '404', auth: 'open' },
  statistics: {
    route: '/statistics',
    title: 'Statistics Graph',
    auth: 'user',
    menu: { group: 'Statistics', entry: 'Statistics' },
  },
  collision: {
    route: '/collision',
    title: 'AI Collision',
    auth: 'user',
    menu: { group: 'external Comparation', entry: 'AI Collision' },
  },
  singleUpload: {
    route: '/single-upload',
    title: 'Upload Files',
    auth: 'user',
    menu: { group: 'Upload', entry: 'Upload Files' },
  },
  checkUpload: {
    route: '/check-upload',
    title: 'Enter the data you want to check without save in database',
    auth: 'user',
  },
  // Beside the table of section 2, which has no page for it; the roles give "bulk upload" to the Developer.
  bulkUpload: { route: '/bulk-upload', title: 'Bulk upload', auth: 'staff' },
  listClear: {
    route: '/list-clear',
    title: 'List of Clear',
    auth: 'user',
    menu: { group: 'Results', entry: 'Clear' },
  },
  listConsider: {
    route: '/list-consider',
    title: 'List of Consider',
    auth: 'user',
    menu: { group: 'Results', entry: 'Consider' },
  },
  listBlacklisted: {
    route: '/list-blacklisted',
    title: 'List of blacklisted',
    auth: 'user',
    menu: { group: 'Results', entry: 'Blacklist' },
  },
  listRejected: {
    route: '/list-rejected',
    title: 'List of Rejected',
    auth: 'user',
    menu: { group: 'Results', entry: 'Rejected' },
  },
  listCheck: { route: '/list-check', title: 'List of Check', auth: 'user' },
  listMatches: { route: '/list-matches', title: 'List of Matches', auth: 'user' },
  detail: { route: '/detail/:location/:id', title: 'Detail', auth: 'user' },
  test: { route: '/test', title: 'Test', auth: 'user', menu: { group: 'Test', entry: 'Test' } },
  help: { route: '/help', title: 'User Manual', auth: 'user', menu: { group: 'Help', entry: 'User Manual' } },
  settings: { route: '/settings', title: 'Settings', auth: 'user' },
  // Beside the table of section 2, which gives "audit" to the Administrator: reached from /settings, not from the menu.
  audit: { route: '/settings/audit', title: 'Audit trail', auth: 'admin' },
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof pages;

export const unknownRouteRedirect = pages.notFound.route;
export const rootRedirect = pages.login.route;
