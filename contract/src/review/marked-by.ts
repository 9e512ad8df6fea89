import { byRule, type MatchRule, type MatchSource, type RecordSource } from '../vocabulary.ts';

/** A match that may be the reason of a mark. */
export interface Reason {
  readonly source: MatchSource;
  readonly rule: MatchRule;
  readonly confirmedMatch: boolean;
}

/**
 * By what staff's mark was found: by the strongest match, a confirmed one first. An entry of a list that was confirmed
 * goes before all others: the mark is a provider's from then on.
 */
export function markedBy(reasons: readonly Reason[]): RecordSource {
  const [deciding] = reasons.toSorted((a, b) => place(a) - place(b) || byRule(a, b));
  return deciding?.source ?? 'staff';
}

function place({ source, confirmedMatch }: Reason): number {
  if (!confirmedMatch) return 2;
  return source === 'provider' ? 0 : 1;
}
