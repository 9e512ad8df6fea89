import { emptyPerson, idempotencyHeader } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, uploadForm } from '../../testing/petitions.ts';
import { anHourOfUpkeep } from '../../testing/upkeep.ts';
import { waitFor } from '../../testing/wait-for.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Operator');
const picture = await samplePicture('geronimo');

const send = async (key: string, fields: Record<string, string>) => {
  const headers = { [idempotencyHeader]: key };
  return (await client('userProcess', { body: uploadForm(fields, [picture]) }, { headers }))._id;
};

it('is the same request in whatever order its fields come, under a key of up to 200 characters', async () => {
  const key = 'k'.repeat(200);
  const first = await send(key, { ...emptyPerson, firstname: 'Ana', lastname: 'Once' });
  const turned = Object.fromEntries(
    Object.entries({ ...emptyPerson, firstname: 'Ana', lastname: 'Once' }).toReversed(),
  );
  expect(await send(key, turned)).toBe(first);
});

it('is another request once its key is a day old', async () => {
  const { db } = app.context;
  const ofKey = (key: string) => send(key, { ...emptyPerson, firstname: 'Again' });
  const [old, young] = [await ofKey('old'), await ofKey('young')];
  await db.query(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'`);
  await db.query(sql`update idempotency_keys set created_at = now() - interval '23 hours' where key = 'young'`);
  const maintenance = anHourOfUpkeep(app.context);
  await waitFor(
    async () => (await db.query(sql`select 1 from idempotency_keys where key = 'old'`)).length === 0 || undefined,
  );
  await maintenance.stop();
  expect(await ofKey('old')).not.toBe(old);
  expect(await ofKey('young')).toBe(young);
});
