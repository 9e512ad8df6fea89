import { afterAll, expect, it } from 'vitest';
import { loadSamples } from '../../cases/samples/load.ts';
import { sql } from '../../platform/database/sql.ts';
import { removePicture } from '../../platform/images/store-picture.ts';
import { createTestApp } from '../../testing/app.ts';
import { runCommand } from '../../testing/terminal.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startBackground } from '../background/start-background.ts';

const test = await createTestApp({ env: { AFC_SAMPLES: 'default', FACE_THREADS: '1' } });
afterAll(() => test.close());
await loadSamples(test.context);
const { config } = test.context;
const env = {
  DATABASE_URL: config.databaseUrl ?? '',
  AFC_DATA: config.dataFolder,
  AFC_MODELS: config.face.modelFolder ?? '',
  FACE_THREADS: '1',
};

const vectors = (model: string) =>
  test.context.db.query<{ picture_key: string; vector: Buffer }>(
    sql`select picture_key, vector from faces where model = ${model} and vector is not null order by picture_key`,
  );

it('faces reembed embeds what the present model has not seen, keeps the rest, and can be run again', async () => {
  const { model } = await test.context.faces();
  const original = await vectors(model);
  await test.context.db.query(sql`update faces set model = 'former'`);
  const [first, second] = original;
  if (!first || !second) throw new Error('there are no samples');
  // As after an interruption: one face is done already, and one picture got lost.
  await test.context.db.query(sql`
    insert into faces (petition_id, picture_key, model, vector)
    select petition_id, picture_key, ${model}, vector from faces where picture_key = ${first.picture_key}`);
  await removePicture(test.context.images, second.picture_key);
  await expect(startBackground(test.context)).rejects.toThrow(
    `The face model ${model} has not seen 9 of the enrolled pictures, and nobody would be found by them: run npm run afc -- faces reembed`,
  );

  const run = await runCommand(['faces', 'reembed'], { env });
  expect(run).toMatchObject({ exitCode: 0, output: expect.stringContaining(`8 faces were embedded with ${model}.`) });
  expect(run.output).toContain('1 picture is not stored any more.');
  expect(run.messages).toContain('Embedding pictures: 100 % (9 of 9)');
  const embedded = await vectors(model);
  expect(embedded.map(({ picture_key }) => picture_key)).toEqual(
    original.map(({ picture_key }) => picture_key).filter((key) => key !== second.picture_key),
  );
  expect(await vectors('former')).toHaveLength(10);
  const events = await test.context.db.query(
    sql`select after from audit_events where action = 'faces.reembedded' and actor_id = 'command-line'`,
  );
  expect(events).toEqual([{ after: { faces: 8 } }]);

  // Nobody can be found by the picture that got lost; it holds up no start.
  await (await startBackground(test.context)).close();

  const again = await runCommand(['faces', 'reembed'], { env });
  expect(again.output).toContain('0 faces were embedded');
  expect(again.output).toContain('1 picture is not stored any more.');
  expect(await vectors(model)).toEqual(embedded);
});

it('faces reembed embeds a picture that is back where it belongs', async () => {
  const { model } = await test.context.faces();
  const former = await vectors(model);
  const { gallery } = await test.context.faces();
  await waitFor(() => gallery.size === former.length || undefined);
  await test.context.db.query(sql`update faces set vector = null where model = ${model}`);
  await waitFor(() => gallery.size === 0 || undefined);
  const run = await runCommand(['faces', 'reembed'], { env });
  expect(run.output).toContain(`${former.length} faces were embedded`);
  expect(await vectors(model)).toHaveLength(former.length);
  await waitFor(() => gallery.size === former.length || undefined);
});
