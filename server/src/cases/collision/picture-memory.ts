import { AppError } from '../../platform/base/errors.ts';
import type { PictureKeeper } from '../petitions/submission.ts';

const retryAfterSeconds = 5;

/** Holds the photos of the checks under way: nothing of them is stored, so all together are bounded. */
export class PictureMemory {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** For one check, until its work is done. A check that is alone may hold whatever one person may send. */
  async during<T>(work: (keeper: PictureKeeper<Buffer>) => Promise<T>): Promise<T> {
    let own = 0;
    const count = (bytes: number) => {
      own += bytes;
      this.#bytes += bytes;
      const others = this.#bytes - own;
      if (others > 0 && this.#bytes > this.#maxBytes) throw new AppError('collisionBusy', { retryAfterSeconds });
    };
    const keeper: PictureKeeper<Buffer> = {
      keep: async (picture) => {
        const chunks: Buffer[] = [];
        for await (const chunk of picture) {
          count(chunk.length);
          chunks.push(chunk);
        }
        return Buffer.concat(chunks);
      },
      discard: async () => undefined,
    };
    try {
      return await work(keeper);
    } finally {
      this.#bytes -= own;
    }
  }
}
