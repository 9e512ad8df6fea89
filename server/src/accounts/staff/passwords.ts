import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; the costs are OWASP's recommendation.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For whoever chose none; shown once. */
export const makePassword = () => randomBytes(12).toString('base64url');

export function hashPassword(password: string): Promise<string> {
  return hash(password, costs);
}

let hashOfNobody: Promise<string> | undefined;

/** Takes the same time whether or not the person exists. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await hashOfNobody), password);
  return passwordHash !== undefined && fits;
}
