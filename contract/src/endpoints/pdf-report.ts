import { Report, ReportQuery } from '../result.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** The report of a result. */
export const pdfReportEndpoints = {
  pdfReport: {
    method: 'GET',
    path: '/recognition/pdfReport/:id',
    summary: 'The report of a result as a base64 PDF',
    access: 'user',
    clients: true,
    params: Id,
    query: ReportQuery,
    response: Report,
  },
} as const satisfies Record<string, Endpoint>;
