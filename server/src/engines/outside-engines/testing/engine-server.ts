import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { endServer, listenLocally } from '../../../testing/local-server.ts';

export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** A local engine: remembers what it was asked and answers as the test tells it. */
export class EngineServer {
  readonly asked: Asked[] = [];
  answer: (response: ServerResponse, asked: Asked) => void = (response) => response.writeHead(404).end();
  url = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      text(request).then(
        (body) => {
          const url = new URL(request.url ?? '/', 'http://engine.test');
          const asked = { method: request.method ?? '', url, headers: request.headers, body };
          this.asked.push(asked);
          this.answer(response, asked);
        },
        () => response.destroy(),
      );
    });
  }

  answerJson(value: unknown): void {
    this.answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  async listen(): Promise<void> {
    this.url = `http://127.0.0.1:${await listenLocally(this.#server)}`;
  }

  close(): Promise<void> {
    return endServer(this.#server);
  }
}
