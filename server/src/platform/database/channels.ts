/** Under which processes on one database announce something to each other with pg_notify. */
export const channels = {
  /** A face was enrolled or removed; the trigger on `faces` says so. */
  gallery: 'afc_gallery',
  /** There is a petition to process. */
  jobs: 'afc_jobs',
  /** A provider list was imported or removed. */
  lists: 'afc_provider_lists',
  /** There is something to deliver. */
  webhooks: 'afc_webhooks',
} as const;
