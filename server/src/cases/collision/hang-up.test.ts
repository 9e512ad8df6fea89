import { once } from 'node:events';
import { endpoints } from '@afc/contract/endpoints';
import { emptyPerson } from '@afc/contract/person';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, uploadForm } from '../../testing/petitions.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { token } = await app.as('Operator');

it('a collision check is given up where its caller hung up before a photo was looked at', async () => {
  const engine = await app.context.faces();
  const caller = new AbortController();
  const analyse = vi.spyOn(engine, 'analyse').mockImplementationOnce(async (_image, signal) => {
    expect(signal?.aborted).toBe(false);
    caller.abort();
    if (signal) await once(signal, 'abort');
    throw signal?.reason;
  });
  const body = uploadForm(emptyPerson, [await samplePicture('grace-hopper')]);
  const headers = { authorization: `Bearer ${token}` };
  const call = fetch(app.base + endpoints.testProcessAll.path, {
    method: 'POST',
    headers,
    body,
    signal: caller.signal,
  });
  await expect(call).rejects.toThrow('aborted');
  await expect(analyse.mock.results[0]?.value).rejects.toMatchObject({ code: 'badRequest' });
});
