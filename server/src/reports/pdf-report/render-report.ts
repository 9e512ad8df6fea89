import { Canvas } from './blocks/canvas.ts';
import { Flow } from './blocks/flow.ts';
import { maskInput } from './mask.ts';
import { addPageFurniture } from './page-furniture.ts';
import { type PagePicture, pagePicture } from './pictures.ts';
import { type Report, textsOf } from './report.ts';
import { ReportDocument } from './report-document.ts';
import type { ReportInput } from './report-input.ts';
import { addMatches } from './sections/matches.ts';
import { addOpening } from './sections/opening.ts';
import { addIdentityRules, addPerson } from './sections/person.ts';
import { addSources, addThresholds } from './sections/policy.ts';
import { addAudit, addReview } from './sections/review.ts';
import { page } from './theme.ts';

const photoPixels = 480;
const matchPhotoPixels = 260;

/** The report of one result as a PDF. It keeps the thread busy: see create-report-renderer.ts. */
export async function renderReport(given: ReportInput): Promise<Buffer> {
  const input = given.masked ? maskInput(given) : given;
  const { language } = input;
  const texts = textsOf[language];
  const doc = new ReportDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // No font of the writer's own: an empty name loads none.
    font: '',
    info: {
      Title: `${texts.title} ${input.result._id}`,
      Author: 'AFC',
      Creator: 'AFC',
      Producer: 'AFC',
      CreationDate: input.generatedAt,
      ModDate: input.generatedAt,
    },
  });
  const canvas = new Canvas(doc);
  const flow = new Flow(doc);
  const report: Report = { input, canvas, flow, texts, language, pictures: await preparePictures(input) };
  addOpening(report);
  addPerson(report);
  addIdentityRules(report);
  addMatches(report);
  addThresholds(report);
  addSources(report);
  addReview(report);
  addAudit(report);
  flow.end();
  addPageFurniture(report);
  return doc.finish();
}

async function preparePictures({ pictures, masked }: ReportInput): Promise<Report['pictures']> {
  const subject = await Promise.all(pictures.subject.map((bytes) => pagePicture(bytes, photoPixels, masked)));
  const matches = await Promise.all(
    Array.from(
      pictures.matches,
      async ([id, bytes]): Promise<[string, PagePicture | null]> => [
        id,
        await pagePicture(bytes, matchPhotoPixels, masked),
      ],
    ),
  );
  return { subject, matches: new Map(matches) };
}
