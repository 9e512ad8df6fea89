import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { endServer, listenLocally } from '../../../testing/local-server.ts';

type Request = {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
};
type Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

/**
 * A small S3 service that computes every signature itself, from the request as it arrived: AWS Signature Version 4
 * in the header or in the query, written from its specification and sharing no code with the store under test.
 */
export class S3Server {
  readonly objects = new Map<string, { body: Buffer; contentType: string; modified: Date }>();
  readonly requests: string[] = [];
  /** Runs before an answer; true means that it answered itself. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  pageSize = 1000;
  hasBucket = true;
  now = () => new Date();
  readonly #server: Server;
  readonly #credentials: Credentials;
  readonly #bucket: string;

  constructor(bucket: string, credentials: Credentials) {
    this.#bucket = bucket;
    this.#credentials = credentials;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  listen(): Promise<number> {
    return listenLocally(this.#server);
  }

  close(): Promise<void> {
    return endServer(this.#server);
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', 'http://s3.test');
    const request: Request = {
      method: message.method ?? '',
      host: message.headers.host ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
    };
    this.requests.push(`${request.method} ${request.host} ${request.path}`);
    if (this.interfere(message, response)) return;
    const body = await buffer(message);
    if (!this.#signed(request, body))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = this.#key(request);
    if (key === null) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (!this.hasBucket) return this.#withoutBucket(request, key, body, response);
    if (key === '') return void response.writeHead(200).end(this.#list(request.query));
    this.#object(request, key, body, response);
  }

  /** Makes the bucket only in the region that signs for it, as S3 does. */
  #withoutBucket(request: Request, key: string, body: Buffer, response: ServerResponse): void {
    const asked = `<LocationConstraint>${this.#credentials.region}</LocationConstraint>`;
    if (request.method !== 'PUT' || key !== '')
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (!body.includes(asked))
      return void response.writeHead(400).end('<Error><Code>IllegalLocationConstraintException</Code></Error>');
    this.hasBucket = true;
    response.writeHead(200).end();
  }

  #object(request: Request, key: string, body: Buffer, response: ServerResponse): void {
    if (request.method === 'PUT') {
      this.objects.set(key, { body, contentType: request.headers['content-type'] ?? '', modified: this.now() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = this.objects.get(key);
      if (object) response.writeHead(200, { 'content-type': object.contentType }).end(object.body);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  }

  /** The bucket stands first in the host's name or first in the path; null when it is in neither. */
  #key({ host, path }: Request): string | null {
    if (host.startsWith(`${this.#bucket}.`)) return path.slice(1);
    return path.startsWith(`/${this.#bucket}/`) ? path.slice(this.#bucket.length + 2) : null;
  }

  #list(query: URLSearchParams): string {
    const after = query.get('continuation-token')?.slice('a&b+c='.length) ?? '';
    const keys = [...this.objects.keys()]
      .sort()
      .filter((key) => key > after && key.startsWith(query.get('prefix') ?? ''));
    const page = keys.slice(0, this.pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.modified.toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
    const more = keys.length > page.length;
    // Letters that XML and addresses must escape, as real services use them.
    const token = more ? `<NextContinuationToken>a&amp;b+c=${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  }

  #signed(request: Request, body: Buffer): boolean {
    return request.query.has('X-Amz-Signature') ? this.#signedInQuery(request) : this.#signedInHeader(request, body);
  }

  #signedInHeader(request: Request, body: Buffer): boolean {
    const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
    const [, credential = '', signedHeaders = '', signature = ''] = parts ?? [];
    const payload = String(request.headers['x-amz-content-sha256']);
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
    // Bytes that change what is stored must be covered by the signature.
    if (request.method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return false;
    const time = String(request.headers['x-amz-date']);
    if (Math.abs(amzTime(time) - this.now().getTime()) > 15 * 60_000) return false;
    return this.#expected(request, credential, time, signedHeaders, payload) === signature;
  }

  #signedInQuery(request: Request): boolean {
    const get = (name: string) => request.query.get(name) ?? '';
    const time = get('X-Amz-Date');
    if (amzTime(time) + Number(get('X-Amz-Expires')) * 1_000 < this.now().getTime()) return false;
    const query = new URLSearchParams(request.query);
    query.delete('X-Amz-Signature');
    const unsigned = { ...request, query };
    const expected = this.#expected(
      unsigned,
      get('X-Amz-Credential'),
      time,
      get('X-Amz-SignedHeaders'),
      'UNSIGNED-PAYLOAD',
    );
    return expected === get('X-Amz-Signature');
  }

  #expected(request: Request, credential: string, time: string, signedHeaders: string, payload: string): string | null {
    const { accessKeyId, secretAccessKey, region } = this.#credentials;
    const day = time.slice(0, 8);
    const scope = `${day}/${region}/s3/aws4_request`;
    if (credential !== `${accessKeyId}/${scope}`) return null;
    if (!signedHeaders.split(';').includes('host')) return null;
    const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
    const query = [...request.query].map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).sort();
    const canonical = [request.method, request.path, query.join('&'), headers.join(''), signedHeaders, payload].join(
      '\n',
    );
    const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
    return hmac(key, toSign).toString('hex');
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** 20261115T021600Z */
function amzTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
