import { admits, type Role } from '@afc/contract/vocabulary';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';

/** How it stands with whoever asks; of nobody known all is null. */
export interface ActorStanding {
  readonly role: Role | null;
  readonly disabled_at: Date | null;
  /** Of a program's credentials. */
  readonly revoked_at?: Date | null;
}

/** They were allowed when the request began. */
export function refuseBarred({ group }: Actor, { role, disabled_at, revoked_at }: ActorStanding): void {
  if (disabled_at) throw new AppError('sessionExpired');
  if (revoked_at) throw new AppError('credentialsNotValid');
  if (group && role && !admits(group, role)) throw new AppError('forbidden');
}
