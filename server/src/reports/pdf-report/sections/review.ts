import type { HistoryAction, HistoryState } from '@afc/contract/audit';
import { type Block, padded, stack } from '../blocks/block.ts';
import { labelled } from '../blocks/labelled.ts';
import { addTable, type TableCell } from '../blocks/table.ts';
import { dateTime } from '../format.ts';
import { heading, paragraph, type Report, wordFor } from '../report.ts';
import type { ReportDecision } from '../report-input.ts';
import type { TextStyle } from '../text/typesetter.ts';
import type { ReportTexts } from '../texts/report-texts.ts';
import { colors, contentWidth, statusColors, styles } from '../theme.ts';

/** Who decided what, when and why, and the whole history of the record. */
export function addReview(report: Report): void {
  const { flow, texts, input, canvas } = report;
  const decision = input.decision ? decisionPanel(report, input.decision) : null;
  heading(report, 'review', texts.review, decision?.height ?? 20);
  if (decision) flow.add(decision);
  else paragraph(report, texts.noDecision);
  flow.gap(9);
  const title = (keep: number): void => {
    const words = canvas.text(texts.history, contentWidth, styles.subsection);
    flow.add(words, { tag: 'H3', keep: keep + 2, bookmark: texts.history });
    flow.gap(2);
  };
  if (input.history.length > 0) addHistory(report, title);
  else {
    title(20);
    paragraph(report, texts.noHistory);
  }
}

function addHistory(report: Report, title: (keep: number) => void): void {
  const { canvas, texts, input } = report;
  const columns = texts.historyColumns;
  addTable(
    report,
    [
      { title: columns.number, share: 8, align: 'right' },
      { title: columns.time, share: 22 },
      { title: columns.who, share: 18 },
      { title: columns.action, share: 17 },
      { title: columns.change, share: 35 },
    ],
    input.history.map(({ number, at, actorName, action, before, after, comment, reviewedIn }): TableCell[] => [
      String(number),
      dateTime(at),
      actorName === 'system' ? texts.system : actorName,
      actionWord(texts, action),
      {
        blocks: (width) => {
          const said = [reviewedIn ? texts.reviewedIn(reviewedIn) : '', comment].filter(Boolean).join('\n');
          const [first = stack(0), ...rest] = canvas.texts(said, width, styles.small);
          return [stack(1, canvas.text(change(texts, before, after), width, styles.smallStrong), first), ...rest];
        },
      },
    ]),
    { title },
  );
}

function decisionPanel({ canvas, texts }: Report, decision: ReportDecision): Block {
  const color = statusColors[decision.resultStatus];
  const inner = contentWidth - 28;
  const fact = (label: string, value: string, style: TextStyle = styles.body) =>
    labelled(canvas, label, value, { width: inner, labelWidth: 80, gap: 8, style });
  const content = stack(
    2,
    fact(texts.decision, texts.words.resultStatus[decision.resultStatus], { ...styles.strong, color: color.ink }),
    fact(texts.reviewer, decision.reviewer, styles.strong),
    fact(texts.time, dateTime(decision.at)),
    fact(texts.comment, decision.comment || '–'),
  );
  return canvas.panel(padded(content, [8, 14]), contentWidth, { fill: colors.faint, bar: color.ink });
}

function actionWord({ words: { history } }: ReportTexts, action: HistoryAction): string {
  const words: Record<HistoryAction, string> = {
    'petition.submitted': history.petition.submitted,
    'petition.processed': history.petition.processed,
    'petition.failed': history.petition.failed,
    'result.applied': history.result.applied,
    'result.delisted': history.result.delisted,
    'result.rescreened': history.result.rescreened,
    'report.generated': history.report.generated,
    other: history.other,
  };
  return words[action];
}

/** Statuses in the words of the report; what is not a status, such as why a check failed, as it stands. */
function change(texts: ReportTexts, ...states: readonly HistoryState[]): string {
  const { resultStatus, petitionStatus } = texts.words;
  const words = { ...resultStatus, ...petitionStatus };
  return states
    .filter((state) => state !== '')
    .map((state) => wordFor(words, state))
    .join(' > ');
}

/** Where the audit trail stood, so that this paper can be checked against it later. */
export function addAudit(report: Report): void {
  const { flow, texts, input } = report;
  heading(report, 'audit', texts.audit, 60);
  const { number, hash } = input.auditReference;
  paragraph(report, texts.auditEvent(number), styles.strong);
  paragraph(report, `${texts.auditHash}: ${hash}`, styles.small);
  flow.gap(3);
  paragraph(report, texts.auditMeaning, styles.small);
  flow.gap(12);
  paragraph(report, texts.closing, styles.note);
}
