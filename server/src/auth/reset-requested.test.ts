import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('anybody can ask for a link in a person’s name, so the trail does not name the person for it', async () => {
  const { staff, client } = await app.as('Administrator');
  await app.client('sendResetEmail', { body: { email: staff.email } });
  // The mail is made after the answer.
  await app.context.mail.close();
  const { resultList } = await client('audit', { query: { action: 'password.reset-requested' } });
  expect(resultList).toMatchObject([{ actorKind: 'system', actorId: 'nobody', subjectId: staff.id }]);
});

it('mails by SMTP where a server is configured', async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const mailing = await createTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, AFC_URL: 'https://afc.example' },
  });
  try {
    const { staff } = await mailing.as('Developer');
    await mailing.client('sendResetEmail', { body: { email: staff.email } });
    await mailing.context.mail.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`To: ${staff.email}`);
    expect(received[0]?.replace(/=\r\n/g, '')).toContain('https://afc.example/auth/forgot-password/');
  } finally {
    await mailing.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});
