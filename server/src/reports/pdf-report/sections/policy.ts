import { thresholdDigits } from '@afc/contract/score-digits';
import { addTable, type TableCell } from '../blocks/table.ts';
import { count, score } from '../format.ts';
import { heading, paragraph, type Report, sentence } from '../report.ts';
import { styles } from '../theme.ts';

/** The thresholds in force and what they mean. */
export function addThresholds(report: Report): void {
  const { flow, texts, input, language } = report;
  const { policy } = input;
  heading(report, 'thresholds', texts.thresholds, 80);
  paragraph(report, texts.policyNow(policy.version));
  flow.gap(4);
  const rejects = policy.kycRejects.map((reason) => sentence(report, reason)).join(' ');
  const rows: TableCell[][] = [
    ...texts.thresholdRows.map(({ name, value, meaning }): TableCell[] => [
      name,
      {
        text: value === 'equal' ? texts.equal : score(policy[value], language, thresholdDigits),
        style: styles.smallStrong,
      },
      meaning,
    ]),
    [
      texts.kycRule,
      { text: String(policy.kycRejects.length), style: styles.smallStrong },
      [texts.kycRuleMeaning, rejects].join(' ').trim(),
    ],
    [texts.liveness, '–', policy.liveness ? texts.livenessOn : texts.livenessOff],
  ];
  const columns = [
    { title: texts.rule, share: 28 },
    { title: texts.value, share: 9, align: 'right' },
    { title: texts.meaning, share: 63 },
  ] as const;
  addTable(report, columns, rows);
}

/** Everything the person was compared with. */
export function addSources(report: Report): void {
  const { flow, texts, input, language } = report;
  const { lists, engines, gallerySize } = input.policy;
  heading(report, 'sources', texts.sourcesSearched, 60);
  if (lists.length === 0) paragraph(report, texts.noLists, styles.warning);
  else {
    const { list, listDate } = texts.words.provider;
    addTable(
      report,
      [
        { title: list, share: 60 },
        { title: listDate, share: 25 },
        { title: texts.entities, share: 15, align: 'right' },
      ],
      lists.map(({ name, listDate: date, entities }) => [name, date ?? '–', count(entities, language)]),
    );
  }
  flow.gap(5);
  paragraph(report, `${texts.gallery(count(gallerySize, language))} ${texts.engines(engines.join(', '))}`);
}
