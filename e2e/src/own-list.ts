import type { Client } from '@afc/contract/client';

/** Imports a list of one's own over the API, as the settings page does. */
export async function importOwnList(call: Client, name: string, rows: readonly string[]): Promise<void> {
  const form = new FormData();
  form.set('format', 'csv');
  form.set('name', name);
  form.set('file', new Blob([`${rows.join('\n')}\n`], { type: 'text/csv' }), 'own.csv');
  await call('importProviderList', { body: form });
}
