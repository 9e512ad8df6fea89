import { fileOfText } from '@afc/screening/lists/list-files';
import { findRescreen } from '../cases/rescreen/store.ts';
import { importList } from '../lists/versions/import-list.ts';
import { systemActor } from '../platform/base/actor.ts';
import type { Context } from '../start/services/context.ts';
import { waitFor } from './wait-for.ts';

export const ivan = { firstname: 'Ivan', lastname: 'Sidorenko', dateBirth: '1961-04-12' } as const;
/** The same entry of a list, without and with the date of birth that confirms it. */
export const byName = 'P-1,Ivan Sidorenko,,,TEST';
export const confirmed = 'P-1,Ivan Sidorenko,1961-04-12,,TEST';

/** Imports the rows, and one that names nobody, without waiting for what comes of it. */
export function replaceList(context: Context, rows: readonly string[], name = 'Own') {
  const header = 'id,name,birth_date,document_ids,programme';
  return importList(
    context,
    { main: fileOfText('own.csv', `${[header, 'P-0,Nobody Whoever,,,', ...rows].join('\n')}\n`) },
    { format: 'csv', name, actor: systemActor, requestId: 'test', acceptSmaller: true },
  );
}

/** Imports the rows, and tells what came of it. */
export async function loadList(context: Context, rows: readonly string[]) {
  await replaceList(context, rows);
  return rescreened(context);
}

/** What came of the rescreen that began last. */
export function rescreened({ db }: Context): Promise<{ records: number; changed: number }> {
  return waitFor(async () => {
    const row = await findRescreen(db);
    return row?.finished_at ? { records: row.records, changed: row.changed } : undefined;
  });
}
