import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config/s3-settings.ts';
import {
  type DirectReads,
  ImageNotFound,
  type ImageStore,
  ImageStoreUnavailable,
  type StoredImage,
} from './image-store.ts';
import { assertStoredName, keyOfStoredName } from './picture-key.ts';
import { parseListPage } from './s3-list-page.ts';
import { type RetryOptions, withRetries } from './s3-retries.ts';

export type S3Options = RetryOptions & { fetch?: typeof fetch };

/** A start does not wait for longer. */
const checkMs = 5_000;

/** Pictures on any service that speaks S3. */
export class S3Store implements ImageStore {
  readonly direct: DirectReads | undefined;
  readonly #bucketUrl: string;
  readonly #region: string;
  readonly #client: AwsClient;
  readonly #retry: RetryOptions;
  readonly #fetch: typeof fetch;

  constructor(settings: S3Settings, { fetch: send = fetch, ...retry }: S3Options = {}) {
    this.#bucketUrl = bucketUrl(settings);
    this.#region = settings.region;
    this.#client = new AwsClient({
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      region: settings.region,
      service: 's3',
    });
    this.#retry = retry;
    this.#fetch = send;
    if (settings.directReads)
      this.direct = {
        origin: new URL(this.#bucketUrl).origin,
        addressOf: (name, seconds) => this.#presign(name, seconds),
      };
  }

  async put(name: string, content: Uint8Array | Readable, contentType: string): Promise<void> {
    const url = this.#url(name);
    // Held in memory: S3 wants length and hash first, and a retry needs the bytes again.
    const body = content instanceof Readable ? Buffer.from(await buffer(content)) : Uint8Array.from(content);
    const headers = {
      'content-type': contentType,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    };
    const isStored = await this.#send(url, { method: 'PUT', headers, body }, stored);
    // A 404 can mean many things here, but never that the picture was stored.
    if (!isStored) throw new ImageStoreUnavailable('The picture store answered 404.');
  }

  async get(name: string): Promise<Buffer> {
    const bytes = await this.#send(this.#url(name), {}, (response) => response.arrayBuffer());
    if (!bytes) throw new ImageNotFound(name);
    return Buffer.from(bytes);
  }

  async getStream(name: string): Promise<Readable> {
    // Retried up to the first byte; what breaks later is the reader's to notice, as with any stream.
    const stream = await this.#send(this.#url(name), {}, async (response) => Readable.from(chunks(response)));
    if (!stream) throw new ImageNotFound(name);
    return stream;
  }

  async delete(name: string): Promise<void> {
    await this.#send(this.#url(name), { method: 'DELETE' }, discard);
  }

  async check(): Promise<void> {
    await this.#listPage({ 'max-keys': '1' }, { ...this.#retry, tries: 1, timeoutMs: checkMs });
  }

  /** False where it was there already. */
  async makeBucket(): Promise<boolean> {
    if (await this.#hasBucket()) return false;
    // The first region of S3 has no name here, and services without regions ask for none.
    const place = `<LocationConstraint>${this.#region}</LocationConstraint>`;
    const body = this.#region === 'us-east-1' ? '' : `<CreateBucketConfiguration>${place}</CreateBucketConfiguration>`;
    const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
    const isMade = await this.#send(this.#bucketUrl, { method: 'PUT', headers, body }, stored);
    if (!isMade) throw new ImageStoreUnavailable('The picture store answered 404.');
    return true;
  }

  async #hasBucket(): Promise<boolean> {
    try {
      await this.#listPage({ 'max-keys': '1' });
      return true;
    } catch (error) {
      if (error instanceof ImageStoreUnavailable && error.status === 404) return false;
      throw error;
    }
  }

  async *list(prefix = ''): AsyncGenerator<StoredImage> {
    let continuation: string | null = null;
    const some = prefix ? { prefix } : {};
    do {
      const xml = await this.#listPage({ ...some, ...(continuation ? { 'continuation-token': continuation } : {}) });
      const page = parseListPage(xml);
      // Whatever else lies in the bucket is not ours to list.
      for (const object of page.objects) if (keyOfStoredName(object.name) !== null) yield object;
      continuation = page.continuation;
    } while (continuation);
  }

  async removeUnfinished(): Promise<void> {
    // A PUT that breaks off leaves nothing in an S3 bucket.
  }

  async #presign(name: string, seconds: number): Promise<string> {
    const url = new URL(this.#url(name));
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const signed = await this.#client.sign(url.href, { method: 'GET', aws: { signQuery: true } });
    return signed.url;
  }

  async #listPage(options: Record<string, string>, retry = this.#retry): Promise<string> {
    const url = new URL(this.#bucketUrl);
    url.search = String(new URLSearchParams({ 'list-type': '2', ...options }));
    const xml = await this.#send(url.href, {}, (response) => response.text(), retry);
    if (xml === null) throw noBucket();
    return xml;
  }

  #url(name: string): string {
    assertStoredName(name);
    return `${this.#bucketUrl}${name}`;
  }

  /** Null when the service says 404 of a picture. Each try is signed anew: a signature is only good for some minutes. */
  async #send<T>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
    retry = this.#retry,
  ): Promise<T | null> {
    return withRetries(retry, async (signal) => {
      const response = await this.#fetch(await this.#client.sign(url, { method: 'GET', ...init }), { signal });
      if (response.ok) return { done: await read(response) };
      const reason = await response.text();
      if (response.status === 404 && reason.includes('NoSuchBucket')) return { refused: noBucket() };
      const { status } = response;
      if (status === 404) return { done: null };
      const error = new ImageStoreUnavailable(`The picture store answered ${status}${codeIn(reason)}.`, { status });
      if (status >= 500 || status === 429) throw error;
      return { refused: error };
    });
  }
}

/** The service's own word for it, such as RequestTimeTooSkewed: a 403 alone may mean the keys, the clock or a right. */
function codeIn(xml: string): string {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(xml) ?? [];
  return code ? ` (${code})` : '';
}

const noBucket = () => new ImageStoreUnavailable('The bucket does not exist.', { status: 404 });

function bucketUrl({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/+$/, '');
  if (pathStyle) url.pathname = `${base}/${bucket}/`;
  else {
    url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `${base}/`;
  }
  return url.href;
}

async function* chunks(response: Response): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader = response.body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}

async function stored(response: Response): Promise<true> {
  await discard(response);
  return true;
}

/** An unread body would keep its connection. */
async function discard(response: Response): Promise<void> {
  await response.arrayBuffer();
}
