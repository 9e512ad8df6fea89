import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { systemActor } from '../http/actor.ts';
import { createLog } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { fetchList, refreshLists } from './fetch-list.ts';
import { listRows } from './store.ts';

it('logs that an address failed without the key in it', async () => {
  const answers = [200, 503];
  const server = createServer((_, answer) => answer.writeHead(answers.shift() ?? 500).end('id,name\n1,Ada Example\n'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const test = await createTestApp();
  const url = `http://127.0.0.1:${port}/list.csv?token=key-of-ours`;
  await fetchList(test.context, { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' });
  await refreshLists({ ...test.context, log }, systemActor);
  const [list] = await listRows(test.context.db);
  await test.close();
  server.close();
  expect(list?.refresh_error).toBe(`${url} answered 503. Nothing was changed.`);
  expect(lines.join('')).toContain(`http://127.0.0.1:${port}/list.csv answered 503.`);
  expect(lines.join('')).not.toContain('key-of-ours');
});
