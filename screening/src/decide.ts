import { clearedStatus } from '@afc/contract/result';
import {
  byRule,
  type KycReason,
  type MatchReason,
  type MatchRule,
  type MatchSource,
  type RecordSource,
  type ResultStatus,
  statusPrecedence,
} from '@afc/contract/vocabulary';

/** One thing that was found out about a person by comparing with one other record or list entry. */
export interface Finding {
  readonly reason: MatchReason;
  /** The present status of the other record; null for a list entry. */
  readonly otherStatus: ResultStatus | null;
  /** Face: at the blacklist threshold. Document id: of the same type. List entry: by a primary name or strong alias. */
  readonly strong: boolean;
}

/** What a finding says by itself. A finding never says less than consider, else it would not be one. */
export type Verdict = Extract<ResultStatus, 'blacklist' | 'consider'>;

export interface Rule {
  readonly rule: MatchRule;
  readonly source: MatchSource;
  readonly reason: MatchReason;
  /** The rule holds only for findings like this; what is not named does not count. */
  readonly when?: Partial<Pick<Finding, 'otherStatus' | 'strong'>>;
  readonly verdict: Verdict;
}

/**
 * The decision table, strongest first: a finding is judged by the first rule that fits it, and of several findings
 * the one whose rule stands highest decides. Beyond the table: kycRejected while a kyc reason stands, else clear.
 * Stored matches name their rule by its word, and `matchRules` has the words in the same order.
 */
export const rules: readonly Rule[] = [
  { rule: 'providerDocument', source: 'provider', reason: 'providerDocument', verdict: 'blacklist' },
  {
    rule: 'providerNameAndDateBirth',
    source: 'provider',
    reason: 'providerNameAndDateBirth',
    when: { strong: true },
    verdict: 'blacklist',
  },
  {
    rule: 'blacklistedFace',
    source: 'ai',
    reason: 'face',
    when: { otherStatus: 'blacklist', strong: true },
    verdict: 'blacklist',
  },
  {
    rule: 'blacklistedDocId',
    source: 'data',
    reason: 'docId',
    when: { otherStatus: 'blacklist', strong: true },
    verdict: 'blacklist',
  },
  { rule: 'delisted', source: 'provider', reason: 'delisted', verdict: 'consider' },
  { rule: 'weakProviderNameAndDateBirth', source: 'provider', reason: 'providerNameAndDateBirth', verdict: 'consider' },
  { rule: 'providerName', source: 'provider', reason: 'providerName', verdict: 'consider' },
  { rule: 'face', source: 'ai', reason: 'face', verdict: 'consider' },
  { rule: 'docId', source: 'data', reason: 'docId', verdict: 'consider' },
  { rule: 'nameAndDateBirth', source: 'data', reason: 'nameAndDateBirth', verdict: 'consider' },
  { rule: 'email', source: 'data', reason: 'email', verdict: 'consider' },
  { rule: 'liveness', source: 'ai', reason: 'liveness', verdict: 'consider' },
];

export interface Judgement {
  readonly source: MatchSource;
  readonly verdict: Verdict;
  readonly rule: MatchRule;
}

/** The judgement of one match: of the strongest of its findings. */
export function judge(findings: readonly Finding[]): Judgement | undefined {
  const fitting = findings.flatMap((finding) => rules.find((rule) => fits(rule, finding)) ?? []);
  const [strongest] = fitting.toSorted(byRule);
  return strongest && { source: strongest.source, verdict: strongest.verdict, rule: strongest.rule };
}

function fits(rule: Rule, finding: Finding): boolean {
  const { otherStatus, strong } = rule.when ?? {};
  if (rule.reason !== finding.reason) return false;
  if (otherStatus !== undefined && otherStatus !== finding.otherStatus) return false;
  return strong === undefined || strong === finding.strong;
}

export interface Decision {
  readonly resultStatus: ResultStatus;
  readonly source: RecordSource;
}

/** blacklist > consider > kycRejected > clear. */
export function decide(judgements: readonly Judgement[], kycReasons: readonly KycReason[]): Decision {
  // Staff may have confirmed what its rule only considers: the verdict comes before the rule.
  const strongest = judgements.toSorted((a, b) => verdictOrder(a) - verdictOrder(b) || byRule(a, b))[0];
  return strongest ? { resultStatus: strongest.verdict, source: strongest.source } : fallBack(kycReasons);
}

const verdictOrder = ({ verdict }: Judgement) => (verdict === 'blacklist' ? 0 : 1);

/** What nothing that was found decides. */
function fallBack(kycReasons: readonly KycReason[]): Decision {
  return { resultStatus: clearedStatus({ kycReasons }), source: '' };
}

/** A match as it is kept: a list entry has a status of its own; of a record of ours, what its rule said counts. */
export interface KeptMatch {
  readonly source: MatchSource;
  readonly rule: MatchRule;
  readonly entryStatus: Verdict | null;
}

export function keptJudgement({ source, rule, entryStatus }: KeptMatch): Judgement {
  return { source, rule, verdict: entryStatus ?? verdictOf(rule) };
}

const verdictOf = (word: MatchRule): Verdict => rules.find(({ rule }) => rule === word)?.verdict ?? 'consider';

/**
 * A rescreen only ever raises a record, and only by what is new: staff decided about the rest. What a provider confirms
 * is the provider's from then on, and a case that stays in review names the match that raises it now.
 */
export function decideOnRescreen(present: Decision, news: readonly Judgement[], all: readonly Judgement[]): Decision {
  const raised = decide(news, []);
  const order = (status: ResultStatus) => statusPrecedence.indexOf(status);
  if (raised.resultStatus === 'blacklist' || order(raised.resultStatus) < order(present.resultStatus)) return raised;
  const again = decide(all, []);
  return present.resultStatus === 'consider' && again.resultStatus === 'consider' ? again : present;
}
