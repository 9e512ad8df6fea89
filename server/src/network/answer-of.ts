import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * What a server answers, before the signal. One that switches protocols has answered, too: without a listener Node says
 * nothing of it, not even an end, and nobody would stop waiting. Ask for it before the request is sent.
 */
export async function answerOf(asked: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const answers: Promise<IncomingMessage[]>[] = ['response', 'upgrade'].map((name) => once(asked, name, { signal }));
  const [answer] = await Promise.race(answers);
  if (!answer) throw new Error('there was no answer');
  return answer;
}
