import type { ActorKind } from '@afc/contract/vocabulary';

export interface AuditRow {
  number: number;
  at: Date;
  actor_kind: ActorKind;
  actor_id: string;
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: object | null;
  after: object | null;
  request_id: string;
  previous_hash: string;
  hash: string;
}
