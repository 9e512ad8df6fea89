import { request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A fetch that sends every host's requests to one local port: bucket names as hosts have no address in a test. */
export function fetchToPort(port: number): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), host: url.host, 'content-length': body.length };
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, method: asked.method, path: url.pathname + url.search, headers },
        (answer) => {
          buffer(Readable.from(answer)).then((bytes) => {
            const status = answer.statusCode ?? 0;
            resolve(new Response(status === 204 ? null : Uint8Array.from(bytes), { status }));
          }, reject);
        },
      );
      sent.on('error', reject).end(body);
    });
  };
}
