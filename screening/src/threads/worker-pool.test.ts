import { afterEach, describe, expect, it } from 'vitest';
import { WorkerCrash } from './worker-channel.ts';
import type { FixtureAnswer, FixtureQuestion } from './worker-pool.fixture.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
import { startWorkerThread } from './worker-thread.ts';

const open: WorkerPool<FixtureQuestion, FixtureAnswer>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

type Options = Pick<WorkerPoolOptions<FixtureQuestion>, 'lineOf'>;

function pool(size: number, options: Options = {}): WorkerPool<FixtureQuestion, FixtureAnswer> {
  const created = createWorkerPool<FixtureQuestion, FixtureAnswer>({
    start: () => startWorkerThread('./worker-pool.fixture', import.meta.url),
    size,
    ...options,
  });
  open.push(created);
  return created;
}

function deaths(count: number): SharedArrayBuffer {
  const counter = new SharedArrayBuffer(4);
  new Int32Array(counter)[0] = count;
  return counter;
}

describe('the worker pool', () => {
  it('answers every question, on as many threads as it has', async () => {
    const asked = pool(2);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => asked.ask({ say: String(index) })));
    expect(answers.map(({ said }) => said)).toEqual(Array.from({ length: 40 }, (_, index) => String(index)));
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2);
  });

  it('lets lines take turns, and serves each of them in its order', async () => {
    const asked = pool(1, { lineOf: (question) => ('say' in question ? question.say.slice(0, 1) : '') });
    const order: string[] = [];
    const words = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    await Promise.all(words.map(async (say) => order.push((await asked.ask({ say })).said)));
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('passes on an error and goes on', async () => {
    const asked = pool(1);
    await expect(asked.ask({ fail: 'The network cannot be loaded.' })).rejects.toThrow('The network cannot be loaded.');
    expect(await asked.ask({ say: 'still here' })).toMatchObject({ said: 'still here' });
  });

  it('asks a new thread when one dies, and serves those who wait', async () => {
    const asked = pool(1);
    const first = asked.ask({ die: deaths(1) });
    const second = asked.ask({ say: 'after' });
    expect(await first).toMatchObject({ said: 'survived' });
    expect(await second).toMatchObject({ said: 'after' });
  });

  it('gives up a question that kills two threads, and lives on', async () => {
    const asked = pool(2);
    await expect(asked.ask({ die: deaths(5) })).rejects.toBeInstanceOf(WorkerCrash);
    expect(await asked.ask({ say: 'alive' })).toMatchObject({ said: 'alive' });
  });

  it('does not ask what nobody waits for any more', async () => {
    const asked = pool(1);
    const first = asked.ask({ say: 'first' });
    const gone = new AbortController();
    const counter = deaths(5);
    const second = asked.ask({ die: counter }, gone.signal);
    gone.abort(new Error('nobody waits'));
    await expect(second).rejects.toThrow('nobody waits');
    expect(await first).toMatchObject({ said: 'first' });
    expect(new Int32Array(counter)[0]).toBe(5);
  });

  it('refuses questions when it is closed', async () => {
    const asked = pool(1);
    await asked.close();
    await expect(asked.ask({ say: 'too late' })).rejects.toThrow('The worker pool is closed.');
  });
});
