import { isImmovable } from '@afc/contract/result';
import { byRule, type MatchRule, type MatchSource } from '@afc/contract/vocabulary';
import { type Decision, decide, decideOnRescreen, type KeptMatch, keptJudgement, type Verdict } from './decide.ts';
import type { ScreenedMatch } from './screen.ts';

/** A match of the record as it is kept. */
export interface KnownMatch {
  readonly id: string;
  readonly source: MatchSource;
  readonly rule: MatchRule;
  readonly score: number;
  /** Of a list entry; null for a record of ours. */
  readonly entryStatus: Verdict | null;
  readonly confirmed: boolean;
  readonly delisted: boolean;
  /** null where it is no entry of a list. */
  readonly list: string | null;
  readonly reference: string;
  readonly entryDigest: string | null;
}

/** What a list says now. */
export interface FoundEntry {
  readonly match: ScreenedMatch;
  /** Staff judged that this very entry is somebody else. */
  readonly dismissed: boolean;
}

export interface UpdatedMatch {
  readonly id: string;
  readonly match: ScreenedMatch;
  readonly entryStatus: Verdict;
  readonly confirmed: boolean;
}

export interface Rescreening {
  readonly decision: Decision;
  readonly added: readonly ScreenedMatch[];
  readonly updated: readonly UpdatedMatch[];
  /** Matches whose entry is gone or does not match any more, and that nothing rests on. */
  readonly gone: readonly KnownMatch[];
}

/** Compares what the lists say now with the matches of a record: what is new, what changed, what is gone. */
export function rescreen(present: Decision, known: readonly KnownMatch[], found: readonly FoundEntry[]): Rescreening {
  const entries = new Map(known.flatMap((match) => (match.list === null ? [] : [[keyOf(match), match] as const])));
  const standing = new Set(found.map(({ match }) => keyOfFound(match)));
  const fresh = found.flatMap(({ match, dismissed }) =>
    // Whoever is listed again is judged again, whatever staff had said of the entry before.
    dismissed && !entries.get(keyOfFound(match))?.delisted ? [] : [match],
  );
  const added = fresh.filter((match) => !entries.has(keyOfFound(match)));
  const updates = fresh.flatMap((match) => {
    const before = entries.get(keyOfFound(match));
    const after = before && updated(before, match);
    return before && after ? [{ before, after }] : [];
  });
  const vanished = [...entries.values()].filter((match) => !standing.has(keyOf(match)) && isMovable(match));
  const afterById = new Map(updates.map(({ after }) => [after.id, after]));
  const judge = (matches: readonly KnownMatch[]) => [
    ...added,
    ...matches.map((match) => {
      const after = afterById.get(match.id);
      return keptJudgement(after ? asKept(after) : match);
    }),
  ];
  const rest = judge(known.filter((match) => !vanished.includes(match)));
  // A case in review that would stand there without any reason keeps what it was raised by; so does a provider's mark.
  const isStanding = (match: KnownMatch) => match.list !== null && !match.delisted && !vanished.includes(match);
  const restsOnThem = isImmovable(present)
    ? added.length === 0 && !known.some(isStanding)
    : present.resultStatus === 'consider' && decide(rest, []).source === '';
  const gone = restsOnThem ? [] : vanished;
  const newlySaid = updates.filter(({ before, after }) => isNews(present, before, after));
  const news = [...added, ...newlySaid.map(({ after }) => keptJudgement(asKept(after)))];
  return {
    decision: decideOnRescreen(present, news, restsOnThem ? judge(known) : rest),
    added,
    updated: updates.map(({ after }) => after),
    gone,
  };
}

/** An updated match as it will be kept. */
function asKept({ match: { source, rule }, entryStatus }: UpdatedMatch): KeptMatch {
  return { source, rule, entryStatus };
}

const keyOf = ({ list, reference }: KnownMatch) => JSON.stringify([list, reference]);
const keyOfFound = ({ userGuid, evidence }: ScreenedMatch) => JSON.stringify([evidence.provider?.list ?? '', userGuid]);

/** What staff or the provider confirmed, and what was delisted for review, does not go away by itself. */
function isMovable({ confirmed, delisted, entryStatus }: KnownMatch): boolean {
  return !confirmed && !delisted && entryStatus !== 'blacklist';
}

function updated(before: KnownMatch, match: ScreenedMatch): UpdatedMatch | undefined {
  const { id } = before;
  // Back on its list: what is said of it now counts.
  if (before.delisted) return { id, match, entryStatus: match.verdict, confirmed: match.confirmedMatch };
  const isSame =
    before.entryDigest === match.entryDigest && before.score === match.evidence.score && before.rule === match.rule;
  // A confirmed match keeps the evidence it was confirmed by, where there is less of it now.
  const isWeaker = before.entryStatus === 'blacklist' && byRule(match, before) > 0;
  if (isSame || isWeaker) return undefined;
  const isBlacklist = before.entryStatus === 'blacklist' || match.verdict === 'blacklist';
  return {
    id,
    match,
    entryStatus: isBlacklist ? 'blacklist' : 'consider',
    confirmed: before.confirmed || match.confirmedMatch,
  };
}

/** Only what staff cannot have seen may overturn what they decided; nobody decided about a case in review yet. */
function isNews(present: Decision, before: KnownMatch, { match }: UpdatedMatch): boolean {
  return before.delisted || before.entryDigest !== match.entryDigest || present.resultStatus === 'consider';
}
