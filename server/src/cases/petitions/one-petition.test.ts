import { randomUUID } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, settled, upload, uploadForm } from '../../testing/petitions.ts';

const test = await createTestApp();
afterAll(() => test.close());

const { client: developer } = await test.as('Developer');
const { apiKey, secretKey } = await developer('generateCredentials', { body: { name: 'onboarding' } });
const keys = { 'x-api-key': apiKey, 'x-secret-key': secretKey };
const program = test.clientWith(keys);
const face = await samplePicture('marie-curie');

describe('a petition asked for by its id', () => {
  it('is there from the moment it was accepted, and then has the status of its result', async () => {
    const id = await upload(program, { firstname: 'Ada' }, [face]);
    const accepted = await program('petition', { params: { id } });
    expect(accepted).toMatchObject({ _id: id, firstname: 'Ada', status: 'processing', resultStatus: null });
    const worker = await test.startWorker();
    await settled(program, id);
    const processed = await program('petition', { params: { id: id.toUpperCase() } });
    expect(processed).toMatchObject({ _id: id, status: 'processed', resultStatus: 'clear', failureReason: null });
    await worker.stop();
  });

  it("says why it failed, in the caller's language", async () => {
    const worker = await test.startWorker();
    const id = await upload(program, {}, [Buffer.concat([face.subarray(0, 200), Buffer.alloc(200)])]);
    await settled(program, id);
    const spanish = test.clientWith({ ...keys, 'accept-language': 'es' });
    expect(await spanish('petition', { params: { id } })).toMatchObject({
      status: 'failed',
      failureReason: 'unreadable',
      failureMessage: 'El archivo no se pudo leer como imagen.',
    });
    await worker.stop();
  });

  it("says what could not be checked in the caller's language, wherever it is read", async () => {
    const worker = await test.startWorker();
    const id = await upload(program, { firstname: 'Ada' }, [face]);
    await settled(program, id);
    const spanish = test.clientWith({ ...keys, 'accept-language': 'es' });
    const collision = await spanish('testProcessAll', { body: uploadForm({ firstname: 'Ada' }, [face]) });
    const read = [
      await spanish('petition', { params: { id } }),
      await spanish('result', { params: { id } }),
      (await spanish('listConsider', { body: { firstname: 'Ada' } })).resultList[0],
      collision.data,
    ];
    const detailOf = (answer: (typeof read)[number], missing: string) =>
      answer?.checksNotRun.find(({ check }) => check === missing)?.detail;
    expect(read.map((answer) => detailOf(answer, 'noDateBirth'))).toEqual(read.map(() => messages.es.noDateBirth));
    const english = await program('result', { params: { id } });
    expect(detailOf(english, 'noDateBirth')).toBe(messages.en.noDateBirth);
    await worker.stop();
  });

  it('may be a check without saving or a test check', async () => {
    const check = await program('userProcess', { body: uploadForm({ email: 'ada@example.org' }, [face]) });
    const trial = await program('testProcess', { body: uploadForm({}, [face]) });
    expect(await program('petition', { params: { id: check._id } })).toMatchObject({ kind: 'check' });
    expect(await program('petition', { params: { id: trial._id } })).toMatchObject({ kind: 'test' });
  });

  it.each([randomUUID(), 'nothing'])('is not found when there is none: %s', async (id) => {
    const refused = { status: 404, reply: { code: 'notFound' } };
    await expect(program('petition', { params: { id } })).rejects.toMatchObject(refused);
  });
});
