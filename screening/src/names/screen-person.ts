import { maxEntries } from '@afc/contract/limits';
import type { NameAlignment } from '@afc/contract/result';
import type { EntityKind, NameStrength } from '../lists/entity.ts';
import { documentKeys } from './document-number.ts';
import { documentEvidence, type EvidenceSubject, type WeighedField, weighEvidence } from './evidence.ts';
import { findCandidates } from './index/candidates.ts';
import { type IndexedEntity, nameOf, namesOf } from './index/indexed-entities.ts';
import type { Holder } from './index/indexed-names.ts';
import { documentLookup } from './index/lookups.ts';
import type { NameIndex } from './index/name-index.ts';
import { alternatives } from './normalise/alternatives.ts';
import { analyseName } from './normalise/analyse-name.ts';
import type { AnalysedName, WrittenName } from './normalise/analysed-name.ts';
import { namesInFields } from './normalise/names-in-fields.ts';
import { explainAlignment } from './score/explain.ts';
import { compareAnalysed, type NameScore } from './score/score.ts';
import { NAME_THRESHOLD, NEAR_EXACT } from './thresholds.ts';
import { corroborationOf, decideVerdict, type HitVerdict, liftableCost, scoreWithEvidence } from './verdict.ts';

export interface ScreeningSubject extends EvidenceSubject {
  firstname: string;
  lastname: string;
}

export interface ScreenOptions {
  /** Scores from here on are hits; for measuring only. */
  threshold?: number;
  limit?: number;
}

export interface ProviderHit {
  reference: string;
  list?: string;
  entity: IndexedEntity;
  /** After the evidence. Below `threshold` only where the document number decides, or the name is nearly exact. */
  score: number;
  nameScore: number;
  threshold: number;
  strength: NameStrength;
  verdict: HitVerdict;
  matchedName: string;
  alignment: NameAlignment[];
  evidence: WeighedField[];
  /** A hit that staff dismissed stays dismissed while this is unchanged. */
  entryDigest: string;
}

interface BestName extends Holder {
  query: AnalysedName;
  result: NameScore;
}

interface Judged extends Omit<BestName, 'entity'> {
  entity: IndexedEntity;
  score: number;
  verdict: HitVerdict;
  evidence: WeighedField[];
}

export interface FoundHits {
  /** In order of score, then of corroboration. */
  hits: ProviderHit[];
  /** How many entries match the person beside these. */
  leftOut: number;
}

/** Screens one person against all entries of the index. */
export function findHits(index: NameIndex, subject: ScreeningSubject, options: ScreenOptions = {}): FoundHits {
  const threshold = options.threshold ?? NAME_THRESHOLD;
  const found = new Map<number, BestName[]>();
  for (const query of namesInFields(subject)) collect(index, query, threshold, found);
  collectByDocument(index, subject, found);
  const judged: Judged[] = [];
  for (const [id, names] of found) {
    const best = judge(index.entities.at(id), names, subject, threshold);
    if (best) judged.push(best);
  }
  judged.sort((a, b) => b.score - a.score || corroborationOf(b.evidence) - corroborationOf(a.evidence));
  const kept = new Set(judged.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, options.limit ?? maxEntries));
  return {
    hits: judged.filter((one) => kept.has(one)).map((one) => makeHit(one, threshold)),
    leftOut: judged.length - kept.size,
  };
}

/** The hits alone, for measurements and tests; the product asks `findHits`. */
export function screenPerson(index: NameIndex, subject: ScreeningSubject, options?: ScreenOptions): ProviderHit[] {
  return findHits(index, subject, options).hits;
}

/** What confirms the person, and the name itself though its evidence lowered it, are never cut off by other names. */
function weightOf({ verdict, result }: Judged): number {
  if (verdict === 'blacklist') return 2;
  return result.score >= NEAR_EXACT ? 1 : 0;
}

/** Adds the entries whose names come near the query. */
function collect(index: NameIndex, query: WrittenName, threshold: number, found: Map<number, BestName[]>): void {
  const worst = liftableCost(threshold);
  for (const analysed of readingsOf(index, query)) {
    const { names, matchWords } = findCandidates(index, analysed);
    for (const id of names) {
      const name = index.names.at(id);
      if (name.person !== analysed.person) continue;
      const result = compareAnalysed(analysed, name, matchWords, worst);
      if (result.cost > worst) continue;
      for (const holder of index.names.holdersOf(id)) keepBest(found, { ...holder, query: analysed, result });
    }
  }
}

/** A name is read in one way for people and in another for all else that the index may hold. */
function readingsOf({ kinds }: NameIndex, query: WrittenName): AnalysedName[] {
  const asPerson = kinds.includes('person') ? [analyseName(query)] : [];
  // Readings of characters are of people's names.
  if (query.reading || kinds.every((kind) => kind === 'person')) return asPerson;
  return [...asPerson, ...alternatives(query, 'organisation').map((one) => analyseName(one, 'organisation'))];
}

/** An equal document number is a hit whatever the name, and without one. */
function collectByDocument(index: NameIndex, subject: ScreeningSubject, found: Map<number, BestName[]>): void {
  const keys = subject.docId ? documentKeys(subject.docId) : [];
  if (keys.length === 0) return;
  const written = namesInFields(subject);
  const readAs = (kind: EntityKind) =>
    (written.length > 0 ? written : [{ text: '' }]).map((text) => analyseName(text, kind));
  const queries = new Map(index.kinds.map((kind) => [kind, readAs(kind)]));
  const holders = new Set<number>();
  for (const key of keys) index.documents.forEach(documentLookup(key), (entity) => holders.add(entity));
  for (const entity of holders) {
    if (found.has(entity)) continue;
    const entry = index.entities.at(entity);
    if (documentEvidence(subject.docId, entry.documents).verdict !== 'agrees') continue;
    const names = namesOf(entry).map((name) => ({ strength: name.strength, read: analyseName(name, entry.kind) }));
    for (const query of queries.get(entry.kind) ?? []) {
      for (const [name, { strength, read }] of names.entries())
        keepBest(found, { entity, name, strength, query, result: compareAnalysed(query, read) });
    }
  }
}

/** The best strong name and the best weak one: which of them decides depends on the evidence. */
function keepBest(found: Map<number, BestName[]>, one: BestName): void {
  const known = found.get(one.entity) ?? [];
  const same = known.findIndex((other) => other.strength === one.strength);
  if (same < 0) known.push(one);
  else if ((known[same]?.result.score ?? 0) < one.result.score) known[same] = one;
  found.set(one.entity, known);
}

function judge(
  entity: IndexedEntity,
  names: BestName[],
  subject: EvidenceSubject,
  threshold: number,
): Judged | undefined {
  const evidence = weighEvidence(subject, entity);
  let best: Judged | undefined;
  for (const one of names) {
    const { strength } = one;
    const adjusted = scoreWithEvidence(one.result, strength, evidence);
    const verdict = decideVerdict({ score: adjusted, nameScore: one.result.score, strength, evidence }, threshold);
    if (!verdict) continue;
    const judged = { ...one, entity, evidence, verdict, score: adjusted };
    if (!best || outranks(judged, best)) best = judged;
  }
  return best;
}

function outranks(a: Judged, b: Judged): boolean {
  if (a.verdict !== b.verdict) return a.verdict === 'blacklist';
  return a.score > b.score;
}

function makeHit(
  { entity, name, strength, query, result, score, verdict, evidence }: Judged,
  threshold: number,
): ProviderHit {
  const written = nameOf(entity, name);
  return {
    reference: entity.reference,
    ...(entity.list === undefined ? {} : { list: entity.list }),
    entity,
    score,
    nameScore: result.score,
    threshold,
    strength,
    verdict,
    matchedName: written.partOf ?? written.text,
    alignment: explainAlignment(query, analyseName(written, entity.kind), result.alignment),
    evidence,
    entryDigest: entity.digest,
  };
}
