import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';

it.each(['localhost:3000', 'afc.example.org', 'ftp://afc.example.org', 'javascript:alert(1)'])(
  'refuses %s as the address that staff open',
  (address) => {
    const sentence = 'The variable AFC_URL is not valid: expected an address that begins with http:// or https://.';
    expect(() => readConfig({ AFC_URL: address })).toThrow(sentence);
  },
);

it('refuses a path in the address that staff open, where nothing would be found', () => {
  expect(() => readConfig({ AFC_URL: 'https://example.org/afc' })).toThrow('expected an address without a path');
  expect(readConfig({ AFC_URL: 'https://example.org/' }).publicUrl).toBe('https://example.org');
});

it('refuses a name and password in the address that staff open, which stands in mails', () => {
  const sentence = 'The variable AFC_URL is not valid: expected an address without a name and password.';
  for (const user of ['staff:secret@', 'staff@', '@'])
    expect(() => readConfig({ AFC_URL: `https://${user}example.org` })).toThrow(sentence);
});

it.each(['pass#word', 'pass/word', 'pass?word'])('says how signs are written in the password %s', (password) => {
  expect(() => readConfig({ DATABASE_URL: `postgres://afc:${password}@db.example.org/afc` })).toThrow(
    'The variable DATABASE_URL is not valid: it cannot be read; in a name or password write # / ? and % as %23 %2F %3F',
  );
  const { databaseUrl } = readConfig({ DATABASE_URL: `postgres://afc:${encodeURIComponent(password)}@db/afc` });
  expect(databaseUrl).toBeDefined();
});

it.each([
  ['AFC_URL', 'https://afc.example.org:99999', 'its port must be a number up to 65535'],
  ['SMTP_URL', 'smtp://mail.example.org:abc', 'its port must be a number up to 65535'],
  ['SMTP_URL', 'smtp://afc:secret@mail.example.org:abc/', 'its port must be a number up to 65535'],
  ['SMTP_URL', 'smtp://mail example.org', 'it cannot be read.'],
  ['SMTP_URL', 'smtp://', 'expected a server, as in smtp://mail.example.org'],
])('says what is wrong with %s=%s', (name, address, sentence) => {
  expect(() => readConfig({ [name]: address })).toThrow(`The variable ${name} is not valid: ${sentence}`);
});

it.each(['nobody', 'AFC <>', 'AFC <afc>', 'afc@example.org, other@example.org'])('refuses mails from %s', (from) => {
  expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM is not valid: expected an address');
});

it.each(['afc@example.org', 'AFC <afc@localhost>', '"House, AFC" <afc@example.org>'])('sends mails from %s', (from) => {
  expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
});

it('refuses a threshold for considering above the one for blacklisting', () => {
  expect(() => readConfig({ FACE_CONSIDER: '0.5', FACE_BLACKLIST: '0.4' })).toThrow(
    'FACE_CONSIDER must not be greater',
  );
  expect(() => readConfig({ FACE_CONSIDER: '0.5', FACE_BLACKLIST: '0.5' })).not.toThrow();
});

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::1', 'http://[::1]:3000'],
])('AFC on %s is opened at %s', (host, address) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(address);
});

it.each(['EXTERNAL_YENTE_API_KEY', 'EXTERNAL_YENTE_DATASET'])('refuses %s without the address to ask', (name) => {
  const sentence = `The variable ${name} does nothing without EXTERNAL_YENTE_URL: set that too, or neither.`;
  expect(() => readConfig({ [name]: 'x', EXTERNAL_WATCHMAN_URL: 'http://watchman' })).toThrow(sentence);
  expect(readConfig({ [name]: 'x', EXTERNAL_YENTE_URL: 'http://yente' }).engines.yente).toBeDefined();
  expect(readConfig({ [name]: ' ' }).engines.yente).toBeUndefined();
});

it('takes a limit for what is not set up', () => {
  expect(() => readConfig({ EXTERNAL_TIMEOUT_MS: '900', S3_REGION: 'eu', LIVENESS_THRESHOLD: '0.6' })).not.toThrow();
});

it('takes a blank variable for an absent one', () => {
  const { port, publicUrl, listMinShare } = readConfig({ PORT: ' ', AFC_URL: '', AFC_LIST_MIN_SHARE: '\t' });
  expect({ port, publicUrl, listMinShare }).toEqual({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    listMinShare: 0.95,
  });
});

it('takes no notice of spaces around a value, but for secrets', () => {
  const spaced = readConfig({
    AFC_DATA: ' /var/lib/afc ',
    AFC_SAMPLES: 'none ',
    HOST: ' ::1',
    SMTP_URL: '\tsmtp://mail.example.org ',
    AFC_ADMIN_PASSWORD: ' secret ',
    AFC_SECRET: ` ${'x'.repeat(31)}`,
  });
  expect(spaced).toMatchObject({
    dataFolder: '/var/lib/afc',
    samples: false,
    host: '::1',
    smtpUrl: 'smtp://mail.example.org',
    adminPassword: ' secret ',
    secret: ` ${'x'.repeat(31)}`,
  });
});

it.each([
  ['AFC_LIST_REFRESH', '8761'], // no date could be told for the next fetch
  ['AFC_LIST_STALL_SECONDS', '601'], // too long for a timer, which then ends at once
  ['LOGIN_WINDOW_SECONDS', '31536001'], // a window that began before PostgreSQL's calendar
  ['JOB_EXPIRE_SECONDS', '86400'], // the queue refuses such jobs, and so every upload
  ['JOB_RETRIES', '101'],
  ['JOB_RETRY_DELAY_SECONDS', '86401'],
  ['FACE_MODEL_SCALE', '0'],
  ['LIVENESS_MODEL_SCALE', '0'],
  ['LIVENESS_MODEL_CROP', '0'],
])('refuses %s=%s, with which AFC would start and then fail', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The variable ${name} is not valid: `);
});

it('the table of the operating manual names every variable and no other', () => {
  const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = manual.split('\n## Variables\n')[1]?.match(/^\| `.+? \|/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(named.toSorted()).toEqual(variableNames.toSorted());
});

it('keeps everything until somebody erases it, unless told for how many days', () => {
  expect(readConfig({}).retention).toEqual([]);
  expect(readConfig({ AFC_RETENTION: ' failed: 30 , clear:730' }).retention).toEqual([
    { group: 'clear', days: 730 },
    { group: 'failed', days: 30 },
  ]);
});

it.each([
  [
    'cleared:730',
    '"cleared" is unknown, expected some of clear, consider, blacklist, kycRejected, check, test, failed',
  ],
  ['clear:730,', '"" is unknown'],
  ['clear', 'clear needs a whole number of days'],
  ['clear:', 'clear needs a whole number of days'],
  ['clear:1.5', 'clear needs a whole number of days'],
  ['clear:0', 'clear needs a whole number of days from 1 to 36500'],
  ['clear:-1', 'clear needs a whole number of days'],
  ['clear:36501', 'clear needs a whole number of days'],
  ['clear:30:60', 'clear needs a whole number of days'],
  ['clear:30,check:1,clear:60', 'clear is named twice'],
])('refuses AFC_RETENTION=%s', (value, sentence) => {
  expect(() => readConfig({ AFC_RETENTION: value })).toThrow(`The variable AFC_RETENTION is not valid: ${sentence}`);
});
