import { apiKeyHeader, secretKeyHeader } from '@afc/contract/credentials';
import type { Endpoint } from '@afc/contract/endpoints/endpoint';
import { admits } from '@afc/contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { type Caller, nobody } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { ClientNeeds } from '../programs/authenticate-client.ts';
import { authenticateClient } from '../programs/authenticate-client.ts';
import { findResetToken, hashToken } from './reset-tokens.ts';
import { findSession } from './sessions.ts';

/** Finds the caller and admits only whom the endpoint's line in the contract declares. */
export async function authenticate(needs: ClientNeeds, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> {
  if (endpoint.access === 'open') return { actor: nobody, sessionId: null, resetTokenHash: null };
  const { [apiKeyHeader]: apiKey, [secretKeyHeader]: secretKey } = request.headers;
  // With one of them alone it is a program too, and is told what is wrong with its credentials.
  if (apiKey !== undefined || secretKey !== undefined) {
    const actor = await authenticateClient(needs, String(apiKey), String(secretKey));
    if (!endpoint.clients) throw new AppError('forbidden');
    return { actor, sessionId: null, resetTokenHash: null };
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('sessionExpired');
  const session = await findSession(needs, token);
  if (session) {
    const { access } = endpoint;
    if (access !== 'reset' && !admits(access, session.actor.role)) throw new AppError('forbidden');
    const actor = access === 'reset' ? session.actor : { ...session.actor, group: access };
    return { actor, sessionId: session.id, resetTokenHash: null };
  }
  if (endpoint.access !== 'reset') throw new AppError('sessionExpired');
  const resetTokenHash = hashToken(token);
  const actor = await findResetToken(needs.db, resetTokenHash, needs.now());
  if (!actor) throw new AppError('resetLinkUsed');
  return { actor, sessionId: null, resetTokenHash };
}
