import { type ComparedRow, compareRows, type RowVerdict } from '@afc/contract/comparison';
import { countryIn } from '@afc/contract/countries';
import { fullName } from '@afc/contract/full-name';
import { isDoubtedPhoto, isRemoved, type Match } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';
import { type Block, part, row, stack } from '../blocks/block.ts';
import { photo } from '../blocks/photo.ts';
import { addTable, type TableCell } from '../blocks/table.ts';
import { flawsIn, type Report, wordFor } from '../report.ts';
import { colors, contentWidth, statusColors, styles } from '../theme.ts';
import { evidenceBlocks, reasonsOf } from './evidence.ts';

const photoSide = 86;

/** So many points of the comparison stay with what is above it. */
const firstRows = 46;

/** One match: who it is, why it was found, and field by field what agrees. */
export function addMatch(report: Report, match: Match, number: number): void {
  const { canvas, flow, input } = report;
  const head = matchHead(report, match, number);
  const isFirst = number === 1;
  flow.gap(isFirst && input.result.matchList.length === 1 ? 2 : 16);
  flow.need(head.height + firstRows);
  // Between two matches stands a line; at the top of a page and under the heading there is one already.
  if (!isFirst && !flow.atTop) {
    flow.add(canvas.rule(contentWidth, colors.muted, 0.8), { tag: 'Decoration' });
    flow.gap(7);
  }
  const title = titleOf(report, number);
  flow.add(head, { tag: 'Sect', keep: firstRows, bookmark: title });
  flow.gap(6);
  addComparison(report, match, title);
}

/** The room a match takes before its comparison may run over to the next page. */
export function roomOfMatch(report: Report, match: Match, number: number): number {
  return matchHead(report, match, number).height + firstRows;
}

function matchHead(report: Report, match: Match, number: number): Block {
  const { canvas, texts, pictures } = report;
  const width = contentWidth - photoSide - 14;
  const title = titleOf(report, number);
  const beside = stack(4, summary(report, match, title, width), ...evidenceBlocks(report, match, width));
  const missing = match.source === 'provider' ? texts.noPictureOnList : texts.notAvailable;
  const words = { alt: texts.photoOfMatch(number), missing };
  const picture = photo(canvas, pictures.matches.get(match._id) ?? null, photoSide, words);
  return row(14, { block: picture, width: photoSide }, { block: beside, width });
}

function titleOf({ texts, input }: Report, number: number): string {
  return texts.match(number, input.result.matchList.length);
}

export function nameOf({ texts: { words } }: Report, match: Match): string {
  if (isRemoved(match)) return words.removedRecord;
  return isDoubtedPhoto(match) ? words.doubtedPhoto : fullName(match) || words.notGiven;
}

function summary(report: Report, match: Match, title: string, width: number): Block {
  const { canvas, texts } = report;
  const { words } = texts;
  const removed = isRemoved(match);
  const pill = (text: string, status: ResultStatus) => canvas.pill(text, statusColors[status], styles.smallStrong);
  const pills = [
    ...(match.confirmedMatch ? [pill(words.confirmed, 'blacklist')] : []),
    ...(removed ? [] : [pill(words.resultStatus[match.resultStatus], match.resultStatus)]),
  ];
  const gap = 6;
  const right = Math.max(
    0,
    pills.reduce((sum, { width: own }) => sum + own + gap, -gap),
  );
  const left = width - right - 10;
  return row(
    10,
    {
      block: stack(
        1,
        part(
          'H3',
          stack(
            1,
            canvas.text(title, left, styles.label),
            canvas.text(nameOf(report, match), left, { ...styles.strong, size: 11 }),
          ),
        ),
        canvas.text(`${words.source[match.source]}: ${reasonsOf(report, match)}`, left, styles.small),
        canvas.text(match.userGuid ? `${words.field.userId} ${match.userGuid}` : '', left, styles.note),
      ),
      width: left,
    },
    {
      block: row(gap, ...pills.map((block) => ({ block, width: block.width }))),
      width: right,
    },
  );
}

function addComparison(report: Report, match: Match, title: string): void {
  const { canvas, texts, input } = report;
  const { words } = texts;
  const rows = compareRows(input.result, match)
    .filter(({ subject, match: other }) => subject !== '' || other !== '')
    .map(({ field, verdict, subject, match: other }): TableCell[] => [
      label(words.field[field]),
      shown(report, field, subject),
      shown(report, field, other),
      { text: words.compare[verdict], style: verdictStyle(verdict) },
    ]);
  const [flaws, flawsOfMatch] = [flawsIn(report, input.result), flawsIn(report, match)];
  if (flaws || flawsOfMatch) rows.unshift([label(words.field.photo), flaws, flawsOfMatch, '']);
  const columns = [
    { title: words.compare.field, share: 20 },
    { title: words.subject, share: 30 },
    { title: words.match, share: 30 },
    { title: words.compare.verdict, share: 20 },
  ];
  addTable(report, columns, rows, {
    continued: canvas.text(texts.continued(title), contentWidth, styles.label),
  });
}

const label = (text: string): TableCell => ({ text, style: styles.label });

function shown({ texts, language }: Report, field: ComparedRow['field'], value: string): TableCell {
  if (value === '') return { text: texts.words.notGiven, style: styles.label };
  if (field === 'docType') return wordFor(texts.words.documentType, value);
  if (field === 'gender') return wordFor(texts.words.gender, value);
  return field.startsWith('country') ? countryIn(value, language) : value;
}

function verdictStyle(verdict: RowVerdict) {
  switch (verdict) {
    case 'equal':
    case 'partly':
    case 'swapped':
      return { ...styles.smallStrong, color: colors.agrees };
    case 'differs':
      return { ...styles.smallStrong, color: colors.contradicts };
    case 'silent':
    case 'other':
    case 'words':
      return styles.label;
  }
}
