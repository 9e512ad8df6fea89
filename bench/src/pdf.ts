import { renditionsOf } from '@afc/screening/faces/fixtures/renditions';
import { createReportRenderer } from '@afc/server/reports/pdf-report/create-report-renderer';
import { renderReport } from '@afc/server/reports/pdf-report/render-report';
import type { ReportInput } from '@afc/server/reports/pdf-report/report-input';
import {
  namesByScript,
  sampleInput,
  samplePicture,
  sampleResult,
} from '@afc/server/reports/pdf-report/testing/sample-input';
import sharp from 'sharp';
import { countOf } from './arguments.ts';
import { cpuMs, percentiles, report } from './figures.ts';

const warmUps = 20;
const scripts = Object.values(namesByScript);
/** What AFC keeps of photos as phones take them. */
const photos = await Promise.all(
  [0, 1, 2, 3, 4].map(async (index) => {
    const photo = await sharp(samplePicture(index)).resize(1_600, 1_600, { fit: 'inside' }).jpeg().toBuffer();
    return renditionsOf(photo);
  }),
);

/** The processor time of a report when warm, and memory over many of them: `npm run bench -- pdf [reports] [samples]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const count = countOf(args[0], 500);
  const samples = countOf(args[1], 30);
  for (const [matches, masked] of [[0], [1], [5], [20], [20, true]] as const) {
    const milliseconds: number[] = [];
    let bytes = 0;
    for (let run = 0; run < warmUps + samples; run++) {
      const given = input(matches, run, masked);
      const before = cpuMs();
      bytes = (await renderReport(given)).length;
      if (run >= warmUps) milliseconds.push(cpuMs() - before);
    }
    report({ bench: 'pdf', matches, masked, kilobytes: Math.round(bytes / 1_024), cpuMs: percentiles(milliseconds) });
  }
  await benchMemory(count);
}

/** On the thread that the server uses; every report has other names, so that nothing kept of them goes unnoticed. */
async function benchMemory(count: number): Promise<void> {
  const renderer = createReportRenderer();
  const megabytes: number[] = [];
  try {
    for (let run = 1; run <= count; run++) {
      await renderer.render(input(run % 6, run));
      if (run % Math.max(1, Math.floor(count / 10)) === 0)
        megabytes.push(Math.round(process.memoryUsage.rss() / 1_048_576));
    }
  } finally {
    await renderer.close();
  }
  report({ bench: 'pdf', reports: count, residentMegabytes: megabytes });
}

function input(matches: number, run: number, masked = false): ReportInput {
  const [firstname, lastname] = scripts[run % scripts.length] ?? ['', ''];
  const given = sampleInput(matches, { masked });
  const { resultStatus, source, matchList } = given.result;
  const subject = { firstname: `${firstname} ${run}`, lastname, docId: `X${run * 7919}` };
  // The renditions that make-report.ts reads.
  const photo = (index: number) => photos[index % photos.length]?.[masked ? 'thumbnail' : 'main'] ?? Buffer.alloc(0);
  const pictures = {
    subject: [photo(0)],
    matches: new Map([...given.pictures.matches.keys()].map((id, index) => [id, photo(index + 1)])),
  };
  return { ...given, pictures, result: sampleResult({ resultStatus, source, matchList, ...subject }) };
}
