import type { Handlers } from '../../platform/http/handlers.ts';
import type { Context } from '../../start/services/context.ts';
import { makeReport } from './make-report.ts';

export function reportRoutes(context: Context): Pick<Handlers, 'pdfReport'> {
  return {
    pdfReport: async ({ params, query, actor, requestId, language }) => {
      const masked = query.masked === 'true';
      const pdf = await makeReport(context, params.id, { actor, requestId, masked, language });
      return { data: pdf.toString('base64') };
    },
  };
}
