import './no-telemetry.ts';
import { createWorkerPool } from '../threads/worker-pool.ts';
import { startWorkerThread } from '../threads/worker-thread.ts';
import type { ModelDescription } from './analyse.ts';
import { defaultLimits, type ImageLimits, tooManyBytes } from './image-limits.ts';
import type { ModelFiles } from './models.ts';
import type { FaceOutcome, SeenImage } from './outcome.ts';

export type FaceWorkerData = { models: ModelFiles; limits: ImageLimits };
export type FaceQuestion = { kind: 'describe' } | { kind: 'analyse' | 'see'; image: Uint8Array };
export type FaceAnswer =
  | { kind: 'description'; description: ModelDescription }
  | { kind: 'outcome'; outcome: FaceOutcome }
  | { kind: 'seen'; seen: SeenImage };

export type FacePool = {
  /** Never rejects for what the image is; only when a thread died twice over it, the pool is closed or nobody waits any more. */
  analyse(image: Uint8Array, signal?: AbortSignal): Promise<FaceOutcome>;
  /** The same of an image that is kept, together with its copies. */
  see(image: Uint8Array): Promise<SeenImage>;
  /** Resolves when the networks are loaded; rejects with a sentence when one of them cannot be. */
  describe(): Promise<ModelDescription>;
  close(): Promise<void>;
};

export type FacePoolOptions = {
  models: ModelFiles;
  /** Threads; by default one a core. Each uses one core and holds its own networks. */
  size?: number | undefined;
  limits?: Partial<ImageLimits> | undefined;
};

/** Decoding and inference on worker threads, so that the calling thread never waits for either. */
export function createFacePool({ models, size, limits }: FacePoolOptions): FacePool {
  const workerData: FaceWorkerData = { models, limits: { ...defaultLimits, ...limits } };
  const pool = createWorkerPool<FaceQuestion, FaceAnswer>({
    start: () => startWorkerThread('./face-worker', import.meta.url, { workerData, name: 'afc-faces' }),
    size,
    // The networks are loaded when a thread starts, not when the first picture comes.
    warmUp: { kind: 'describe' },
    // Images that are kept (petitions) and others (collision checks) take turns: petitions have only so much time.
    lineOf: ({ kind }) => kind,
    // A copy moves to the thread: the caller keeps its bytes, for a second attempt or for storage.
    prepare: (question) => {
      if (question.kind === 'describe') return { question, transfer: [] };
      const image = new Uint8Array(question.image);
      return { question: { ...question, image }, transfer: [image.buffer] };
    },
  });

  // Refused here already: what is too large is not even copied.
  const tooLarge = ({ byteLength }: Uint8Array) =>
    byteLength > workerData.limits.bytes ? tooManyBytes(byteLength, workerData.limits.bytes) : undefined;

  return {
    async analyse(image, signal) {
      const refused = tooLarge(image);
      if (refused) return refused;
      const answer = await pool.ask({ kind: 'analyse', image }, signal);
      if (answer.kind !== 'outcome') throw otherQuestion();
      return answer.outcome;
    },
    async see(image) {
      const refused = tooLarge(image);
      if (refused) return { outcome: refused, renditions: null };
      const answer = await pool.ask({ kind: 'see', image });
      if (answer.kind !== 'seen') throw otherQuestion();
      return answer.seen;
    },
    async describe() {
      const answer = await pool.ask({ kind: 'describe' });
      if (answer.kind !== 'description') throw otherQuestion();
      return answer.description;
    },
    close: () => pool.close(),
  };
}

const otherQuestion = () => new Error('The face worker answered another question.');
