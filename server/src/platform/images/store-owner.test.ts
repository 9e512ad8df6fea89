import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { sql } from '../database/sql.ts';
import { createLog } from '../process/log.ts';
import { FilesystemStore } from './filesystem-store.ts';
import { ownsPictures, requirePictures } from './store-owner.ts';

const app = await createTestApp();
const second = await createTestApp();
afterAll(async () => {
  await app.close();
  await second.close();
});
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afc-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const inPlace = (name: string, { context } = app) => ({ ...context, images: new FilesystemStore(join(folder, name)) });

/** What a sweep finds, and tells whoever reads the log. */
async function looked(context: Parameters<typeof ownsPictures>[0]) {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  return { owns: await ownsPictures({ ...context, log }), logged: lines.join('') };
}

it('a process that looks for the pictures in another place does not start, and sweeps nothing there but says why', async () => {
  await requirePictures(app.context);
  await requirePictures(app.context);
  await expect(requirePictures(inPlace('empty'))).rejects.toThrow(
    /^The pictures of this database are not in .*pictures: check AFC_DATA, or share them on S3\. If they are lost, make the file .*\/ow\/owner-/,
  );
  expect(await looked(inPlace('empty'))).toEqual({ owns: false, logged: expect.stringContaining('check AFC_DATA') });
  expect(await looked(app.context)).toEqual({ owns: true, logged: '' });
});

it('of two that start at once in two places one is refused', async () => {
  const { db } = second.context;
  const { starts } = await db.transaction(async (tx) => {
    await tx.query(sql`select from picture_owner for update`);
    const both = ['a', 'b'].map((place) => requirePictures(inPlace(place, second)));
    const ended = Promise.allSettled(both);
    await somebodyWaits(db, 2);
    return { starts: ended };
  });
  expect((await starts).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('two databases in one place both leave the pictures of the other alone, and say so', async () => {
  const third = await createTestApp();
  const fourth = await createTestApp();
  try {
    // Databases of tests are copies of one, and know themselves by the same id.
    await fourth.context.db.query(sql`update picture_owner set id = gen_random_uuid()`);
    const shared = { owns: false, logged: expect.stringContaining('another database keeps its pictures') };
    expect(await looked(inPlace('shared', third))).toEqual({ owns: true, logged: '' });
    expect(await looked(inPlace('shared', fourth))).toEqual(shared);
    expect(await looked(inPlace('shared', third))).toEqual(shared);
  } finally {
    await third.close();
    await fourth.close();
  }
});
