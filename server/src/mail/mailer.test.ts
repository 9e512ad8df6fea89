import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { portOf } from '../testing/local-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { createMailer } from './mailer.ts';

type Answer = (error?: Error) => void;

/** A mail server that judges each recipient, and what a mailer on it writes to the log. */
async function startMail(judge: (address: string, answer: Answer) => void) {
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => judge(address, answer),
    onData: (stream, _session, answer) => {
      void text(stream).then((mail) => {
        texts.push(mail);
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}` });
  return {
    texts,
    logged: () => lines.join(''),
    mailer: (pauses: number[]) => createMailer(config, log, pauses),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const refusal = (responseCode: number, address: string) =>
  Object.assign(new Error(`<${address}> is not wanted`), { responseCode });
const mail = async () => ({ to: 'ada@example.org', subject: 'AFC', text: 'a link' });
const anHour = 3_600_000;

it('logs that an address was refused without the address, and does not try again', async () => {
  const server = await startMail((address, answer) => answer(refusal(550, address)));
  const mailer = server.mailer([anHour]);
  mailer.later(mail);
  await waitFor(() => server.logged().includes('550') || undefined);
  expect(server.logged()).toContain('the mail server answered 550 to RCPT TO');
  expect(server.logged()).toContain('a mail could not be sent');
  expect(server.logged()).not.toContain('ada');
  await mailer.close();
  await server.close();
});

it('sends a mail again that the mail server could not take at once', async () => {
  let asked = 0;
  const server = await startMail((address, answer) => answer(asked++ < 2 ? refusal(451, address) : undefined));
  const mailer = server.mailer([1, 1, 1]);
  mailer.later(mail);
  await waitFor(() => server.texts[0]);
  await mailer.close();
  await server.close();
  expect(server.texts).toHaveLength(1);
  expect(server.logged()).not.toContain('ada');
});

it('does not wait for a later try when AFC ends', async () => {
  const server = await startMail((address, answer) => answer(refusal(451, address)));
  const mailer = server.mailer([anHour]);
  mailer.later(mail);
  await waitFor(() => server.logged().includes('sent again later') || undefined);
  await mailer.close();
  expect(server.logged()).toContain('a mail could not be sent');
  await server.close();
});
