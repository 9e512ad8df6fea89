import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import { timed } from './figures.ts';

export interface AskingThreadData {
  readonly base: string;
  readonly token: string;
}
export interface Question {
  readonly name: EndpointName;
  readonly body?: object;
}
export interface Answer {
  readonly status: number;
  /** From the request to the last byte of the answer; what a client makes of the answer is its own time. */
  readonly ms: number;
}

// A thread of its own, because a browser does not stop the server while it collects its garbage.
const { base, token } = workerData as AskingThreadData;
const agent = new Agent({ keepAlive: true });

async function ask({ name, body }: Question): Promise<Answer> {
  const { method, path } = endpoints[name];
  let status = 0;
  const ms = await timed(async () => {
    const asked = request(base + path, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip, br',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    });
    asked.end(body ? JSON.stringify(body) : undefined);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    status = answer.statusCode ?? 0;
  });
  return { status, ms };
}

parentPort?.on('message', (question: Question) => {
  void ask(question).then((answer) => parentPort?.postMessage(answer));
});
