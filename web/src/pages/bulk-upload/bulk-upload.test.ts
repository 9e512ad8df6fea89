import { ApiError } from '@afc/contract/client';
import { maxPeopleFileBytes } from '@afc/contract/limits';
import { idempotencyHeader } from '@afc/contract/person';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { createBulkUpload } from './bulk-upload.ts';
import { filesOf } from './chosen-files.ts';
import { readPeopleFile } from './people-file.ts';
import { refusalText } from './refusal-text.ts';

interface Asked {
  readonly lastname: string;
  readonly key: string;
  readonly answer: () => void;
  readonly refuse: (error: unknown) => void;
}

const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
const csv = (...names: string[]) =>
  new File([`lastname,picture\n${names.map((name) => `${name},${name}.jpg\n`).join('')}`], 'people.csv');

const digestOf = async (file: File) => ({ digest: file.name });

/** A batch of checked people, and what arrives at the server. */
async function batchOf(...names: string[]) {
  const asked: Asked[] = [];
  const inspect = vi.fn(digestOf);
  const upload = createBulkUpload({
    read: readPeopleFile,
    inspect,
    submit: (body, { headers, signal }) =>
      new Promise((resolve, reject) => {
        const key = headers?.[idempotencyHeader] ?? '';
        const lastname = body.get('lastname');
        asked.push({
          lastname: typeof lastname === 'string' ? lastname : '',
          key,
          answer: () => resolve(undefined),
          refuse: reject,
        });
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  });
  await upload.add(filesOf([csv(...names), ...names.map((name) => picture(`${name}.jpg`))]));
  const states = () => upload.state.get().rows.map(({ state }) => state);
  const at = async (index: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    const found = asked[index];
    if (!found) throw new Error(`Nothing at ${index}`);
    return found;
  };
  return { upload, inspect, asked, at, states, phase: () => upload.state.get().phase };
}

afterEach(() => {
  resetAll('loggedOut');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a bulk upload', () => {
  it('sends two at a time until all are sent, and knows what was sent when it is chosen again', async () => {
    const { upload, asked, at, states, phase } = await batchOf('a', 'b', 'c');
    upload.send();
    await at(1);
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    (await at(1)).answer();
    await at(2);
    expect(states()).toEqual(['sending', 'sent', 'sending']);
    for (const { answer } of asked) answer();
    await expect.poll(phase).toBe('ended');
    await upload.add(filesOf([csv('a', 'b', 'd'), picture('d.jpg')]));
    expect(states()).toEqual(['sent', 'sent', 'ready']);
  });

  it('lets the page go on while a browser looks up the sizes of many pictures', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const sizeOf = vi.fn(() => (now += 20));
    const pictures = ['a', 'b', 'c', 'd'].map((name) =>
      Object.defineProperty(picture(`${name}.jpg`), 'size', { get: sizeOf }),
    );
    const upload = createBulkUpload({ read: readPeopleFile, inspect: digestOf, submit: async () => undefined });
    const taken = upload.add(filesOf(pictures));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sizeOf).toHaveBeenCalledTimes(2);
    await taken;
    expect(upload.state.get().pictures).toHaveLength(4);
  });

  it('waits as long as the server asks, then longer and longer up to a minute, and tries again with the same key', async () => {
    vi.useFakeTimers();
    const { upload, asked, states, phase } = await batchOf('a');
    upload.send();
    await vi.advanceTimersByTimeAsync(0);
    for (const [error, wait] of [
      [new ApiError(429, undefined, 7), 7_000],
      [new TypeError('Failed to fetch'), 2_000],
      ...[4_000, 8_000, 16_000, 32_000, 60_000].map((wait) => [new ApiError(503, undefined), wait] as const),
    ] as const) {
      const tries = asked.length;
      asked.at(-1)?.refuse(error);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(asked).toHaveLength(tries);
      expect(states()).toEqual(['waiting']);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(tries + 1);
    }
    asked.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(phase()).toBe('ended');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('marks what the server refuses with its sentence, and what breaks it each time, and goes on', async () => {
    vi.useFakeTimers();
    const { upload, asked, states } = await batchOf('a', 'b', 'c');
    upload.send();
    await vi.advanceTimersByTimeAsync(0);
    const fields = { docId: 'This value is not valid.' };
    asked[0]?.refuse(new ApiError(400, { code: 'badRequest', message: '', fields }));
    while (states()[1] !== 'failed') {
      asked.findLast(({ lastname }) => lastname === 'b')?.refuse(new ApiError(500, undefined));
      await vi.advanceTimersByTimeAsync(60_000);
    }
    asked.findLast(({ lastname }) => lastname === 'c')?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['failed', 'failed', 'sent']);
    expect(asked.filter(({ lastname }) => lastname === 'b')).toHaveLength(5);
    expect(upload.state.get().rows.map(({ refusal }) => refusal && refusalText(refusal))).toEqual([
      'Document id: This value is not valid.',
      'Connection error, please try again in a few minutes.',
      undefined,
    ]);
  });

  it('that is paused lets arrive what is on its way, asks before the window closes, and goes on', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { upload, asked, at, states, phase } = await batchOf('a', 'b', 'c');
    expect(asks()).toBe(false);
    upload.send();
    await at(1);
    upload.pause();
    for (const { answer } of asked) answer();
    await expect.poll(states).toEqual(['sent', 'sent', 'waiting']);
    expect(phase()).toBe('paused');
    expect(asks()).toBe(true);
    upload.proceed();
    (await at(2)).answer();
    await expect.poll(phase).toBe('ended');
    expect(asks()).toBe(false);
  });

  it('that is paused ends when nothing is left of it', async () => {
    const { upload, at, phase } = await batchOf('a');
    upload.send();
    const only = await at(0);
    upload.pause();
    only.answer();
    await expect.poll(phase).toBe('ended');
  });

  it('that is paused promises no other try of what fails then, and tries it when it goes on', async () => {
    const { upload, at, states, phase } = await batchOf('a');
    upload.send();
    const first = await at(0);
    upload.pause();
    first.refuse(new TypeError('Failed to fetch'));
    await expect.poll(states).toEqual(['waiting']);
    expect(upload.state.get()).toMatchObject({ phase: 'paused', resting: undefined });
    upload.proceed();
    (await at(1)).answer();
    await expect.poll(phase).toBe('ended');
  });

  it('that is paused while it waits for the server tries at once when it goes on', async () => {
    vi.useFakeTimers();
    const { upload, asked, states } = await batchOf('a', 'b');
    upload.send();
    await vi.advanceTimersByTimeAsync(0);
    for (const { refuse } of asked) refuse(new ApiError(503, undefined, 60));
    await vi.advanceTimersByTimeAsync(0);
    upload.pause();
    await vi.advanceTimersByTimeAsync(0);
    upload.proceed();
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['sending', 'sending']);
    expect(asked).toHaveLength(4);
  });

  it('takes nothing more once it is on its way', async () => {
    const { upload, asked, at, states, phase } = await batchOf('a', 'b', 'c');
    const late = upload.add(filesOf([csv('x', 'y', 'z'), picture('x.jpg')]));
    upload.send();
    await late;
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    await at(1);
    for (const { answer } of asked) answer();
    (await at(2)).answer();
    await expect.poll(phase).toBe('ended');
    expect(asked.map(({ lastname }) => lastname)).toEqual(['a', 'b', 'c']);
  });

  it('that is cancelled ends at once, on its way or paused', async () => {
    for (const paused of [false, true]) {
      const { upload, at, states, phase } = await batchOf('a', 'b', 'c');
      upload.send();
      (await at(0)).answer();
      await at(2);
      if (paused) upload.pause();
      upload.cancel();
      await expect.poll(phase).toBe('ended');
      expect(states()).toEqual(['sent', 'unsent', 'unsent']);
    }
  });

  it('does not take a picture that was moved away for a lost connection', async () => {
    const { upload, states, phase, asked } = await batchOf('a');
    const [file] = upload.state.get().rows[0]?.files ?? [];
    if (file) file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    upload.send();
    await expect.poll(phase).toBe('ended');
    expect(states()).toEqual(['failed']);
    expect(asked).toEqual([]);
  });

  it('takes what is chosen in two goes together, however fast they follow', async () => {
    const { upload, states } = await batchOf('a');
    upload.clear();
    void upload.add(filesOf([csv('a', 'b')]));
    void upload.add(filesOf([picture('a.jpg')]));
    await upload.add(filesOf([picture('b.jpg')]));
    expect(states()).toEqual(['ready', 'ready']);
  });

  it('that is cleared away while it is read or checked does not come back', async () => {
    const { upload, inspect } = await batchOf('a');
    const reading = upload.add(filesOf([csv('b'), picture('b.jpg')]));
    upload.clear();
    await reading;
    expect(upload.state.get()).toMatchObject({ phase: 'choosing', pictures: [], rows: [] });
    inspect.mockImplementationOnce((file) => {
      upload.clear();
      return digestOf(file);
    });
    await upload.add(filesOf([csv('c'), picture('c.jpg')]));
    expect(upload.state.get()).toMatchObject({ phase: 'choosing', pictures: [], rows: [] });
  });

  it('takes a picture that is chosen again for the one of the same name', async () => {
    const { upload, states } = await batchOf('a');
    await upload.add(filesOf([picture('a.jpg')]));
    expect(states()).toEqual(['ready']);
    expect(upload.state.get().pictures).toHaveLength(1);
  });

  it('says that two files of people are one too many, and from which size on one is too large', async () => {
    const { upload, states } = await batchOf('a');
    const trouble = async (...files: File[]) => {
      await upload.add(filesOf(files));
      return upload.state.get().trouble?.trouble;
    };
    const ofBytes = (size: number) => Object.defineProperty(csv('a'), 'size', { value: size });
    expect(await trouble(csv('a'), csv('b'))).toBe('several');
    expect(await trouble(ofBytes(maxPeopleFileBytes + 1))).toBe('size');
    expect(await trouble(ofBytes(maxPeopleFileBytes))).toBeUndefined();
    expect(states()).toEqual(['ready']);
  });

  it('says when another program keeps its file from being read', async () => {
    const { upload } = await batchOf('a');
    const locked = csv('b');
    locked.arrayBuffer = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
    await upload.add(filesOf([locked]));
    expect(upload.state.get()).toMatchObject({ phase: 'choosing', trouble: { trouble: 'locked' }, rows: [] });
  });

  it('is given up and forgotten at log out, with all that was sent', async () => {
    const { upload, at, phase, states } = await batchOf('a', 'b');
    upload.send();
    (await at(0)).answer();
    await expect.poll(states).toEqual(['sent', 'sending']);
    resetAll('loggedOut');
    await expect.poll(() => upload.state.get().rows).toEqual([]);
    expect(phase()).toBe('choosing');
    await upload.add(filesOf([csv('a'), picture('a.jpg')]));
    expect(states()).toEqual(['ready']);
  });
});
