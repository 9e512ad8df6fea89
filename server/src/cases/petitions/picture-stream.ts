import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { maxPictureBytes } from '@afc/contract/limits';
import { type PictureType, pictureTypeOf, signatureBytes } from '@afc/screening/faces/picture-type';
import { AppError } from '../../platform/base/errors.ts';

/** Lets a picture through while it is one and not too large, and knows its digest at the end. */
export class PictureStream extends Transform {
  readonly #hash = createHash('sha256');
  #head: Buffer = Buffer.alloc(0);
  #bytes = 0;
  #type: PictureType | null = null;

  get digest(): string {
    return this.#hash.copy().digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      done(null, this.#check(chunk));
    } catch (error) {
      done(error instanceof Error ? error : new Error('the picture could not be read'));
    }
  }

  /** What may go on: nothing until enough bytes came to tell what they are. */
  #check(chunk: Buffer): Buffer | undefined {
    this.#bytes += chunk.length;
    if (this.#bytes > maxPictureBytes) throw new AppError('tooLarge', { fields: { pictureFile: 'pictureTooLarge' } });
    this.#hash.update(chunk);
    if (this.#type) return chunk;
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.length < signatureBytes) return undefined;
    this.#type = pictureTypeOf(this.#head);
    if (!this.#type) throw notAPicture();
    return this.#head;
  }

  override _flush(done: TransformCallback): void {
    done(this.#type ? null : notAPicture());
  }
}

function notAPicture(): AppError {
  return new AppError('unsupportedMedia', { fields: { pictureFile: 'unsupportedMedia' } });
}
