import { dateTime } from './format.ts';
import type { Report } from './report.ts';
import { colors, contentWidth, page, styles } from './theme.ts';

/** Head and foot of every page, drawn last because only then the number of pages is known. */
export function addPageFurniture(report: Report): void {
  const { doc } = report.canvas;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // Not part of what is read aloud.
    doc.markContent('Artifact', { type: 'Pagination' });
    drawHead(report);
    drawFoot(report, index + 1, count);
    doc.endMarkedContent();
  }
}

function drawHead({ canvas, texts, input: { masked } }: Report): void {
  const half = contentWidth / 2;
  canvas.text('AFC', half, { size: 12, weight: 700, color: colors.accent }).draw(page.left, 36);
  canvas.text(texts.title, half, styles.label).draw(page.left + 34, 39.6);
  canvas.text(masked ? texts.demo : texts.confidential, half, styles.label, 'right').draw(page.left + half, 39.6);
  canvas.rule(contentWidth, colors.accent, 1).draw(page.left, 56);
}

function drawFoot({ canvas, texts, input }: Report, number: number, count: number): void {
  const top = page.height - 44;
  const numberWidth = 64;
  const aboutWidth = contentWidth - numberWidth;
  canvas.rule(contentWidth, colors.line).draw(page.left, top - 6);
  const about = `${texts.record} ${input.result._id}  ·  ${texts.generated} ${dateTime(input.generatedAt)}  ·  ${texts.policyVersion} ${input.result.policyVersion}`;
  canvas.text(about, aboutWidth, styles.note).draw(page.left, top);
  canvas.text(texts.page(number, count), numberWidth, styles.note, 'right').draw(page.left + aboutWidth, top);
}
