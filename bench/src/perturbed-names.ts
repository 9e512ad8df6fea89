import type { ListEntity } from '@afc/screening/lists/entity';
import { type Labelled, recallAt } from '@afc/screening/names/evaluate/metrics';
import { buildNameIndex, type NameIndex } from '@afc/screening/names/index/name-index';
import { alternatives } from '@afc/screening/names/normalise/alternatives';
import { analyseName } from '@afc/screening/names/normalise/analyse-name';
import type { AnalysedName } from '@afc/screening/names/normalise/analysed-name';
import { compareAnalysed } from '@afc/screening/names/score/score';
import { screenPerson } from '@afc/screening/names/screen-person';
import { NAME_THRESHOLD } from '@afc/screening/names/thresholds';
import { formatOf } from './arguments.ts';
import { report, rounded } from './figures.ts';
import { madeList } from './made-names.ts';
import { type Perturb, perturbations } from './perturbations.ts';
import { randomNumbers } from './random-numbers.ts';
import { readList } from './read-list.ts';

const EACH = 150;
const NEGATIVES = 12 * EACH;

/**
 * Names of a list made hard to find, against people put together from its own words:
 * `npm run bench -- perturbed-names [FILE-OR-FOLDER [format]]`, without a file on a made list.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const [path, format] = args;
  const entities = path ? await readList(path, formatOf(format)) : madeList(9_000);
  const persons = entities.filter(({ kind }) => kind === 'person');
  const index = buildNameIndex(persons);
  const names = namesByReference(index);
  const random = randomNumbers(42);
  const strangers = makeStrangers(persons, index, random).map(
    (name): Labelled => ({
      score: scoreOf(index, name),
      match: false,
    }),
  );
  const all: Perturbed[] = [];
  for (const [kind, perturb] of Object.entries(perturbations)) {
    const found = perturbed(persons, perturb, random).map(
      ({ name, entity }): Perturbed => ({
        score: scoreOf(index, name, entity.reference),
        match: true,
        matchesAlone: matchesAlone(name, names.get(entity.reference)),
      }),
    );
    all.push(...found);
    reportRecall(kind, found, strangers);
  }
  reportRecall('all', all, strangers);
  const raised = strangers.filter(({ score }) => score >= NAME_THRESHOLD).length;
  report({ bench: 'perturbed-names', kind: 'strangers', raised: rounded(raised / strangers.length) });
}

interface Perturbed extends Labelled {
  /** Whether it matches a name of its entry where only the two are compared. */
  matchesAlone: boolean;
}

/** The names of each entry as the index has them, which knows how rare their words are. */
function namesByReference({ names, entities }: NameIndex): Map<string, AnalysedName[]> {
  const byReference = new Map<string, AnalysedName[]>();
  for (let name = 0; name < names.length; name++) {
    for (const { entity } of names.holdersOf(name)) {
      const { reference } = entities.at(entity);
      byReference.set(reference, [...(byReference.get(reference) ?? []), names.at(name)]);
    }
  }
  return byReference;
}

function matchesAlone(text: string, names: readonly AnalysedName[] = []): boolean {
  const readings = alternatives({ text }, 'person').map((one) => analyseName(one));
  return readings.some((reading) => names.some((name) => compareAnalysed(reading, name).score >= NAME_THRESHOLD));
}

function reportRecall(kind: string, found: Perturbed[], strangers: Labelled[]): void {
  const at = (rate: number): number => rounded(recallAt([...found, ...strangers], rate).recall);
  const shipped = found.filter(({ score }) => score >= NAME_THRESHOLD).length / found.length;
  const alone = found.filter((one) => one.matchesAlone);
  const hidden = alone.filter(({ score }) => score < NAME_THRESHOLD).length / alone.length;
  report({
    bench: 'perturbed-names',
    kind,
    names: found.length,
    recallAt1: at(0.01),
    recallAt5: at(0.05),
    recallAtShippedThreshold: rounded(shipped),
    hiddenBySearch: rounded(hidden),
  });
}

/** Of the entry that must be found, or of the best one where none should be. */
function scoreOf(index: NameIndex, lastname: string, reference?: string): number {
  const hits = screenPerson(index, { firstname: '', lastname }, { threshold: 0.2, limit: 500 });
  const hit = reference === undefined ? hits[0] : hits.find((one) => one.reference === reference);
  return hit?.score ?? 0;
}

function wordsOf(name: string): string[] {
  const [family = '', given] = name.split(',');
  const ordered = given === undefined ? name : `${given} ${family}`;
  return ordered
    .toLowerCase()
    .replace(/[^a-z' -]/g, '')
    .split(/[ -]+/)
    .filter(Boolean);
}

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

function perturbed(
  persons: readonly ListEntity[],
  perturb: Perturb,
  random: () => number,
): { name: string; entity: ListEntity }[] {
  const made: { name: string; entity: ListEntity }[] = [];
  while (made.length < EACH) {
    const entity = pick(persons, random);
    const strong = entity?.names.filter(({ strength }) => strength === 'strong') ?? [];
    const words = wordsOf(pick(strong, random)?.text ?? '');
    if (!entity || words.filter((word) => word.length > 3).length < 2) continue;
    made.push({ name: perturb(words, random).join(' '), entity });
  }
  return made;
}

/** Given names of one entry with the family name of another, where no entry has all of these words. */
function makeStrangers(persons: readonly ListEntity[], index: NameIndex, random: () => number): string[] {
  const holders = new Map<string, Set<number>>();
  for (let name = 0; name < index.names.length; name++) {
    for (const { text } of index.names.at(name).tokens) {
      const known = holders.get(text) ?? new Set();
      for (const { entity } of index.names.holdersOf(name)) known.add(entity);
      holders.set(text, known);
    }
  }
  const names = persons.map(({ names: own }) => wordsOf(own[0]?.text ?? '')).filter((words) => words.length > 1);
  const strangers: string[] = [];
  while (strangers.length < NEGATIVES) {
    const [a = [], b = []] = [pick(names, random), pick(names, random)];
    const choice = Math.floor(random() * 3);
    const family = b.at(-1) ?? '';
    const words =
      choice === 0 ? [a[0] ?? '', family] : choice === 1 ? [a[0] ?? '', ...b.slice(1)] : [...a.slice(0, -1), family];
    const sets = words.flatMap((word) => holders.get(word) ?? []);
    const [first, ...others] = sets;
    const taken = first && others.length > 0 && [...first].some((entity) => others.every((set) => set.has(entity)));
    if (a[0] !== b[0] && !taken) strangers.push(words.join(' '));
  }
  return strangers;
}
