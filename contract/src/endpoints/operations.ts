import { AuditList, AuditQuery, AuditVerification, AuditVerificationQuery } from '../audit.ts';
import { Health, Readiness } from '../health.ts';
import type { Endpoint } from './endpoint.ts';

/** The audit trail and the state of the process. */
export const operationsEndpoints = {
  audit: {
    method: 'GET',
    path: '/api/audit',
    summary: 'The audit trail',
    access: 'admin',
    query: AuditQuery,
    response: AuditList,
  },
  auditVerification: {
    method: 'GET',
    path: '/api/audit/verification',
    summary: 'Verify the next stretch of the audit trail',
    access: 'admin',
    query: AuditVerificationQuery,
    response: AuditVerification,
  },
  health: { method: 'GET', path: '/healthz', summary: 'The process answers', access: 'open', response: Health },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'Networks and lists are loaded, and the database answers',
    access: 'open',
    response: Readiness,
  },
} as const satisfies Record<string, Endpoint>;
