import type { LookupAddress } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { answerOf } from '../../platform/network/answer-of.ts';
import { connectTo, lookUp } from '../../platform/network/places.ts';
import { isPublic } from '../../platform/network/public-address.ts';

export interface AskOptions {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  /** How long the server may send nothing. */
  readonly stallMs: number;
}

/** The server sent nothing for too long. */
export class StalledError extends Error {}
/** There is more than was allowed. */
export class TooLongError extends Error {}
/** It is packed in a way that nobody asked for. */
export class UndecodableError extends Error {}

/** By the name of the encoding. */
const decoders = new Map<string, () => Transform>([
  ['identity', () => new PassThrough()],
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
]);
const mostRedirects = 10;

/** Asks an address and follows its redirects. Not by `fetch`, which takes a compressed file that was cut off for whole. */
export function askAddress(address: URL, options: AskOptions): Promise<IncomingMessage> {
  return follow(address, options, { redirects: 0 });
}

interface Step {
  readonly redirects: number;
  /** Where the connection may go; else wherever the name leads to. */
  readonly places?: LookupAddress[] | undefined;
}

async function follow(address: URL, options: AskOptions, { redirects, places }: Step): Promise<IncomingMessage> {
  const { headers, signal, stallMs: timeout } = options;
  const ask = address.protocol === 'https:' ? secureRequest : plainRequest;
  const asked = ask(address, {
    headers: { accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': 'AFC', ...headers },
    signal,
    timeout,
    // A connection kept open may have gone elsewhere.
    ...(places ? { agent: false, lookup: connectTo(places) } : {}),
  });
  const answered = answerOf(asked, signal);
  asked.once('timeout', () => asked.destroy(new StalledError()));
  asked.end();
  const answer = await answered;
  if (answer.statusCode === 101) answer.socket.destroy(); // of another protocol nobody reads a word
  // From here on the answer is ended, not the request: its reader is then told why.
  asked.removeAllListeners('timeout').once('timeout', () => answer.destroy(new StalledError()));
  const next = answer.headers.location;
  if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || next === undefined) return answer;
  const { remoteAddress } = answer.socket;
  answer.destroy();
  if (redirects === mostRedirects) throw new Error('too many redirects');
  const onward = nextAddress(address, next);
  return follow(onward, options, {
    redirects: redirects + 1,
    places: await placesAfter(remoteAddress, onward, signal),
  });
}

/** A public server leads to public ones alone, and not into networks that only we can reach; one of our own anywhere. */
async function placesAfter(from: string | undefined, next: URL, signal: AbortSignal) {
  if (from && !isPublic(from)) return undefined;
  const places = (await lookUp(next, signal)).filter(({ address }) => isPublic(address));
  if (places.length === 0) throw new Error(`it leads to ${next.host}, which has no public address`);
  return places;
}

/** Not from https to http: whoever stands in between could send a list of their own. */
export function nextAddress(address: URL, location: string): URL {
  const next = new URL(location, address);
  if (address.protocol === 'https:' && next.protocol !== 'https:') throw new Error('it leads from https to http');
  return next;
}

/**
 * Writes what the answer holds to a file; fails where it ends before its end, compressed or not, and where it holds
 * more than allowed. False where it did not say where its end is: the server closed the connection, or it broke.
 */
export async function saveAnswer(answer: IncomingMessage, path: string, maxBytes: number): Promise<boolean> {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  const decoder = decoders.get(coding);
  if (!decoder) {
    answer.destroy();
    throw new UndecodableError(`content-encoding ${coding}`);
  }
  // Counted when it is unpacked: a few bytes can become very many.
  await pipeline(answer, decoder(), atMost(maxBytes), createWriteStream(path));
  const { 'content-length': length, 'transfer-encoding': transfer } = answer.headers;
  return length !== undefined || transfer !== undefined || coding !== 'identity';
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new TooLongError());
      else done(null, chunk);
    },
  });
}
