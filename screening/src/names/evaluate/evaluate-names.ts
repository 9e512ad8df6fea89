import type { EntityKind } from '../../lists/entity.ts';
import type { ListFile } from '../../lists/list-files.ts';
import type { Cell } from '../../lists/named-rows.ts';
import type { ImportReport } from '../../lists/report.ts';
import { compareNames } from '../score/score.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { type Fault, labelledRows } from './labelled-rows.ts';
import { areaUnderCurve, bestF1, confusionAt, f1Of, type Labelled, rounded } from './metrics.ts';

export interface ScoredPair {
  query: string;
  candidate: string;
  isMatch: boolean;
  score: number;
  strength: string;
}

export interface NamesEvaluation {
  pairs: number;
  faultyRows: number;
  matches: number;
  threshold: number;
  f1: number;
  precision: number;
  recall: number;
  bestF1: number;
  bestThreshold: number;
  auc: number;
  wrong: number;
  wrongStrong: ScoredPair[];
}

interface LabelledPair extends Omit<ScoredPair, 'score'> {
  kind: EntityKind;
}

function readPair(cell: Cell, fault: Fault): LabelledPair | undefined {
  const [query, candidate, label] = [cell('query'), cell('candidate'), cell('is_match')];
  if (query === '' || candidate === '') return fault('rowNoName');
  const isMatch = /^(?:true|1|yes)$/i.test(label);
  if (!isMatch && !/^(?:false|0|no)$/i.test(label)) return fault('rowNoLabel');
  return { query, candidate, isMatch, strength: cell('strength'), kind: kindOf(cell('schema')) };
}

function kindOf(schema: string): EntityKind {
  if (schema === '' || /^person$/i.test(schema)) return 'person';
  return /^vessel$/i.test(schema) ? 'vessel' : 'organisation';
}

/** `evaluate names`: labelled pairs (query, candidate, is_match, and perhaps schema and strength) against one threshold. */
export async function evaluateNames(
  file: ListFile,
  report: ImportReport,
  onPair: (pair: ScoredPair) => Promise<void> | void = () => undefined,
): Promise<NamesEvaluation> {
  const pairs: ScoredPair[] = [];
  const rows = await labelledRows(file, ['query', 'candidate', 'is_match'], report, readPair);
  for (const { kind, ...row } of rows) {
    const pair = { ...row, score: compareNames(row.query, row.candidate, kind).score };
    pairs.push(pair);
    await onPair(pair);
  }
  const labelled = pairs.map(({ score, isMatch }): Labelled => ({ score, match: isMatch }));
  const counts = confusionAt(labelled, NAME_THRESHOLD);
  const best = bestF1(labelled);
  const wrong = pairs.filter(({ score, isMatch }) => score >= NAME_THRESHOLD !== isMatch);
  return {
    pairs: pairs.length,
    faultyRows: report.skippedRows,
    matches: counts.truePositives + counts.falseNegatives,
    threshold: NAME_THRESHOLD,
    f1: rounded(f1Of(counts)),
    precision: rounded(counts.truePositives / (counts.truePositives + counts.falsePositives)),
    recall: rounded(counts.truePositives / (counts.truePositives + counts.falseNegatives)),
    bestF1: rounded(best.f1),
    bestThreshold: rounded(best.threshold),
    auc: rounded(areaUnderCurve(labelled)),
    wrong: wrong.length,
    wrongStrong: wrong.filter(({ strength }) => strength.toUpperCase() === 'STRONG'),
  };
}
