import { afterAll, expect, it } from 'vitest';
import { loadSamples } from '../../cases/samples/load.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { type Reembedding, reembedFaces } from './reembed.ts';
import { lockGallery } from './store.ts';

const app = await createTestApp({ env: { AFC_SAMPLES: 'default' } });
afterAll(() => app.close());
const { context } = app;
await loadSamples(context);

it('embeds the others while a record is erased, and neither waits for the other in a circle', async () => {
  await context.db.query(sql`update faces set model = 'former'`);
  let embedding: Promise<Reembedding> | undefined;
  await context.db.transaction(async (erasing) => {
    await lockGallery(erasing);
    embedding = reembedFaces(context, { actor: systemActor, requestId: '' });
    await somebodyWaits(context.db);
    await erasing.query(sql`delete from petitions where id = (select petition_id from faces limit 1)`);
  });
  expect(await embedding).toMatchObject({ embedded: 9, withoutFace: 0, missing: 0 });
});
