import { renderReport } from '../render-report.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { sampleInput } from './sample-input.ts';

/** The report about what the sample input and its changes say, as a reader of PDF sees it. */
export const readReport = async (...input: Parameters<typeof sampleInput>): Promise<ReadPdf> =>
  readPdf(await renderReport(sampleInput(...input)));
