import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importProgram } from '../../testing/documented-program.ts';
import { secretOf, signatureOf } from './webhook-signature.ts';

const Program = z.object({
  isGenuine: z.custom<(header: string | undefined, body: Buffer, secret: string) => boolean>(),
});
const { isGenuine } = Program.parse(await importProgram('operations.md'));

const secret = secretOf('the key of an installation', 'a webhook');
const body = '{"event":"webhook.trial"}';
const genuine = signatureOf(secret, body, new Date());

describe('the receiver that the document shows', () => {
  it('takes what AFC signed', () => {
    expect(isGenuine(genuine, Buffer.from(body), secret)).toBe(true);
  });

  it.each([
    ['without a signature', undefined, body],
    ['with an empty one', '', body],
    ['with something else in its place', 'Bearer 1234', body],
    ['with a signature that is cut off', genuine.slice(0, -2), body],
    ['with another body', genuine, '{"event":"result.erased"}'],
    ['that is an hour old', signatureOf(secret, body, new Date(Date.now() - 3_600_000)), body],
    ['signed with another secret', signatureOf(secretOf('another', 'a webhook'), body, new Date()), body],
  ])('refuses what comes %s', (_, header, text) => {
    expect(isGenuine(header, Buffer.from(text), secret)).toBe(false);
  });
});
