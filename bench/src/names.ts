import type { ListFormat } from '@afc/contract/vocabulary';
import type { ListEntity } from '@afc/screening/lists/entity';
import { buildNameIndex, type NameIndex } from '@afc/screening/names/index/name-index';
import { screenPerson } from '@afc/screening/names/screen-person';
import { formatOf } from './arguments.ts';
import { cpuMs, report, rounded } from './figures.ts';
import { changeLetters, madeList } from './made-names.ts';
import { randomNumbers } from './random-numbers.ts';
import { readList } from './read-list.ts';

const QUERIES = 3_000;
const TIMES = 10;
/** Queries in one turn. */
const TURN = 250;

/**
 * Screening one person on one core, and how it grows with the list:
 * `npm run bench -- names [FILE-OR-FOLDER [format]]`, without a file on a made list of 9,000 people.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const [path, format] = args;
  const entities = path ? await readMeasured(path, formatOf(format)) : madeList(9_000);
  const queries = makeQueries(entities);
  const one = buildMeasured('the list', entities, queries);
  const ten = buildMeasured('ten times the list', repeat(entities, TIMES), queries);
  // In turns: a processor that changes its speed changes it for both.
  for (let start = 0; start < queries.length; start += TURN) {
    for (const { index, times } of [one, ten]) times.push(...screenAll(index, queries.slice(start, start + TURN)));
  }
  const [once, tenfold] = [reportTimes(one), reportTimes(ten)];
  report({
    bench: 'names',
    what: 'ten times against once',
    cpuRatio: rounded(tenfold.mean / once.mean),
    p95Ratio: rounded(tenfold.p95 / once.p95),
  });
}

async function readMeasured(path: string, format: ListFormat): Promise<ListEntity[]> {
  const start = cpuMs();
  const entities = await readList(path, format);
  report({ bench: 'names', what: 'import', entries: entities.length, cpuMs: Math.round(cpuMs() - start) });
  return entities;
}

interface Measured {
  what: string;
  index: NameIndex;
  times: number[];
}

function buildMeasured(what: string, entities: readonly ListEntity[], queries: readonly string[]): Measured {
  const start = cpuMs();
  const begun = performance.now();
  const index = buildNameIndex(entities);
  // The engine's own threads compile and collect beside it: the processor works longer than the build takes.
  const wallMs = Math.round(performance.now() - begun);
  const buildCpuMs = Math.round(cpuMs() - start);
  screenAll(index, queries); // warms up
  report({
    bench: 'names',
    what: `index of ${what}`,
    entries: index.entities.length,
    names: index.names.length,
    wallMs,
    cpuMs: buildCpuMs,
    residentMb: Math.round(process.memoryUsage().rss / 1e6),
  });
  return { what, index, times: [] };
}

function reportTimes({ what, times }: Measured): { mean: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  report({
    bench: 'names',
    what: `query of ${what}`,
    queries: times.length,
    cpuMs: { mean: rounded(mean), p50: rounded(at(0.5)), p95: rounded(at(0.95)), max: rounded(at(1)) },
  });
  return { mean, p95: at(0.95) };
}

function screenAll(index: NameIndex, queries: readonly string[]): number[] {
  return queries.map((lastname) => {
    const start = cpuMs();
    screenPerson(index, { firstname: '', lastname });
    return cpuMs() - start;
  });
}

/** People on the list as they are, misspelt, or the other way round, and as many who are not on it. */
function makeQueries(entities: readonly ListEntity[]): string[] {
  const random = randomNumbers(1);
  const persons = entities.filter(({ kind }) => kind === 'person');
  const strangers = madeList(QUERIES / 2, 99);
  return Array.from({ length: QUERIES }, (_, i) => {
    if (i % 2 === 1) return strangers[(i - 1) / 2]?.names[0]?.text ?? '';
    const names = persons[Math.floor(random() * persons.length)]?.names ?? [];
    const name = names[Math.floor(random() * names.length)]?.text ?? '';
    if (i % 6 === 0) return name;
    return i % 6 === 2 ? changeLetters(name, random) : name.split(/[ ,]+/).toReversed().join(' ');
  });
}

function repeat(entities: readonly ListEntity[], times: number): ListEntity[] {
  const random = randomNumbers(2);
  const all = [...entities];
  for (let copy = 1; copy < times; copy++) {
    for (const entity of entities) {
      // Given and family name are left out: where they are known, they are read instead of the text.
      const names = entity.names.map(({ given: _given, family: _family, ...name }) => ({
        ...name,
        text: changeLetters(name.text, random),
      }));
      all.push({ ...entity, reference: `${entity.reference}-${copy}`, names });
    }
  }
  return all;
}
