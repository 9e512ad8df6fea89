import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, expect, it } from 'vitest';
import { importList } from '../../lists/versions/import-list.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { ivan, rescreened } from '../../testing/rescreen.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

/** An edition of a list that tells its date. */
async function load(date: string, regime: string) {
  const header = 'Unique ID,Name 6,Name 1,Designation Type,Regime Name';
  const rows = [`TST1,SIDORENKO,Ivan,Individual,${regime}`, `TST2,MUSTER,Otto,Individual,${regime}`];
  const main = fileOfText('uk.csv', `Report Date: ${date}\n${[header, ...rows].join('\n')}\n`);
  await importList(app.context, { main }, { format: 'uk', name: 'UK', actor: systemActor, requestId: 'test' });
  return rescreened(app.context);
}

/** From here on another AFC reads the lists. */
const upgrade = () => app.context.db.query(sql`update provider_list_versions set read_by = 'before'`);

it('a hit that staff dismissed stays away where only the reading of its entry is another, and returns where the entry changed', async () => {
  const id = await makeRecord(app.context, { person: ivan });
  const result = () => client('result', { params: { id } });
  await load('13-Feb-2026', '');
  expect(await result()).toMatchObject({ resultStatus: 'consider', source: 'provider' });
  const { version } = await result();
  await client('appliedChanges', { body: { _id: id, version, resultStatus: 'clear' } });
  await upgrade();
  expect(await load('13-Feb-2026', 'Read from now on')).toMatchObject({ changed: 0 });
  expect(await result()).toMatchObject({ resultStatus: 'clear' });
  // A later edition may have changed what is read otherwise.
  await upgrade();
  expect(await load('14-Feb-2026', 'Changed')).toMatchObject({ changed: 1 });
  expect(await result()).toMatchObject({ resultStatus: 'consider', source: 'provider' });
});
