import type { FaceEvidence, Match, ProviderEvidence } from '@afc/contract/result';
import { type Block, row, stack } from '../blocks/block.ts';
import { scoreScale } from '../blocks/score-scale.ts';
import { count, odds, score } from '../format.ts';
import type { Report } from '../report.ts';
import { colors, styles } from '../theme.ts';

/** Why a match was found: the numbers, the thresholds they passed and where they come from. */
export function evidenceBlocks(report: Report, match: Match, width: number): Block[] {
  const { face, provider } = match.evidence;
  return [
    ...(face ? [faceBlock(report, face, width)] : []),
    ...(provider ? [providerBlock(report, provider, match, width)] : []),
  ];
}

function faceBlock({ canvas, texts, language }: Report, face: FaceEvidence, width: number): Block {
  const { cosine, considerThreshold, blacklistThreshold } = face;
  const [consider, blacklist] = [score(considerThreshold, language), score(blacklistThreshold, language)];
  return stack(
    1,
    canvas.text(`${texts.face}: ${texts.faceScore(score(cosine, language))}`, width, styles.smallStrong),
    scoreScale(canvas, Math.min(width, 300), cosine, colors.accent, [
      { at: considerThreshold, label: `${texts.scaleConsider} ${score(considerThreshold, language, 2)}` },
      { at: blacklistThreshold, label: `${texts.scaleBlacklist} ${score(blacklistThreshold, language, 2)}` },
    ]),
    canvas.text(texts.faceThresholds(consider, blacklist), width, styles.small),
    canvas.text(
      texts.faceOdds(odds(face.strangerOdds, language), count(face.gallerySize, language)),
      width,
      styles.small,
    ),
    canvas.text(face.model ? `${texts.model}: ${face.model}` : '', width, styles.note),
  );
}

function providerBlock(report: Report, provider: ProviderEvidence, match: Match, width: number): Block {
  const { canvas, texts, language } = report;
  const facts: [string, string][] = [
    [texts.list, `${provider.list} (${texts.listVersion(provider.version, provider.listDate)})`],
    [texts.entryReference, provider.reference],
    [texts.matchedName, `${provider.matchedName} (${texts.nameStrengths[provider.nameStrength]})`],
    [texts.programmes, provider.programmes.join(', ')],
    [texts.engine, provider.engine],
    [
      texts.alignment,
      provider.alignment
        .map(({ subject, entry, how }) => `${[subject, entry].filter(Boolean).join(' / ')}: ${texts.alignments[how]}`)
        .join('; '),
    ],
  ];
  const labelWidth = 84;
  const valueWidth = width - labelWidth - 6;
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) =>
      row(
        6,
        { block: canvas.text(label, labelWidth, styles.label), width: labelWidth },
        { block: canvas.text(value, valueWidth, styles.small), width: valueWidth },
      ),
    );
  const scored = texts.nameScore(score(provider.nameScore, language), score(match.evidence.threshold, language));
  return stack(1, canvas.text(`${texts.provider}: ${scored}`, width, styles.smallStrong), ...lines);
}
