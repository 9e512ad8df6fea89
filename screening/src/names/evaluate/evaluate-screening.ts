import { parseBirthDate } from '../../lists/birth-date.ts';
import type { EntityKind, ListEntity } from '../../lists/entity.ts';
import type { ListFile } from '../../lists/list-files.ts';
import type { Cell } from '../../lists/named-rows.ts';
import type { ImportReport } from '../../lists/report.ts';
import { buildNameIndex } from '../index/name-index.ts';
import { type ScreeningSubject, screenPerson } from '../screen-person.ts';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { type Fault, labelledRows } from './labelled-rows.ts';
import { areaUnderCurve, type Labelled, percentile, recallAt, rounded } from './metrics.ts';

export interface ScreenedQuery {
  name: string;
  expectedId: string;
  /** Of the expected entry; of the best hit where none is expected. */
  score: number;
  bestId: string;
  bestScore: number;
}

export interface ScreeningEvaluation {
  queries: number;
  faultyRows: number;
  expected: number;
  /** Kinds of entries that were screened against: those the queries expect. */
  kinds: EntityKind[];
  entries: number;
  names: number;
  /** `recall`: the expected entry is found; `alerted`: some entry is, so that staff see the person at all. */
  recallAtFalsePositives: { rate: number; recall: number; alerted: number; threshold: number }[];
  atShippedThreshold: { threshold: number; recall: number; alerted: number; falsePositiveRate: number };
  auc: number;
  cpuMsPerQuery: { mean: number; p50: number; p95: number };
  indexBuildCpuMs: number;
  residentMb: number;
}

/** What the evaluation measures with; time is none of screening's business. */
export interface Meter {
  /** CPU time of this process so far, in milliseconds. */
  cpuMs(): number;
  residentMb(): number;
}

export interface ScreeningOptions {
  meter: Meter;
  onQuery?: (query: ScreenedQuery) => Promise<void> | void;
  onProgress?: (done: number, of: number) => void;
}

const RATES = [0.005, 0.01, 0.05];
/** Low enough to give every query a score; the shipped threshold hides the ones that only just fail. */
const SCORE_ALL = 0.2;
/** So many queries it takes until the engine has compiled what a server runs all day. */
const WARM_UP = 2_000;

/** `evaluate screening`: names with the entry they must find, or none, against a whole list. */
export async function evaluateScreening(
  file: ListFile,
  report: ImportReport,
  entities: readonly ListEntity[],
  { meter, onQuery = () => undefined, onProgress = () => undefined }: ScreeningOptions,
): Promise<ScreeningEvaluation> {
  const rows = await labelledRows(file, ['name', 'expected_id'], report, readQuery);
  const kinds = expectedKinds(rows, entities);
  const buildStart = meter.cpuMs();
  const index = buildNameIndex(entities, { kinds });
  const indexBuildCpuMs = meter.cpuMs() - buildStart;
  for (let done = 0; done < WARM_UP && rows.length > 0; done += rows.length)
    for (const { subject } of rows) screenPerson(index, subject);
  const asked = rows.map(({ subject, expectedId }) => {
    const start = meter.cpuMs();
    const hits = screenPerson(index, subject);
    const cpuMs = meter.cpuMs() - start;
    return {
      expectedId,
      cpuMs,
      raised: hits.length > 0,
      found: hits.some(({ reference }) => reference === expectedId),
    };
  });
  const times = asked.map(({ cpuMs }) => cpuMs);
  const residentMb = meter.residentMb();
  const labelled: Labelled[] = [];
  /** The same rows by their best hit, whatever entry it is. */
  const byBest: Labelled[] = [];
  for (const [i, { name, expectedId, subject }] of rows.entries()) {
    const hits = screenPerson(index, subject, { threshold: SCORE_ALL, limit: 500 });
    const best = hits[0];
    const expected = hits.find(({ reference }) => reference === expectedId);
    const score = (expectedId === '' ? best : expected)?.score ?? 0;
    labelled.push({ score, match: expectedId !== '' });
    byBest.push({ score: best?.score ?? 0, match: expectedId !== '' });
    const scores = { score, bestId: best?.reference ?? '', bestScore: best?.score ?? 0 };
    await onQuery({ name, expectedId, ...scores });
    onProgress(i + 1, rows.length);
  }
  const listed = asked.filter(({ expectedId }) => expectedId !== '');
  const others = asked.filter(({ expectedId }) => expectedId === '');
  return {
    queries: rows.length,
    faultyRows: report.skippedRows,
    expected: listed.length,
    kinds,
    entries: index.entities.length,
    names: index.names.length,
    recallAtFalsePositives: RATES.map((rate) => {
      const { recall, threshold } = recallAt(labelled, rate);
      const alerted = rounded(recallAt(byBest, rate).recall);
      return { rate, recall: rounded(recall), alerted, threshold: rounded(threshold) };
    }),
    // What people get: near-exact names are hits below the threshold, too.
    atShippedThreshold: {
      threshold: NAME_THRESHOLD,
      recall: rounded(shareOf(listed, ({ found }) => found)),
      alerted: rounded(shareOf(listed, ({ raised }) => raised)),
      falsePositiveRate: rounded(shareOf(others, ({ raised }) => raised)),
    },
    auc: rounded(areaUnderCurve(labelled)),
    cpuMsPerQuery: {
      mean: rounded(times.reduce((sum, time) => sum + time, 0) / times.length, 3),
      p50: rounded(percentile(times, 0.5), 3),
      p95: rounded(percentile(times, 0.95), 3),
    },
    indexBuildCpuMs: Math.round(indexBuildCpuMs),
    residentMb: Math.round(residentMb),
  };
}

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

interface Query {
  name: string;
  expectedId: string;
  subject: ScreeningSubject;
}

function readQuery(cell: Cell, fault: Fault): Query | undefined {
  const [name, expectedId, born] = [cell('name'), cell('expected_id'), cell('date_of_birth')];
  if (name === '') return fault('rowNoName');
  const dateBirth = parseBirthDate(born);
  if (born !== '' && !dateBirth) fault('rowNoBirthDate');
  return { name, expectedId, subject: { firstname: '', lastname: name, ...(dateBirth ? { dateBirth } : {}) } };
}

/** Persons, unless the queries expect other kinds of entries. */
function expectedKinds(rows: readonly Query[], entities: readonly ListEntity[]): EntityKind[] {
  const expected = new Set(rows.map(({ expectedId }) => expectedId));
  const kinds = new Set(entities.filter(({ reference }) => expected.has(reference)).map(({ kind }) => kind));
  return kinds.size === 0 ? ['person'] : [...kinds];
}
