import { endpoints } from '@afc/contract/endpoints';
import { afterAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { createTestApp } from './testing/app.ts';

const test = await createTestApp();
afterAll(() => test.close());

it('the log holds neither tokens nor secret keys, however much it tells', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  const app = await createApp({ ...test.context, log });
  const { token, client } = await test.as('Developer');
  const { apiKey, secretKey } = await client('generateCredentials', { body: { name: 'Onboarding' } });
  for (const said of [{ authorization: `Bearer ${token}` }, { 'x-api-key': apiKey, 'x-secret-key': secretKey }]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', ...said };
    const url = endpoints.userProcess.path;
    const answer = await app.inject({ method: 'POST', url, headers, payload: '--b--\r\n' });
    expect(answer.statusCode).toBe(400);
  }
  await app.close();
  const told = lines.join('');
  expect(told).toContain(endpoints.userProcess.path);
  expect(told).not.toContain(token);
  expect(told).not.toContain(secretKey);
});
