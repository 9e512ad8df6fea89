import { randomBytes } from 'node:crypto';
import type { NewCredentials } from '@afc/contract/credentials';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { recordEvent } from '../audit/store.ts';
import { hashSecretKey } from './authenticate-client.ts';
import { insertCredentials, revokeCredentials as revokeRow } from './credentials-store.ts';

/** The secret key leaves the server here and never again. */
export async function generateCredentials(
  needs: { readonly db: Database },
  name: string,
  asking: Asking,
): Promise<NewCredentials> {
  const apiKey = `afc-${randomBytes(16).toString('hex')}`;
  const secretKey = randomBytes(32).toString('base64url');
  return needs.db.transaction(async (tx) => {
    const { id } = await insertCredentials(tx, {
      name,
      api_key: apiKey,
      secret_hash: hashSecretKey(secretKey),
      secret_end: secretKey.slice(-4),
      created_by: asking.actor.id,
    });
    await recordEvent(tx, {
      ...asking,
      action: 'credentials.generated',
      subjectKind: 'credentials',
      subjectId: id,
      after: { name, apiKey },
    });
    return { _id: id, name, apiKey, secretKey };
  });
}

export async function revokeCredentials(needs: DatabaseAndClock, id: string, asking: Asking): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const revoked = await revokeRow(tx, id, needs.now());
    if (!revoked) throw new AppError('notFound');
    if (revoked.revokedBefore) return;
    const { name, api_key: apiKey } = revoked;
    await recordEvent(tx, {
      ...asking,
      action: 'credentials.revoked',
      subjectKind: 'credentials',
      subjectId: id,
      before: { name, apiKey },
    });
  });
}
