import type { ActorKind, Role } from '@afc/contract/vocabulary';

/** Who does something: every mutation names one. */
export interface Actor {
  readonly kind: ActorKind;
  readonly id: string;
  readonly name: string;
  readonly role?: Role;
}

export const systemActor: Actor = { kind: 'system', id: 'system', name: 'system' };

/** The caller of an open endpoint. */
export const nobody: Actor = { kind: 'system', id: 'nobody', name: 'nobody' };
