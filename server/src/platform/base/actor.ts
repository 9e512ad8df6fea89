import type { ActorKind, AuthGroup } from '@afc/contract/vocabulary';

/** Who does something: every mutation names one. */
export interface Actor {
  readonly kind: ActorKind;
  readonly id: string;
  readonly name: string;
  /** Of staff: the group that their role must be in for what they ask. */
  readonly group?: AuthGroup;
}

/** How staff are named, on pages and in the trail. */
export const displayNameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim();

/** Who calls, and by what proof. */
export interface Caller {
  readonly actor: Actor;
  readonly sessionId: string | null;
  readonly resetTokenHash: string | null;
}

/** Who asks for a change, and in which request: the audit trail notes both. */
export interface Asking {
  readonly actor: Actor;
  readonly requestId: string;
}

export const systemActor: Actor = { kind: 'system', id: 'system', name: 'system' };

/** For what AFC does by itself, in no request. */
export const unasked: Asking = { actor: systemActor, requestId: '' };

/** The caller of an open endpoint. */
export const nobody: Actor = { kind: 'system', id: 'nobody', name: 'nobody' };
