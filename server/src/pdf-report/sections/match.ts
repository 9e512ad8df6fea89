import { countryIn } from '@afc/contract/countries';
import { fullName } from '@afc/contract/person';
import type { Match } from '@afc/contract/result';
import type { EvidenceVerdict } from '@afc/contract/vocabulary';
import { type Block, row, stack } from '../blocks/block.ts';
import { photo } from '../blocks/photo.ts';
import { addTable, type TableCell } from '../blocks/table.ts';
import { day } from '../format.ts';
import type { Report } from '../report.ts';
import { colors, contentWidth, statusColors, styles } from '../theme.ts';
import { evidenceBlocks } from './evidence.ts';

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
  flow.add(head, { tag: 'Sect', keep: firstRows });
  flow.gap(6);
  addComparison(report, match, titleOf(report, number));
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
  const picture = photo(canvas, pictures.matches.get(match._id) ?? null, photoSide, missing);
  const alt = texts.photoOfMatch(number);
  return row(14, { block: picture, width: photoSide, tag: 'Figure', alt }, { block: beside, width });
}

function titleOf({ texts, input }: Report, number: number): string {
  return texts.match(number, input.result.matchList.length);
}

function summary({ canvas, texts }: Report, match: Match, title: string, width: number): Block {
  const status = canvas.pill(texts.statuses[match.resultStatus], statusColors[match.resultStatus], styles.smallStrong);
  const confirmed = match.confirmedMatch
    ? canvas.pill(texts.confirmed, statusColors.blacklist, styles.smallStrong)
    : null;
  const pills = confirmed ? status.width + confirmed.width + 6 : status.width;
  const reasons = match.evidence.reasons.map((reason) => texts.reasons[reason]).join(', ');
  const left = width - pills - 10;
  return row(
    10,
    {
      block: stack(
        1,
        canvas.text(title, left, styles.label),
        canvas.text(fullName(match) || texts.notGiven, left, { ...styles.strong, size: 11 }),
        canvas.text(`${texts.sources[match.source]}: ${reasons}`, left, styles.small),
        canvas.text(match.userGuid ? `${texts.reference} ${match.userGuid}` : '', left, styles.note),
      ),
      width: left,
    },
    {
      block: row(6, ...(confirmed ? [{ block: confirmed, width: confirmed.width }] : []), {
        block: status,
        width: status.width,
      }),
      width: pills,
    },
  );
}

const comparedFields = [
  'firstname',
  'lastname',
  'email',
  'dateBirth',
  'docType',
  'docId',
  'docExpireAt',
  'countryNationalityName',
  'countryResidenceName',
] as const;

type Compared = { field: string; verdict: EvidenceVerdict; subject: string; entry: string };

/** What the screening compared, and beside it the fields it had no verdict on. */
function compared({ input }: Report, match: Match): Compared[] {
  // List entries name a nationality by another word, and by its code.
  const fields = match.evidence.fields.map(
    (evidence): Compared =>
      evidence.field === 'nationality'
        ? {
            field: 'countryNationalityName',
            verdict: evidence.verdict,
            subject: input.result.countryNationalityName,
            entry: match.countryNationalityName || evidence.entry,
          }
        : evidence,
  );
  const agreeing: Partial<Record<(typeof comparedFields)[number], boolean>> = {
    firstname: match.firstnameMatch,
    lastname: match.lastnameMatch,
    email: match.emailMatch,
    dateBirth: match.dateBirthMatch,
    docId: match.docIdMatch,
  };
  const rest = comparedFields
    .filter((name) => !fields.some(({ field }) => field === name))
    .map(
      (name): Compared => ({
        field: name,
        verdict: agreeing[name] ? 'agrees' : 'silent',
        subject: input.result[name],
        entry: match[name],
      }),
    );
  const registered = {
    field: 'registryDate',
    verdict: 'silent' as const,
    subject: input.result.registryDate,
    entry: match.registryDate,
  };
  return [...fields, ...rest, registered].filter(({ subject, entry }) => subject !== '' || entry !== '');
}

function addComparison(report: Report, match: Match, title: string): void {
  const { canvas, flow, texts } = report;
  const { comparison } = texts;
  const rows = compared(report, match).map(({ field, verdict, subject, entry }): TableCell[] => [
    { text: texts.fields[field] ?? field, style: { ...styles.small, color: colors.muted } },
    shown(report, field, subject),
    shown(report, field, entry),
    { text: verdict === 'silent' ? '–' : texts.verdicts[verdict], style: verdictStyle(verdict) },
  ]);
  if (rows.length === 0) return;
  const columns = [
    { title: comparison.field, share: 20 },
    { title: comparison.person, share: 33 },
    { title: comparison.match, share: 33 },
    { title: comparison.verdict, share: 14 },
  ];
  addTable(canvas, flow, columns, rows, canvas.text(texts.continued(title), contentWidth, styles.label));
}

function shown({ texts, language }: Report, field: string, value: string): TableCell {
  if (value === '') return { text: texts.notGiven, style: { ...styles.small, color: colors.muted } };
  if (field === 'docType') return texts.documentTypes[value] ?? value;
  if (field === 'gender') return texts.genders[value] ?? value;
  if (field === 'registryDate') return day(value);
  return field.startsWith('country') ? countryIn(value, language) : value;
}

function verdictStyle(verdict: EvidenceVerdict) {
  if (verdict === 'agrees') return { ...styles.smallStrong, color: colors.agrees };
  return verdict === 'contradicts'
    ? { ...styles.smallStrong, color: colors.contradicts }
    : { ...styles.small, color: colors.muted };
}
