import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * What a server answers, before the signal. One that switches protocols has answered, too: without a listener Node says
 * nothing of it, not even an end, and nobody would stop waiting. Ask for it before the request is sent.
 */
export async function answerOf(asked: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const answered = new AbortController();
  const either = AbortSignal.any([signal, answered.signal]);
  try {
    const ways = ['response', 'upgrade'].map(
      (name): Promise<IncomingMessage[]> => once(asked, name, { signal: either }),
    );
    const [answer] = await Promise.race(ways);
    if (!answer) throw new Error('there was no answer');
    return answer;
  } finally {
    answered.abort(); // of the other one nothing is left, also where redirects ask many times
  }
}
