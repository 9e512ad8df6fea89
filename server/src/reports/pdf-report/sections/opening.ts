import { padded, row, stack } from '../blocks/block.ts';
import { labelled } from '../blocks/labelled.ts';
import { dateTime } from '../format.ts';
import { numberOf, type Report } from '../report.ts';
import { contentWidth, statusColors, styles } from '../theme.ts';

/** The title, what the report is about, and the result at a glance. */
export function addOpening(report: Report): void {
  const { canvas, flow, texts, input } = report;
  const { result } = input;
  flow.add(canvas.text(texts.title, contentWidth, styles.title), { tag: 'H1' });
  flow.gap(8);
  const facts: [string, string][] = [
    [texts.record, result._id],
    [texts.generated, dateTime(input.generatedAt)],
    [texts.words.field.userId, result.userId],
    [texts.policyVersion, result.policyVersion],
    [texts.recordVersion, String(result.version)],
    [texts.auditReference, texts.auditEvent(input.auditReference.number)],
    [texts.kindOfCheck, result.sample ? texts.words.sample : texts.kinds[result.kind]],
  ];
  // The ids at the left need more room than the times at the right.
  const widths = [contentWidth - 12 - 208, 208];
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2).map(([label, value], side) => {
      const width = widths[side] ?? 0;
      return { block: labelled(canvas, label, value, { width, labelWidth: 96 }), width };
    });
    flow.add(row(12, ...pair));
    flow.gap(1);
  }
  flow.gap(10);
  addResult(report);
}

/** Where no match decided: the rules that reject, whoever of the staff cleared the person, or nobody. */
function deciderOf({ texts, input: { result, decision } }: Report): string {
  if (result.resultStatus === 'kycRejected') return texts.identityRules;
  return decision?.resultStatus === result.resultStatus ? decision.reviewer : texts.noSource;
}

function addResult(report: Report): void {
  const { canvas, flow, texts, input } = report;
  const { resultStatus, source, checksNotRun } = input.result;
  const color = statusColors[resultStatus];
  const inner = contentWidth - 28;
  const missing = checksNotRun.length;
  const decider = source === '' ? deciderOf(report) : texts.words.source[source];
  const word = canvas.text(texts.words.resultStatus[resultStatus], inner / 2, {
    size: 17,
    weight: 700,
    color: color.ink,
  });
  const by = stack(
    1,
    canvas.text(texts.decidedBy, inner / 2, styles.label, 'right'),
    canvas.text(decider, inner / 2, styles.strong, 'right'),
  );
  const content = stack(
    3,
    row(
      0,
      { block: stack(0, canvas.text(texts.result, inner / 2, styles.label), word), width: inner / 2 },
      { block: by, width: inner / 2 },
    ),
    canvas.text(texts.statusMeanings[resultStatus], inner, styles.body),
    canvas.text(
      missing > 0 ? texts.notFullyScreened(missing, numberOf('checksNotRun')) : texts.fullyScreened,
      inner,
      missing > 0 ? styles.warning : styles.label,
    ),
  );
  flow.add(canvas.panel(padded(content, [10, 14]), contentWidth, { fill: color.tint, bar: color.ink }));
}
