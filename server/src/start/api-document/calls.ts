import type { EndpointName } from '@afc/contract/endpoints';
import type { ErrorCode } from '@afc/contract/errors';
import { maxPictureBytes, maxPicturePixels, maxPicturesPerPerson } from '@afc/contract/limits';

/** The groups of calls, in the order the document has them. */
export const tags = {
  Submit: 'Send a person to be compared.',
  Results: 'Read what was found, with evidence, photos and the report.',
  Lists: 'Page through records and petitions.',
  Figures: 'Counts, and the rules in force.',
  Review: 'For staff: decide, erase.',
  Session: 'For staff: sign in and out.',
  Staff: 'For Administrators: profiles.',
  Programs: 'For Developers and Administrators: API credentials and webhooks.',
  'Provider lists': 'Sanctions lists.',
  Audit: 'For Administrators: the audit trail.',
  Health: 'For whoever watches the process.',
};

export interface CallWords {
  readonly tag: keyof typeof tags;
  /** What the summary does not say. */
  readonly text?: string;
  /** What this call refuses beside what every call like it does. */
  readonly errors?: readonly ErrorCode[];
  /** Sentences of its answer are in the caller's language. */
  readonly speaks?: true;
  /** A retry with the same Idempotency-Key gives the first answer. */
  readonly repeatable?: true;
}

const byPage =
  'Newest first. Ask for `currentPage` 1, 2 and so on until a page is empty. Who is added meanwhile moves the others on, so leave out an `_id` that you have seen; who leaves the list meanwhile moves them back, and one may be missed.';

const submitting = `Multipart. \`pictureFile\` may be repeated: up to ${maxPicturesPerPerson} photos of one person (a selfie, the photo of a document), each jpg or png, of ${maxPictureBytes / 1024 ** 2} MiB and ${maxPicturePixels / 1e6} million pixels at most. It answers as soon as all is stored; the comparison follows within seconds.`;

export const calls: Record<EndpointName, CallWords> = {
  userProcess: {
    tag: 'Submit',
    text: `${submitting} Then ask for its petition until it is no longer processing, or be told by a webhook.\n\nA request with only the parts \`email\` and \`pictureFile\` is a check without saving: it is compared, but nobody is ever compared with that person later. Whether a part is sent decides, not whether it is empty.`,
    errors: ['idempotencyKeyUsed', 'tooLarge', 'unsupportedMedia', 'picturesUnavailable'],
    repeatable: true,
  },
  testProcess: {
    tag: 'Submit',
    text: `${submitting} Compared with the real records, but nobody is enrolled, nothing is counted and no webhook is told.`,
    errors: ['idempotencyKeyUsed', 'tooLarge', 'unsupportedMedia', 'picturesUnavailable'],
    repeatable: true,
  },
  testProcessAll: {
    tag: 'Submit',
    text: 'The same comparison as of an upload, and with outside engines where there are any, in the call itself. Nothing of the person is stored. A photo without a usable face is 400, with the reason beside `pictureFile`.',
    errors: ['tooLarge', 'unsupportedMedia', 'collisionBusy'],
    speaks: true,
  },
  petition: {
    tag: 'Results',
    text: 'Any petition: an upload, a check without saving or a test check. It is there from the moment it was accepted.',
    errors: ['notFound'],
    speaks: true,
  },
  result: {
    tag: 'Results',
    text: '404 while the petition is processing, and where it failed: its petition says which. Of a test check ask for the test result.',
    errors: ['notFound'],
    speaks: true,
  },
  testResult: {
    tag: 'Results',
    text: '404 while it is processing, and where it failed.',
    errors: ['notFound'],
    speaks: true,
  },
  resultHistory: { tag: 'Review', errors: ['notFound'] },
  pdfReport: {
    tag: 'Results',
    text: 'In the language of `Accept-Language`. The audit trail notes who took it.',
    errors: ['notFound'],
    speaks: true,
  },
  picture: {
    tag: 'Results',
    text: 'Take the whole address from `pictures` of a petition or a result: it cannot be made up. It needs no other proof, and is good for five to ten minutes; then it is 403.',
    errors: ['forbidden', 'notFound', 'picturesUnavailable'],
  },
  listClear: { tag: 'Lists', text: byPage, speaks: true },
  listConsider: { tag: 'Lists', text: byPage, speaks: true },
  listBlacklist: { tag: 'Lists', text: byPage, speaks: true },
  listKycRejected: { tag: 'Lists', text: byPage, speaks: true },
  listCheck: { tag: 'Lists', text: byPage, speaks: true },
  listMatches: { tag: 'Lists', text: byPage, speaks: true },
  getPetitions: { tag: 'Lists', text: byPage, speaks: true },
  postPetitions: {
    tag: 'Lists',
    text: `As by GET, without names and emails in addresses. ${byPage}`,
    speaks: true,
  },
  getTestPetitions: { tag: 'Lists', text: `${byPage} \`kind\` is not looked at.`, speaks: true },
  postTestPetitions: { tag: 'Lists', text: byPage, speaks: true },
  analytics: { tag: 'Figures' },
  analyticsTrend: { tag: 'Figures' },
  quickPanel: { tag: 'Figures' },
  policy: { tag: 'Figures' },
  appliedChanges: {
    tag: 'Review',
    text: 'All of it or nothing is written. Where a record was changed since it was loaded, 409: load it again and decide again. The same decision by the same person may be sent again.',
    errors: ['notFound', 'recordChanged', 'providerImmovable', 'testNotApplicable'],
    speaks: true,
  },
  eraseResult: { tag: 'Review', text: 'Cannot be undone.', errors: ['notFound'] },
  deleteTestResult: { tag: 'Review', errors: ['notFound'] },
  login: { tag: 'Session', errors: ['invalidCredentials', 'tooManyAttempts', 'tooManyRequests'] },
  changePassword: { tag: 'Session', text: "Ends the person's other sessions.", errors: ['resetLinkUsed'] },
  sendResetEmail: { tag: 'Session', errors: ['tooManyAttempts', 'tooManyRequests'] },
  refreshToken: { tag: 'Session' },
  logout: { tag: 'Session' },
  currentUser: { tag: 'Session' },
  updateUser: { tag: 'Session', errors: ['emailTaken'] },
  register: { tag: 'Staff', errors: ['emailTaken'] },
  listStaff: { tag: 'Staff' },
  changeRole: { tag: 'Staff', errors: ['notFound', 'lastAdministrator'] },
  disableStaff: { tag: 'Staff', errors: ['notFound', 'lastAdministrator'] },
  enableStaff: { tag: 'Staff', errors: ['notFound'] },
  generateCredentials: { tag: 'Programs' },
  listCredentials: { tag: 'Programs' },
  revokeCredentials: { tag: 'Programs', errors: ['notFound'] },
  createWebhook: { tag: 'Programs', text: 'What is sent then stands under Webhooks in this document.' },
  listWebhooks: { tag: 'Programs', speaks: true },
  removeWebhook: { tag: 'Programs', errors: ['notFound'] },
  tryWebhook: { tag: 'Programs', errors: ['notFound'], speaks: true },
  listDeliveries: { tag: 'Programs', errors: ['notFound'], speaks: true },
  listProviderLists: { tag: 'Provider lists', speaks: true },
  importProviderList: {
    tag: 'Provider lists',
    text: 'Multipart. `file` may be repeated for a list of several files; each has 512 MiB at most. It answers when all is imported. Whoever hangs up after all was sent finds the outcome in the list of lists, or sends the same again: it changes nothing then. A file that cannot be read, or looks cut off, changes nothing.',
    errors: [
      'tooLarge',
      'listNotReadable',
      'listChecksum',
      'listShrank',
      'listOlder',
      'listCutOff',
      'listUnmarked',
      'listUnproven',
      'listBusy',
    ],
    speaks: true,
  },
  removeProviderList: { tag: 'Provider lists', errors: ['notFound', 'listBusy'] },
  removeSamples: { tag: 'Provider lists' },
  audit: { tag: 'Audit' },
  auditVerification: {
    tag: 'Audit',
    text: 'Begin without parameters and go on with the head of each answer until it is finished.',
  },
  health: { tag: 'Health' },
  readiness: { tag: 'Health' },
};
