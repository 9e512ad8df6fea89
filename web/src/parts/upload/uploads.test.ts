import { messages } from '@afc/contract/all-messages';
import { ApiError, type CallOptions } from '@afc/contract/client';
import { describe, expect, it } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { allParts } from './person-check.ts';
import { fieldProblemSentence, refusalSentence } from './person-form.ts';
import type { UploadRow } from './rows.ts';
import { createUploads } from './uploads.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

interface Sent {
  readonly body: FormData;
  readonly options: CallOptions;
  readonly answer: () => void;
  readonly refuse: (error: unknown) => void;
}

function uploadsOf(settings: { rowPer?: 'image' | 'selection'; parts?: typeof allParts } = {}) {
  const sent: Sent[] = [];
  const done: unknown[] = [];
  const uploads = createUploads({
    submit: (body, options) =>
      new Promise<string>((resolve, reject) => {
        sent.push({ body, options, answer: () => resolve('ok'), refuse: reject });
      }),
    rowPer: settings.rowPer ?? 'image',
    parts: settings.parts ?? allParts,
    refreshes: [],
    onDone: (answer) => done.push(answer),
  });
  return { uploads, sent, done, rows: () => uploads.rows.get() };
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index}`);
  return found;
};

const reasonOf = ({ problem }: UploadRow) => problem && refusalSentence(problem);

/** What was sent is there once its pictures were looked at. */
const sentAt = async (sent: readonly Sent[], index: number): Promise<Sent> => {
  await expect.poll(() => sent.length).toBeGreaterThan(index);
  return at(sent, index);
};

describe('upload rows', () => {
  it('are one per image, or one for all images chosen together', () => {
    const each = uploadsOf();
    each.uploads.add([picture('a'), picture('b')]);
    expect(each.rows()).toHaveLength(2);
    const shared = uploadsOf({ rowPer: 'selection' });
    shared.uploads.add([picture('a'), picture('b')]);
    expect(shared.rows().map(({ files }) => files.length)).toEqual([2]);
  });

  it('are sent one at a time, in the order they were asked for', async () => {
    const { uploads, sent, rows, done } = uploadsOf();
    uploads.add([picture('a'), picture('b')]);
    const [first, second] = [at(rows(), 0), at(rows(), 1)];
    const sending = uploads.send(first.id);
    void uploads.send(second.id);
    expect(rows().map(({ state }) => state)).toEqual(['sending', 'waiting']);
    const firstSent = await sentAt(sent, 0);
    expect(sent).toHaveLength(1);
    firstSent.answer();
    const secondSent = await sentAt(sent, 1);
    expect(rows().map(({ id }) => id)).toEqual([second.id]);
    secondSent.answer();
    await sending;
    expect(rows()).toEqual([]);
    expect(done).toEqual(['ok', 'ok']);
  });

  it('send only the parts of their page, and are refused for none of the others', async () => {
    const { uploads, sent, rows } = uploadsOf({ parts: ['email'] });
    uploads.add([picture('a')]);
    uploads.rows.edit(at(rows(), 0).id, 'dateBirth', 'never');
    void uploads.send(at(rows(), 0).id);
    expect([...(await sentAt(sent, 0)).body.keys()]).toEqual(['email', 'pictureFile']);
  });

  it('with a text that is too long are not sent, and say how long it may be', async () => {
    const { uploads, sent, rows } = uploadsOf({ parts: ['docId'] });
    uploads.add([picture('a')]);
    uploads.rows.edit(at(rows(), 0).id, 'docId', 'x'.repeat(201));
    await uploads.send(at(rows(), 0).id);
    expect(sent).toEqual([]);
    const { docId, ...others } = at(rows(), 0).fieldProblems;
    expect(fieldProblemSentence('docId', docId)).toBe('This text is too long: it may have at most 200 characters.');
    expect(others).toEqual({});
  });

  it('that fail for a reason nobody foresaw say that something has gone wrong', async () => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a')]);
    const sending = uploads.send(at(rows(), 0).id);
    (await sentAt(sent, 0)).refuse(new SyntaxError('an answer that is no JSON'));
    await sending;
    expect(rows()).toMatchObject([{ state: 'typing' }]);
    expect(reasonOf(at(rows(), 0))).toBe('Error something has gone wrong');
  });

  it('that fail stay with their data and say why; a second try has the same key, changed data a new one', async () => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a')]);
    const { id, key } = at(rows(), 0);
    uploads.rows.edit(id, 'lastname', 'Byron');
    const typed = at(rows(), 0).key;
    expect(typed).not.toBe(key);
    const sending = uploads.send(id);
    (await sentAt(sent, 0)).refuse(
      new ApiError(400, { code: 'badRequest', message: '', fields: { docId: 'This value is not valid.' } }),
    );
    await sending;
    const row = at(rows(), 0);
    expect(row).toMatchObject({ state: 'typing', fields: { lastname: 'Byron' } });
    expect(reasonOf(row)).toBe('Incorrect application, check that all fields have been filled in correctly.');
    expect(fieldProblemSentence('docId', row.fieldProblems.docId)).toBe('This value is not valid.');
    void uploads.send(id);
    expect((await sentAt(sent, 1)).options.headers).toEqual({ 'idempotency-key': typed });
  });

  it('that fail for something that has no field name it as their reason', async () => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a')]);
    const sending = uploads.send(at(rows(), 0).id);
    const reason = messages.en.pictureTooLarge;
    (await sentAt(sent, 0)).refuse(
      new ApiError(413, { code: 'tooLarge', message: '', fields: { pictureFile: reason } }),
    );
    await sending;
    expect(reasonOf(at(rows(), 0))).toBe(reason);
  });

  it('keep what is on its way as it was sent, and forget why it was refused when it is changed', async () => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a')]);
    const { id } = at(rows(), 0);
    const sending = uploads.send(id);
    uploads.rows.edit(id, 'lastname', 'Late');
    expect(at(rows(), 0).fields.lastname).toBe('');
    (await sentAt(sent, 0)).refuse(
      new ApiError(400, { code: 'badRequest', message: '', fields: { docId: 'Wrong.', email: 'Wrong.' } }),
    );
    await sending;
    uploads.rows.edit(id, 'docId', 'X1');
    expect(at(rows(), 0)).toMatchObject({ problem: undefined, fields: { docId: 'X1' } });
    expect(Object.keys(at(rows(), 0).fieldProblems)).toEqual(['email']);
  });

  it('without one of their pictures are another request, and without the last one none', () => {
    const { uploads, rows } = uploadsOf({ rowPer: 'selection' });
    const [one, two] = [picture('a'), picture('b')];
    uploads.add([one, two]);
    const { id, key } = at(rows(), 0);
    uploads.rows.removePicture(id, one);
    expect(at(rows(), 0).files).toEqual([two]);
    expect(at(rows(), 0).key).not.toBe(key);
    uploads.rows.removePicture(id, two);
    expect(rows()).toEqual([]);
  });

  it('with a wrong field are not sent at all', async () => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a')]);
    uploads.rows.edit(at(rows(), 0).id, 'email', 'nobody');
    await uploads.send(at(rows(), 0).id);
    expect(sent).toEqual([]);
    expect(at(rows(), 0).fieldProblems).toEqual({ email: 'fieldEmail' });
  });

  it('ask before the window closes, while there are any', () => {
    const { uploads, rows } = uploadsOf();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    uploads.add([picture('a')]);
    expect(asks()).toBe(true);
    uploads.rows.remove(at(rows(), 0).id);
    expect(asks()).toBe(false);
  });

  it('are forgotten at log out, and what was on its way is given up, also where it is answered still', async () => {
    const { uploads, sent, rows, done } = uploadsOf();
    uploads.add([picture('a')]);
    const sending = uploads.send(at(rows(), 0).id);
    const { options, answer } = await sentAt(sent, 0);
    resetAll('loggedOut');
    expect(rows()).toEqual([]);
    expect(options.signal?.aborted).toBe(true);
    answer();
    await sending;
    expect(done).toEqual([]);
  });

  it.each(['lost', 'timedOut'] as const)('wait, unsent, when the session ended by itself (%s)', async (end) => {
    const { uploads, sent, rows } = uploadsOf();
    uploads.add([picture('a'), picture('b')]);
    uploads.rows.edit(at(rows(), 0).id, 'firstname', 'Typed');
    const before = at(rows(), 0);
    const sending = uploads.send(before.id);
    void uploads.send(at(rows(), 1).id);
    const { refuse } = await sentAt(sent, 0);
    resetAll(end);
    refuse(new ApiError(401, undefined));
    await sending;
    expect(rows().map(({ state }) => state)).toEqual(['typing', 'typing']);
    expect(at(rows(), 0)).toEqual(before);
    expect(sent).toHaveLength(1);
  });
});
