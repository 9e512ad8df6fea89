import type { Credentials } from '@afc/contract/credentials';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { CredentialsRow } from './credentials-store.ts';

export const presentCredentials = (row: CredentialsRow): Credentials => ({
  _id: row.id,
  name: row.name,
  apiKey: row.api_key,
  secretKeyEnd: row.secret_end,
  createdBy: displayNameOf({ firstname: row.created_by_firstname, lastname: row.created_by_lastname }),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
