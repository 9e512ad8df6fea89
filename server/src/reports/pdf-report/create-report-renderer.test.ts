import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleInput } from './testing/sample-input.ts';

const renderer = createReportRenderer();
const threads: Worker[] = [];
const note = (thread: Worker) => threads.push(thread);
process.on('worker', note);
afterEach(async () => {
  process.off('worker', note);
  await renderer.close();
});

it('makes all reports on one other thread, and none after it was closed', async () => {
  expect(threads).toHaveLength(0);
  const reports = await Promise.all([1, 2, 3].map((matches) => renderer.render(sampleInput(matches))));
  expect(threads).toHaveLength(1);
  for (const [index, report] of reports.entries())
    expect((await readPdf(report)).text).toContain(`Match 1 of ${index + 1}`);
  await renderer.close();
  await expect(renderer.render(sampleInput(0))).rejects.toThrow('closed');
});
