import { z } from 'zod';
import { pagingOfQuery } from './paging.ts';
import { actorKinds, detailLocations, failureReasons, petitionStatuses, resultStatuses } from './vocabulary.ts';

/** Everything the trail records. A later version may leave events with words that are not here. */
export const auditActions = [
  'session.opened',
  'session.closed',
  'password.changed',
  'password.reset',
  'password.reset-requested',
  'staff.registered',
  'staff.updated',
  'staff.role-changed',
  'staff.disabled',
  'staff.enabled',
  'credentials.generated',
  'credentials.revoked',
  'webhook.created',
  'webhook.removed',
  'petition.submitted',
  'petition.processed',
  'petition.failed',
  'result.applied',
  'result.delisted',
  'result.rescreened',
  'result.erased',
  'report.generated',
  'test.deleted',
  'collision.checked',
  'list.imported',
  'list.removed',
  'rescreen.started',
  'rescreen.finished',
  'samples.loaded',
  'samples.removed',
  'faces.reembedded',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the trail records about a petition that is still there. */
const petitionActions = [
  'petition.submitted',
  'petition.processed',
  'petition.failed',
  'result.applied',
  'result.delisted',
  'result.rescreened',
  'report.generated',
] as const satisfies readonly AuditAction[];

/** What a history tells. `other` is what a later version left in the trail, which has its own word for it. */
export const historyActions = [...petitionActions, 'other'] as const;
export type HistoryAction = (typeof historyActions)[number];

/** How a petition stood before an event and after it; empty where the event says nothing of that. */
export const historyStates = ['', ...resultStatuses, ...petitionStatuses, ...failureReasons] as const;
export type HistoryState = (typeof historyStates)[number];

/** What events are about. Here too a later version may leave other words. */
export const auditSubjectKinds = [
  'staff',
  'petition',
  'credentials',
  'webhook',
  'collision',
  'list',
  'rescreen',
  'samples',
  'model',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

export const AuditEvent = z.object({
  number: z.number().int(),
  at: z.string(),
  actorKind: z.enum(actorKinds),
  actorId: z.string(),
  actorName: z.string(),
  /** The trail is shown as it stands, also where an earlier or a later version wrote it. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** The present name of a staff member the event is about; else empty. */
  subjectName: z.string(),
  /** Where the detail of a petition is found that still has a result. */
  subjectLocation: z.enum(detailLocations).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'fieldMoment');

export const AuditQuery = z.object({
  /** An id, or else a part of the name. */
  actor: z.string().optional(),
  /** An action, or a group of them: 'staff'. */
  action: z.string().optional(),
  /** An id, its first eight characters or more, or a kind. */
  subject: z.string().optional(),
  from: moment.optional(),
  to: moment.optional(),
  ...pagingOfQuery,
});
export const AuditList = z.object({ totalResults: z.number().int(), resultList: z.array(AuditEvent) });

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The head that the last answer gave, to go on behind it; without it the walk begins at the first event. */
export const AuditVerificationQuery = z.object({
  number: z.coerce.number().int().min(0).default(0),
  hash: hash.optional(),
});

const tamperingKinds = ['changed', 'removed', 'inserted'] as const;

/** One stretch of the walk along the chain. */
export const AuditVerification = z.object({
  /** The last event that holds. */
  head: z.object({ number: z.number().int(), hash }),
  /** The number of the trail's newest event. */
  newest: z.number().int(),
  /** Nothing is left to walk: the end was reached, or the chain is broken. */
  finished: z.boolean(),
  /** The first event that does not hold. */
  broken: z.object({ number: z.number().int(), kind: z.enum(tamperingKinds), finding: z.string() }).nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;
