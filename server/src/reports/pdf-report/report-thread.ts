import { answerQuestions } from '@afc/screening/threads/worker-answers';
import { renderReport } from './render-report.ts';
import type { ReportInput } from './report-input.ts';

answerQuestions<ReportInput, Uint8Array<ArrayBuffer>>(
  // A copy in memory of its own can move to the asking thread.
  async (input) => new Uint8Array(await renderReport(input)),
  (bytes) => [bytes.buffer],
);
