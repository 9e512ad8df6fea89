import type { Language } from '@afc/contract/messages';
import {
  type FaceEvidence,
  isNearlyExact,
  type Match,
  type ProviderEvidence,
  shownReference,
} from '@afc/contract/result';
import { strangersLike } from '@afc/contract/stranger-odds';
import { type Block, stack } from '../blocks/block.ts';
import { labelled } from '../blocks/labelled.ts';
import { scoreScale } from '../blocks/score-scale.ts';
import { count, rough, scoresOf } from '../format.ts';
import type { Report } from '../report.ts';
import type { ReportTexts } from '../texts/report-texts.ts';
import { styles } from '../theme.ts';

/** Why a match was found: the numbers, the thresholds they passed and where they come from. */
export function evidenceBlocks(report: Report, match: Match, width: number): Block[] {
  const { face, provider } = match.evidence;
  return [
    ...(face ? [faceBlock(report, face, match, width)] : []),
    ...(provider ? [providerBlock(report, provider, match, width)] : []),
  ];
}

/** What made it a match, as pages say it. */
export function reasonsOf({ texts }: Report, { evidence }: Match): string {
  const line = evidence.reasons.map((reason) => texts.reasons[reason]).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function faceBlock({ canvas, texts, language }: Report, face: FaceEvidence, match: Match, width: number): Block {
  const { resultStatus } = texts.words;
  const { cosine, considerThreshold, blacklistThreshold } = face;
  const score = scoresOf(match, language);
  const [consider, blacklist] = [score(considerThreshold), score(blacklistThreshold)];
  return stack(
    1,
    canvas.text(`${texts.face}: ${texts.faceScore(score(cosine))}`, width, styles.smallStrong),
    scoreScale(canvas, Math.min(width, 300), cosine, [
      { at: considerThreshold, label: `${resultStatus.consider} ${consider}` },
      { at: blacklistThreshold, label: `${resultStatus.blacklist} ${blacklist}` },
    ]),
    canvas.text(texts.faceThresholds(consider, blacklist), width, styles.small),
    canvas.text(strangersLine(texts, face, language), width, styles.small),
    canvas.text(face.model ? `${texts.model}: ${face.model}` : '', width, styles.note),
  );
}

function strangersLine(texts: ReportTexts, face: FaceEvidence, language: Language): string {
  const strangers = strangersLike(face);
  const said = [
    strangers ? texts.faceOdds(rough(strangers.odds, language)) : texts.strangersNotMeasured,
    texts.facesCompared(face.gallerySize, count(face.gallerySize, language)),
  ];
  if (strangers && strangers.expected !== null) said.push(texts.strangersExpected(rough(strangers.expected, language)));
  return said.join(' ');
}

function providerBlock(report: Report, provider: ProviderEvidence, match: Match, width: number): Block {
  const { canvas, texts, language } = report;
  const { provider: labels, alignment } = texts.words;
  const score = scoresOf(match, language);
  const [nameScore, total] = [score(provider.nameScore), score(match.evidence.score)];
  const facts: [string, string][] = [
    [labels.list, `${provider.list} (${texts.listVersion(provider.version, provider.listDate)})`],
    [labels.reference, shownReference(provider)],
    [labels.matchedName, `${provider.matchedName} (${labels.strength[provider.nameStrength]})`],
    [labels.nameScore, nameScore === total ? nameScore : `${nameScore} (${total} ${labels.withEvidence})`],
    [labels.programmes, provider.programmes.join(', ')],
    [labels.engine, provider.engine],
    [
      labels.alignment,
      provider.alignment
        .map(({ subject, entry, how }) => `${[subject, entry].filter(Boolean).join(' / ')}: ${alignment[how]}`)
        .join('; '),
    ],
    [labels.remarks, provider.remarks ?? ''],
  ];
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => labelled(canvas, label, value, { width, labelWidth: 124 }));
  // The name's own score and the evidence together make the score that is held against the threshold.
  const scored = isNearlyExact(match.evidence)
    ? texts.nearlyExact(nameScore, total)
    : texts.nameReason(total, score(match.evidence.threshold));
  return stack(1, canvas.text(`${labels.title}: ${scored}`, width, styles.smallStrong), ...lines);
}
