import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';

it('logs that an address was refused without the address', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a socket
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const mailer = createMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), log);
  mailer.later(async () => ({ to: 'ada@example.org', subject: 'AFC', text: 'a link' }));
  await mailer.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  expect(lines.join('')).toContain('the mail server answered 550 to RCPT TO');
  expect(lines.join('')).not.toContain('ada');
});
