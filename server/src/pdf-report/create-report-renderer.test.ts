import { performance } from 'node:perf_hooks';
import { afterEach, expect, it } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleInput } from './testing/sample-input.ts';

const renderer = createReportRenderer();
afterEach(() => renderer.close());

it('makes reports on another thread and leaves this one free, and makes none after it was closed', async () => {
  const before = performance.eventLoopUtilization();
  const reports = await Promise.all([1, 2, 3].map((matches) => renderer.render(sampleInput(matches))));
  // Made here, they would keep this thread busy almost all the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  for (const [index, report] of reports.entries())
    expect((await readPdf(report)).text).toContain(`Match 1 of ${index + 1}`);
  await renderer.close();
  await expect(renderer.render(sampleInput(0))).rejects.toThrow('closed');
});
