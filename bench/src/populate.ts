import { setTimeout as pause } from 'node:timers/promises';
import { fileOfText, listFilesOf } from '@afc/screening/lists/list-files';
import { bytesOf } from '@afc/server/engines/gallery/store';
import { importList } from '@afc/server/lists/versions/import-list';
import { systemActor } from '@afc/server/platform/base/actor';
import { sql } from '@afc/server/platform/database/sql';
import { startWorker } from '@afc/server/start/background/worker';
import { madeFace } from './made-faces.ts';
import { madeList } from './made-names.ts';
import { fillRecords } from './many-records.ts';
import { randomNumbers } from './random-numbers.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { inProcessing, submit, uploadForm } from './submit.ts';

const batchSize = 2_000;

/** So many records, each with a made face that is searched like any other, and a provider list of made people. */
export async function populate(server: ServerUnderTest, records: number, listed: number): Promise<void> {
  const { context } = server;
  const { gallery, model } = await context.faces();
  await fillRecords(context.db, records);
  const keys = await context.db.query<{ key: string; petition_id: string }>(sql`
    select key, pictures.petition_id from pictures left join faces on picture_key = key where faces.id is null`);
  const random = randomNumbers(11);
  for (let from = 0; from < keys.length; from += batchSize) {
    const batch = keys.slice(from, from + batchSize);
    await context.db.query(sql`
      insert into faces (petition_id, picture_key, model, vector)
      select petition_id, key, ${model}, vector from unnest(${batch.map(({ petition_id }) => petition_id)}::uuid[],
        ${batch.map(({ key }) => key)}::text[], ${batch.map(() => bytesOf(madeFace(random)))}::bytea[])
      as face (petition_id, key, vector)`);
  }
  while (gallery.size < keys.length) await pause(50);
  if (listed === 0) return;
  await importList(context, listFilesOf([fileOfText('made.csv', listOf(listed))]), {
    format: 'csv',
    actor: systemActor,
    requestId: '',
  });
  while (context.names.lists().length === 0) await pause(50);
}

/** Each photo as a petition of its own, all the way to its result: from then on its person is found. */
export async function enrol(server: ServerUnderTest, photos: readonly Uint8Array[]): Promise<void> {
  for (const [index, photo] of photos.entries()) await submit(server, uploadForm(photo, `Enrolled ${index}`));
  const worker = await startWorker(server.context, 2);
  while ((await inProcessing(server)) > 0) await pause(20);
  await worker.stop();
}

function listOf(size: number): string {
  const rows = madeList(size).map(({ reference, names }) => `${reference},"${names[0]?.text ?? ''}"`);
  return ['id,name', ...rows].join('\n');
}
