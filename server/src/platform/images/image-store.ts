import type { Readable } from 'node:stream';
import { isDiskFull } from '../base/error-code.ts';
import { AnsweredFailure, AppError, diskFull } from '../base/errors.ts';

/** Where pictures lie. Names are those of picture-key.ts; a name is written once and never changes its bytes. */
export interface ImageStore {
  /** Either the whole picture is stored or nothing is: a stream that breaks off leaves nothing behind. */
  put(name: string, content: Uint8Array | Readable, contentType: string): Promise<void>;
  get(name: string): Promise<Buffer>;
  getStream(name: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  delete(name: string): Promise<void>;
  /** All, or those whose names begin so. */
  list(prefix?: string): AsyncIterable<StoredImage>;
  /** What a killed process left half written before this moment. */
  removeUnfinished(before: Date): Promise<void>;
  /** One cheap question, asked once: fails where the store cannot be used as it is set up. */
  check?(): Promise<void>;
  /** There where browsers read from the store itself. */
  readonly direct?: DirectReads | undefined;
}

export interface DirectReads {
  readonly origin: string;
  /** Reads this picture, and nothing else, for so many seconds. */
  addressOf(name: string, seconds: number): Promise<string>;
}

export type StoredImage = { name: string; modified: Date };

export class ImageNotFound extends Error {
  override name = 'ImageNotFound';
  constructor(name: string) {
    super(`No picture is stored as ${name}.`);
  }
}

/** A store that is away is seldom back at once. */
const retryAfterSeconds = 30;

/** The store did not do what it was asked, after all tries; `cause` says why. */
export class ImageStoreUnavailable extends AnsweredFailure {
  override name = 'ImageStoreUnavailable';
  override readonly answer: AppError;
  /** What the service answered, if it did. */
  readonly status: number | undefined;
  constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = options.status;
    this.answer = isDiskFull(options.cause) ? diskFull() : new AppError('picturesUnavailable', { retryAfterSeconds });
  }
}
