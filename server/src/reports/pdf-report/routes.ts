import type { Handlers } from '../../platform/http/handlers.ts';
import type { ReportNeeds } from './make-report.ts';
import { makeReport } from './make-report.ts';

export function reportRoutes(needs: ReportNeeds): Pick<Handlers, 'pdfReport'> {
  return {
    pdfReport: async ({ params, query, actor, requestId, language }) => {
      const masked = query.masked === 'true';
      const pdf = await makeReport(needs, params.id, { actor, requestId, masked, language });
      return { data: pdf.toString('base64') };
    },
  };
}
