import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { emptyPerson, picturePart } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, uploadForm } from '../../testing/petitions.ts';
import { waitFor } from '../../testing/wait-for.ts';

const app = await createTestApp({ env: { COLLISION_MEMORY_MB: '1' } });
afterAll(() => app.close());
const { token, client } = await app.as('Operator');

/** A photo of about 800 kB: what follows its end is no part of the picture. */
const photo = Buffer.concat([await samplePicture('marie-curie'), Buffer.alloc(700_000)]);
const check = (photos = [photo]) => client('testProcessAll', { body: uploadForm(emptyPerson, photos) });
const refused = async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' };
  const body = uploadForm(emptyPerson, [photo]);
  const answer = await fetch(`${app.base}/recognition/test/process/all`, { method: 'POST', headers, body });
  expect(answer.status).toBe(503);
  return { answer, said: await answer.json() };
};

/** A check whose photo has come, and that goes on when it is told to. */
async function unfinished() {
  const boundary = randomUUID();
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const asked = request(`${app.base}/recognition/test/process/all`, {
    method: 'POST',
    agent: false, // a connection of its own: all that is read of it is of this check
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered: Promise<IncomingMessage[]> = once(asked, 'response');
  asked.write(`${part(picturePart)}; filename="photo.jpg"\r\n\r\n`);
  asked.write(photo);
  const [taken]: IncomingMessage[] = await once(app.app.server, 'request');
  await waitFor(() => (taken?.socket.bytesRead ?? 0) > photo.length || undefined);
  return {
    finish: async () => {
      const fields = Object.entries(emptyPerson).map(([field, value]) => `${part(field)}\r\n\r\n${value}\r\n`);
      asked.end(`\r\n${fields.join('')}--${boundary}--\r\n`);
      const [answer] = await answered;
      return answer?.resume().statusCode;
    },
    breakOff: async () => {
      asked.destroy();
      await answered.catch(() => undefined);
    },
  };
}

it('refuses photos that would not fit beside those of other checks, and takes them when there is room again', async () => {
  const first = await unfinished();
  const { answer, said } = await refused();
  expect(answer.headers.get('retry-after')).toBe('5');
  const message = 'En este momento se están comparando demasiadas fotos. Inténtelo de nuevo en unos segundos.';
  expect(said).toEqual({ error: { code: 'collisionBusy', message } });
  expect(await first.finish()).toBe(200);
  expect((await check()).data.resultStatus).toBe('clear');
});

it('takes photos when a check that held room for them broke off', async () => {
  const first = await unfinished();
  await refused();
  await first.breakOff();
  expect((await waitFor(() => check().catch(() => undefined))).data.resultStatus).toBe('clear');
});

it('takes any photos that one person may have where no other check is under way', async () => {
  expect((await check([photo, photo, photo])).data.resultStatus).toBe('clear');
});
