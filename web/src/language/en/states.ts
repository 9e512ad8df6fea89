/** What a page says while it waits, when there is nothing, and when something failed. */
export const states = {
  loading: 'Loading',
  failedTitle: 'This could not be loaded',
  retry: 'Try again',
  pictureMissing: 'This picture could not be loaded.',
  offline: 'You are offline',
  offlineBody: 'What you see may be old. The page continues by itself when the connection is back.',
  offlineAction: 'You are offline, nothing was sent. Please try again when the connection is back.',
  noList: 'No provider list is loaded: nobody is compared with sanctions lists.',
  listsLoading:
    'The provider lists are being loaded, which takes minutes where they are long. Until then uploads stay in processing and AI Collision checks wait.',
  listsFailed:
    'The provider lists could not be loaded, so nobody is compared with them as they are now. An Administrator finds the reason in the server’s log.',
  importList: 'Import a list',
  slow: 'The connection is slow, still waiting for an answer.',
  forbiddenTitle: 'No access',
  toStatistics: 'Go to Statistics',
  crashedTitle: 'This page stopped working',
  crashedBody: 'Reload the page. What you already sent is saved.',
  reload: 'Reload',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  copied: 'Copied',
  showPassword: 'Show or hide the password',
  leave: 'Leave',
  stay: 'Stay',
} as const;
