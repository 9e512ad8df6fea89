import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { signatureHeader } from '@afc/contract/webhooks';
import { causeCodeOf } from '../../platform/base/error-code.ts';
import { answerOf } from '../../platform/network/answer-of.ts';
import { connectTo } from '../../platform/network/places.ts';
import { DeliveryFailure, type Networks, placesOf, readAddress } from './webhook-address.ts';
import { signatureOf } from './webhook-signature.ts';

const answerSeconds = 10;

export interface Letter {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/** Sends once. Returns the status of a receiver that took it; whatever else happens is a DeliveryFailure. */
export async function send(
  { url: text, secret, body }: Letter,
  networks: Networks,
  now: Date,
  seconds = answerSeconds,
): Promise<number> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  try {
    // Read again: what was allowed when it was registered may not be any more.
    const url = readAddress(text, networks);
    const places = await placesOf(url, networks, signal);
    const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
    const asked = ask(url, {
      method: 'POST',
      signal,
      // A connection kept open would go where the name led to before.
      agent: false,
      lookup: connectTo(places),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'AFC',
        [signatureHeader]: signatureOf(secret, body, now),
      },
    });
    // An error after the answer has nobody else who listens.
    asked.on('error', () => undefined);
    const answered = answerOf(asked, signal);
    asked.end(body);
    const answer = await answered;
    answer.socket.destroy();
    return taken(answer.statusCode ?? 0);
  } catch (error) {
    if (signal.aborted) throw new DeliveryFailure('webhookLate', { seconds });
    throw failureOf(error);
  }
}

function taken(status: number): number {
  if (status >= 200 && status < 300) return status;
  throw new DeliveryFailure(status >= 300 && status < 400 ? 'webhookRedirect' : 'webhookStatus', { status });
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  // The code (ECONNREFUSED, CERT_HAS_EXPIRED) is the same in every language, and quotes nothing.
  return new DeliveryFailure('webhookUnreachable', { cause: causeCodeOf(error) ?? 'unknown' });
}
