import { z } from 'zod';
import { maxPageSize, pageSize } from './limits.ts';
import { actorKinds } from './vocabulary.ts';

export const AuditEvent = z.object({
  number: z.number().int(),
  at: z.string(),
  actorKind: z.enum(actorKinds),
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditQuery = z.object({
  actor: z.string().optional(),
  action: z.string().optional(),
  subject: z.string().optional(),
  from: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
  to: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
  currentPage: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export const AuditList = z.object({ totalResults: z.number().int(), resultList: z.array(AuditEvent) });
