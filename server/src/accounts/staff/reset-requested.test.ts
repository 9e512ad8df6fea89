import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';

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

it('a link that is made while its owner is disabled opens nothing, also when they are enabled again', async () => {
  const { db } = app.context;
  const { staff } = await app.as('Operator');
  const { client } = await app.as('Administrator');
  const { disabled } = await db.transaction(async (tx) => {
    // Its making is not over before the change has begun: their last step has to wait.
    await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
    await app.client('sendResetEmail', { body: { email: staff.email } });
    await somebodyWaits(db);
    const begun = client('disableStaff', { params: { id: staff.id } });
    await somebodyWaits(db, 2);
    return { disabled: begun };
  });
  await disabled;
  await app.context.mail.close();
  const open = await db.query(sql`select from reset_tokens where staff_id = ${staff.id} and used_at is null`);
  expect(open).toEqual([]);
});

it('makes no link for a profile that got another address since it was looked for', async () => {
  const { db } = app.context;
  const { staff } = await app.as('Operator');
  await db.transaction(async (tx) => {
    await tx.query(sql`update staff set email = ${`new-${staff.email}`} where id = ${staff.id}`);
    await app.client('sendResetEmail', { body: { email: staff.email } });
    await somebodyWaits(db);
  });
  await app.context.mail.close();
  expect(await db.query(sql`select from reset_tokens where staff_id = ${staff.id}`)).toEqual([]);
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
