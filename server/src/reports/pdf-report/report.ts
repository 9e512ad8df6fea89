import { messages } from '@afc/contract/all-messages';
import type { Language, MessageKey } from '@afc/contract/messages';
import { flawLines } from '@afc/contract/photo-flaws';
import type { Picture } from '@afc/contract/picture';
import { stack } from './blocks/block.ts';
import type { Canvas } from './blocks/canvas.ts';
import type { Flow } from './blocks/flow.ts';
import type { PagePicture } from './pictures.ts';
import type { ReportInput } from './report-input.ts';
import type { TextStyle } from './text/typesetter.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import type { ReportTexts } from './texts/report-texts.ts';
import { contentWidth, styles } from './theme.ts';

/** What every section of a report works with. */
export interface Report {
  readonly input: ReportInput;
  readonly canvas: Canvas;
  readonly flow: Flow;
  readonly texts: ReportTexts;
  readonly language: Language;
  readonly pictures: { subject: readonly (PagePicture | null)[]; matches: ReadonlyMap<string, PagePicture | null> };
}

export const textsOf: Record<Language, ReportTexts> = { en, es };

export function sentence(report: Report, key: MessageKey): string {
  return messages[report.language][key];
}

/** The word for a value of the data; one it does not name stands as it is. */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}

/** What makes somebody's photos hard to compare. */
export function flawsIn({ texts }: Report, { pictures }: { pictures: readonly Picture[] }): string {
  return flawLines(pictures, (flaw) => texts.words.photoFlaw[flaw]).join('; ');
}

/** The numbered sections, in their order. */
const sections = [
  'subject',
  'identityRules',
  'checksNotRun',
  'matches',
  'thresholds',
  'sources',
  'review',
  'audit',
] as const;
type Section = (typeof sections)[number];

export const numberOf = (section: Section): number => sections.indexOf(section) + 1;

/** A numbered heading; `keep` is the room of what must stand under it on the same page. */
export function heading({ canvas, flow }: Report, section: Section, title: string, keep: number): void {
  flow.gap(18);
  const number = numberOf(section);
  const words = canvas.text(`${number}  ${title}`, contentWidth, styles.section);
  const ruled = stack(3, words, canvas.rule(contentWidth, styles.section.color, 0.8));
  flow.add(ruled, { tag: 'H2', keep: keep + 6, bookmark: `${number} ${title}` });
  flow.gap(6);
}

export function paragraph({ canvas, flow }: Report, text: string, style: TextStyle = styles.body): void {
  flow.add(canvas.text(text, contentWidth, style));
}
