import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
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
