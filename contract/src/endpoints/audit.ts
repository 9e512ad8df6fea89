import { AuditList, AuditQuery, AuditVerification, AuditVerificationQuery } from '../audit.ts';
import type { Endpoint } from './endpoint.ts';

/** The audit trail. */
export const auditEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
