import { maxEntries } from '@afc/contract/limits';
import { fillIn } from '@afc/contract/messages';
import { isRemoved } from '@afc/contract/result';
import { addTable } from '../blocks/table.ts';
import { count, scoresOf } from '../format.ts';
import { heading, numberOf, paragraph, type Report, sentence } from '../report.ts';
import { statusColors, styles } from '../theme.ts';
import { reasonsOf } from './evidence.ts';
import { addMatch, nameOf, roomOfMatch } from './match.ts';

/** All matches at a glance, then each by itself. */
export function addMatches(report: Report): void {
  const { texts, input, language, flow } = report;
  const { matchList, entriesLeftOut } = input.result;
  const [first, second] = matchList;
  const title = (keep: number): void => heading(report, 'matches', texts.matches(matchList.length), keep);
  if (!first) {
    title(60);
    paragraph(report, texts.noMatch, styles.strong);
    flow.gap(2);
    const { sample } = input.result;
    paragraph(report, sample ? texts.sampleScope : texts.noMatchScope(numberOf('checksNotRun')));
    return;
  }
  if (second) addSummary(report, title);
  else title(roomOfMatch(report, first, 1));
  if (entriesLeftOut > 0) {
    const total = count(maxEntries + entriesLeftOut, language);
    flow.gap(4);
    paragraph(report, fillIn(sentence(report, 'entriesLeftOut'), { total, named: maxEntries }));
  }
  for (const [index, match] of matchList.entries()) addMatch(report, match, index + 1);
}

function addSummary(report: Report, title: (keep: number) => void): void {
  const { texts, input, language } = report;
  const { columns } = texts;
  addTable(
    report,
    [
      { title: columns.number, share: 5, align: 'right' },
      { title: columns.name, share: 32 },
      { title: columns.foundBy, share: 34 },
      { title: columns.score, share: 11, align: 'right' },
      { title: columns.status, share: 18 },
    ],
    input.result.matchList.map((match, index) => [
      String(index + 1),
      nameOf(report, match),
      reasonsOf(report, match),
      scoresOf(match, language)(match.evidence.score),
      {
        text: isRemoved(match) ? '' : texts.words.resultStatus[match.resultStatus],
        style: { ...styles.smallStrong, color: statusColors[match.resultStatus].ink },
      },
    ]),
    { title },
  );
}
