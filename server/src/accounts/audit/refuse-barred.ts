import { admits, type Role } from '@afc/contract/vocabulary';
import type { Actor } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';

/** What whoever asks is now. All of it is null where no profile or credentials stand behind them, as for the system. */
export interface ActorStanding {
  readonly role: Role | null;
  readonly disabled_at: Date | null;
  /** Of a program's credentials. */
  readonly revoked_at?: Date | null;
}

/** Refuses whoever was allowed when the request began, and is not any more. */
export function refuseBarred({ group }: Actor, { role, disabled_at, revoked_at }: ActorStanding): void {
  if (disabled_at) throw new AppError('sessionExpired');
  if (revoked_at) throw new AppError('credentialsNotValid');
  if (group && role && !admits(group, role)) throw new AppError('forbidden');
}
