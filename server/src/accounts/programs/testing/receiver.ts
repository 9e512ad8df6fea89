import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { signatureHeader, WebhookBody } from '@afc/contract/webhooks';
import { endServer, listenLocally } from '../../../testing/local-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

export interface Letter {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly body: WebhookBody;
}

/** A receiver of one's own: keeps what it was told, in order, and answers as the test wants. */
export class Receiver {
  readonly letters: Letter[] = [];
  answer: (response: ServerResponse, letter: Letter) => void = (response) => response.writeHead(204).end();
  url = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      text(request).then(
        (sent) => {
          const body = WebhookBody.parse(JSON.parse(sent));
          const letter = { path: request.url ?? '', headers: request.headers, text: sent, body };
          this.letters.push(letter);
          this.answer(response, letter);
        },
        () => response.destroy(),
      );
    });
  }

  async listen(): Promise<this> {
    this.url = `http://127.0.0.1:${await listenLocally(this.#server)}/afc`;
    return this;
  }

  /** The first letter that fits, when it has come. */
  told(fits: (body: WebhookBody) => boolean): Promise<Letter> {
    return waitFor(() => this.letters.find(({ body }) => fits(body)));
  }

  close(): Promise<void> {
    return endServer(this.#server);
  }
}

/** As the operating manual tells receivers to do it. */
export function isGenuine({ headers, text: body }: Letter, secret: string, now = Date.now()): boolean {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers[signatureHeader])) ?? [];
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
  const given = Buffer.from(v1, 'hex');
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(now / 1_000 - Number(t)) < 300
  );
}
