import { readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { afterAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { listsOf, published, removeLists, sendList } from '../../testing/provider-lists.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { listRows } from '../versions/store.ts';
import { fetchList } from './fetch-list.ts';
import { refreshLists } from './refresh-lists.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const part = (name: string, rest: string) => `--parts\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`;
const file = (name: string) => part('file', `; filename="${name}"\r\n\r\nid,name\r\np1,Ivan Petrov`);

/** Two files; of the second nothing can be written, as on a full disk. */
async function* twoFiles(temporary: string) {
  yield Buffer.from(part('format', '\r\n\r\ncsv') + file('first.csv'));
  const folder = await waitFor(async () => {
    const [name] = await readdir(temporary);
    return name && (await readdir(join(temporary, name))).length > 0 ? join(temporary, name) : undefined;
  });
  await symlink('/dev/full', join(folder, 'second.csv'));
  yield Buffer.from(`${file('second.csv')}--parts--\r\n`);
}

it('a list for which the disk of temporary files has no room is answered 503, with the reason', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'afc-full-'));
  vi.stubEnv('TMPDIR', temporary);
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=parts' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(test.base + endpoints.importProviderList.path, { method: 'POST', headers }, resolve);
    Readable.from(twoFiles(temporary)).pipe(sending.on('error', reject));
  });
  vi.unstubAllEnvs();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(await json(answer)).toEqual({ error: { code: 'diskFull', message: messages.en.diskFull } });
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

it('a list that is fetched says the same, and not that its publisher broke off, and is fetched again soon', () =>
  published(
    () => 'id,name\np1,Ivan Petrov\n',
    async (url) => {
      const { context } = test;
      const options = { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' } as const;
      await fetchList(context, options);
      const temporary = await mkdtemp(join(tmpdir(), 'afc-full-'));
      vi.stubEnv('TMPDIR', temporary);
      const config = {
        ...context.config,
        /** Asked for when the folder is there and the file is not. */
        get listMaxMb() {
          for (const folder of readdirSync(temporary)) symlinkSync('/dev/full', join(temporary, folder, 'own.csv'));
          return context.config.listMaxMb;
        },
      };
      await refreshLists({ ...context, config });
      vi.unstubAllEnvs();
      expect(await listsOf(admin.client)).toMatchObject([{ refreshError: messages.en.diskFull }]);
      expect(await listRows(context.db)).toMatchObject([{ refresh_tries: 1 }]);
      expect(await readdir(temporary)).toEqual([]);
      await rm(temporary, { recursive: true });
      await removeLists(admin.client);
    },
  ));

it('a list for which the database has no room is answered so, too, and nothing of it stays', async () => {
  const { db } = test.context;
  await db.query(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await db.query(sql`create trigger no_room before insert on provider_entities execute function no_room()`);
  expect(await failure(sendList(admin.client, 'id,name\np1,Ivan Petrov\n'))).toMatchObject({
    status: 503,
    code: 'diskFull',
  });
  expect(await listsOf(admin.client)).toEqual([]);
});
