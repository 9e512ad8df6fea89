import type { Gender, NameStrength } from '../lists/entity.ts';
import type { WrittenName } from './analysed-name.ts';
import { findCandidates } from './candidates.ts';
import { documentKey, type Evidence, type EvidenceSubject, SHORTEST_DOCUMENT, weighEvidence } from './evidence.ts';
import { type ExplainedToken, explainAlignment } from './explain.ts';
import type { IndexedEntity, IndexedName } from './indexed-name.ts';
import type { NameIndex } from './name-index.ts';
import { analyseName } from './normalise.ts';
import { compareAnalysed, type NameScore } from './score.ts';
import { NAME_THRESHOLD } from './thresholds.ts';
import { matchTokens } from './token-match.ts';
import { corroborationOf, decideVerdict, scoreWithEvidence } from './verdict.ts';

export interface ScreeningSubject {
  firstname: string;
  lastname: string;
  /** Used beside first and last name where it is written differently. */
  fullName?: string;
  dateBirth?: string;
  /** Alpha-2. */
  nationality?: string;
  docId?: string;
  gender?: Gender;
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
  /** After the evidence; decides with `threshold`. */
  score: number;
  nameScore: number;
  threshold: number;
  strength: NameStrength;
  verdict: 'blacklist' | 'consider';
  matchedName: string;
  alignment: ExplainedToken[];
  evidence: Evidence[];
  /** A hit that staff dismissed stays dismissed while this is unchanged. */
  entryFingerprint: string;
}

interface BestName {
  name: IndexedName;
  query: WrittenName;
  result: NameScore;
}

/** Screens one person against all entries of the index: hits in order of score, then of corroboration. */
export function screenPerson(index: NameIndex, subject: ScreeningSubject, options: ScreenOptions = {}): ProviderHit[] {
  const threshold = options.threshold ?? NAME_THRESHOLD;
  const found = new Map<number, BestName[]>();
  for (const query of writtenNames(subject)) collect(index, query, threshold, found);
  collectByDocument(index, subject, found);
  const hits: ProviderHit[] = [];
  for (const [id, names] of found) {
    const entity = index.entities[id];
    if (!entity) continue;
    const hit = makeHit(entity, names, subject, threshold);
    if (hit) hits.push(hit);
  }
  hits.sort((a, b) => b.score - a.score || corroborationOf(b.evidence) - corroborationOf(a.evidence));
  return hits.slice(0, options.limit ?? 50);
}

function writtenNames(subject: ScreeningSubject): WrittenName[] {
  const given = subject.firstname.trim();
  const family = subject.lastname.trim();
  const text = `${given} ${family}`.trim();
  const names: WrittenName[] = [];
  if (text) names.push(given && family ? { text, given, family } : { text });
  const full = subject.fullName?.trim();
  if (full && full !== text) names.push({ text: full });
  return names;
}

function collect(index: NameIndex, query: WrittenName, threshold: number, found: Map<number, BestName[]>): void {
  const analysed = analyseName(query, index.kinds[0]);
  const { names, matches } = findCandidates(index, analysed);
  const remembered: typeof matchTokens = (a, b, person) => {
    const known = matches.get(a);
    const match = known?.get(b);
    if (match) return match;
    const made = matchTokens(a, b, person);
    known?.set(b, made);
    return made;
  };
  for (const id of names) {
    const name = index.names[id];
    if (!name) continue;
    const result = compareAnalysed(analysed, name, remembered);
    // Evidence can lift a name a little, never from far below.
    if (result.score >= threshold * LIFT) keepBest(found, { name, query, result });
  }
}

const LIFT = 0.9;

function collectByDocument(index: NameIndex, subject: ScreeningSubject, found: Map<number, BestName[]>): void {
  const key = subject.docId ? documentKey(subject.docId) : '';
  if (key.length < SHORTEST_DOCUMENT) return;
  for (const entity of index.documents.get(key) ?? []) {
    if (found.has(entity)) continue;
    for (const query of writtenNames(subject)) {
      const analysed = analyseName(query);
      for (const name of index.names) {
        if (name.entity === entity) keepBest(found, { name, query, result: compareAnalysed(analysed, name) });
      }
    }
  }
}

/** The best strong name and the best weak one: which of them decides depends on the evidence. */
function keepBest(found: Map<number, BestName[]>, one: BestName): void {
  const known = found.get(one.name.entity) ?? [];
  const same = known.findIndex((other) => other.name.strength === one.name.strength);
  if (same < 0) known.push(one);
  else if ((known[same]?.result.score ?? 0) < one.result.score) known[same] = one;
  found.set(one.name.entity, known);
}

function makeHit(
  entity: IndexedEntity,
  names: BestName[],
  subject: EvidenceSubject,
  threshold: number,
): ProviderHit | undefined {
  const evidence = weighEvidence(subject, entity);
  let best: ProviderHit | undefined;
  for (const { name, query, result } of names) {
    const score = scoreWithEvidence(result, name.strength, evidence);
    const verdict = decideVerdict(score, result.score, name.strength, evidence, threshold);
    if (!verdict) continue;
    if (
      best &&
      (best.verdict === 'blacklist' || best.score >= score) &&
      !(verdict === 'blacklist' && best.verdict !== 'blacklist')
    )
      continue;
    best = {
      reference: entity.reference,
      ...(entity.list === undefined ? {} : { list: entity.list }),
      entity,
      score,
      nameScore: result.score,
      threshold,
      strength: name.strength,
      verdict,
      matchedName: name.text,
      alignment: explainAlignment(query, name.text, entity.kind),
      evidence,
      entryFingerprint: entity.fingerprint,
    };
  }
  return best;
}
