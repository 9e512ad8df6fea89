import type { Credentials } from '@afc/contract/credentials';
import { done } from '@afc/contract/session';
import type { Context } from '../../context.ts';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { generateCredentials, revokeCredentials } from './credentials.ts';
import { type CredentialsRow, listCredentials } from './credentials-store.ts';

type CredentialsEndpoint = 'generateCredentials' | 'listCredentials' | 'revokeCredentials';

export function credentialsRoutes(context: Context): Pick<Handlers, CredentialsEndpoint> {
  return {
    generateCredentials: (request) => generateCredentials(context, request.body.name, request),
    listCredentials: async () => {
      const rows = await listCredentials(context.db);
      return { totalResults: rows.length, resultList: rows.map(presentCredentials) };
    },
    revokeCredentials: async (request) => {
      await revokeCredentials(context, request.params.id, request);
      return done;
    },
  };
}

const presentCredentials = (row: CredentialsRow): Credentials => ({
  _id: row.id,
  name: row.name,
  apiKey: row.api_key,
  secretKeyEnd: row.secret_end,
  createdBy: displayNameOf({ firstname: row.created_by_firstname, lastname: row.created_by_lastname }),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
