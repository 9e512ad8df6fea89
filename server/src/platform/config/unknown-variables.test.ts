import { expect, it } from 'vitest';
import { runCommand } from '../../testing/terminal.ts';
import { unknownVariables } from './unknown-variables.ts';

it('tells a variable of AFC that nothing reads, and which one was probably meant', () => {
  expect(unknownVariables({ AFC_LIST_UNPROOVEN: 'refuse', AFC_RETENTON: 'clear:30', AFC_COLOUR: 'red' })).toEqual([
    'The variable AFC_LIST_UNPROOVEN is unknown and does nothing: was AFC_LIST_UNPROVEN meant?',
    'The variable AFC_RETENTON is unknown and does nothing: was AFC_RETENTION meant?',
    'The variable AFC_COLOUR is unknown and does nothing.',
  ]);
});

it('knows a variable that has the name of AFC before it', () => {
  expect(unknownVariables({ AFC_PORT: '8080', AFC_SMTP_URL: 'smtp://localhost' })).toEqual([
    'The variable AFC_PORT is unknown and does nothing: was PORT meant?',
    'The variable AFC_SMTP_URL is unknown and does nothing: was SMTP_URL meant?',
  ]);
});

it('knows the variables that name files of secrets, and no others', () => {
  expect(unknownVariables({ DATABASE_URL_FILE: '/run/secrets/x', AFC_SECRET_FILE: '/run/secrets/y' })).toEqual([]);
  expect(unknownVariables({ DATABASE_URL_FILE: '/run/secrets/x', DATABASE_URI: 'x' })).toEqual([]);
  expect(
    unknownVariables({ AFC_SECRT_FILE: 'x', AFC_SMTP_URL_FILE: 'x', DATABASE_URL_FIL: 'x', AFC_URL_FILE: 'x' }),
  ).toEqual([
    'The variable AFC_SECRT_FILE is unknown and does nothing: was AFC_SECRET_FILE meant?',
    'The variable AFC_SMTP_URL_FILE is unknown and does nothing: was SMTP_URL_FILE meant?',
    'The variable DATABASE_URL_FIL is not one of AFC: was DATABASE_URL_FILE meant?',
    'The variable AFC_URL_FILE is unknown and does nothing.',
  ]);
});

it('says nothing of what Kubernetes tells about a service called afc', () => {
  const port = 'tcp://10.0.0.7:3000';
  const told = {
    AFC_SERVICE_HOST: '10.0.0.7',
    AFC_SERVICE_PORT: '3000',
    AFC_SERVICE_PORT_HTTP: '3000',
    AFC_PORT: port,
  };
  const more = { AFC_PORT_3000_TCP: port, AFC_PORT_3000_TCP_ADDR: '10.0.0.7', AFC_PORT_3000_TCP_PROTO: 'tcp' };
  expect(unknownVariables({ ...told, ...more })).toEqual([]);
});

it('asks what was meant by a name that is nearly one of AFC, while that one is not set', () => {
  expect(unknownVariables({ SMTP_ULR: 'x', DATABASE_UR: 'x', S3_BUKET: 'x', MAIL_FORM: 'x' })).toEqual([
    'The variable SMTP_ULR is not one of AFC: was SMTP_URL meant?',
    'The variable DATABASE_UR is not one of AFC: was DATABASE_URL meant?',
    'The variable S3_BUKET is not one of AFC: was S3_BUCKET meant?',
    'The variable MAIL_FORM is not one of AFC: was MAIL_FROM meant?',
  ]);
  expect(unknownVariables({ DATABASE_URI: 'x', DATABASE_URL: 'x' })).toEqual([]);
});

it('says nothing of known variables, of those of other programs, and of one that is blank', () => {
  const others = [
    'HOME',
    'POST',
    'HOSTS',
    'SMTP_USER',
    'SMTP_TLS',
    'MAIL_HOST',
    'DATABASE_USER',
    'S3_KEY',
    'AWS_REGION',
  ];
  expect(unknownVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(unknownVariables({ AFC_LIST_UNPROVEN: 'refuse', AFC_COLOUR: ' ', SMTP_ULR: ' ' })).toEqual([]);
});

it('is told to whoever runs a command', async () => {
  const env = { AFC_LIST_UNPROOVEN: 'refuse', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const { messages } = await runCommand(['lists', 'show'], { env });
  expect(messages).toMatch(/^The variable AFC_LIST_UNPROOVEN is unknown .+\nThe database cannot be reached .+\n$/);
});
