import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { portOf } from '../../testing/local-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../process/log.ts';
import { createMailer } from './mailer.ts';

type Answer = (error?: Error) => void;
const password = 'right-password';

/** A mail server that judges each recipient, and what a mailer on it writes to the log. */
async function startMail(judge: (address: string, answer: Answer) => void) {
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (given, _session, answer) =>
      given.password === password ? answer(null, { user: 'afc' }) : answer(refusal(535, password)),
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
    check: (url: string, sender: Record<string, string> = { MAIL_FROM: 'afc@company.example' }) =>
      createMailer(readConfig({ SMTP_URL: url, ...sender }), log).check(),
    host: `127.0.0.1:${portOf(server.server)}`,
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

it('says nothing of a mail server that takes mails', async () => {
  const server = await startMail((_, answer) => answer());
  await server.check(`smtp://${server.host}`);
  await server.check(`smtp://afc:${password}@${server.host}`);
  expect(server.logged()).toBe('');
  await server.close();
});

it('warns that mails would come from nobody, where no sender was named', async () => {
  const server = await startMail((_, answer) => answer());
  await server.check(`smtp://${server.host}`, {});
  expect(server.logged()).toContain(
    'mails are sent from AFC <afc@example.org>, which mail servers may refuse: set MAIL',
  );
  await server.close();
});

it.each([
  ['a wrong password', (host: string) => `smtp://afc:guessed@${host}`, 'answered 535 to AUTH'],
  ['no server there', () => 'smtp://127.0.0.1:1', 'ECONNREFUSED'],
  ['a server without the TLS that is asked for', (host: string) => `smtp://${host}?requireTLS=true`, 'to STARTTLS'],
])('warns of %s and names the variable, without the password', async (_, url, reason) => {
  const server = await startMail((_address, answer) => answer());
  await server.check(url(server.host));
  expect(server.logged()).toContain('mails cannot be sent: check SMTP_URL');
  expect(server.logged()).toContain(reason);
  expect(server.logged()).not.toContain('guessed');
  await server.close();
});
