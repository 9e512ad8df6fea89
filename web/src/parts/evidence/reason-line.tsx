import { comparedFieldOf } from '@afc/contract/comparison';
import type { Match } from '@afc/contract/result';
import { decimals, scoreDigits } from '@afc/contract/score-digits';
import type { ResultStatus } from '@afc/contract/vocabulary';
import { useFormatter, useTranslations } from 'use-intl';
import { type FacePart, type Found, type ReasonField, type ReasonPart, reasonParts } from './reason-parts.ts';

type Reasoned = Found & Pick<Match, 'resultStatus'>;

/** One line that says why: each score with its threshold and what it means. */
export function ReasonLine({ match }: { match: Reasoned }) {
  const say = useSayPart();
  // The dot stays with what it follows: no line begins with it.
  return begun(
    reasonParts(match)
      .map((part) => say(part, match))
      .join('\u00a0· '),
  );
}

/** The strongest finding alone, for tables. */
export function useStrongestFinding(): (match: Reasoned, caseStatus: ResultStatus) => string {
  const say = useSayPart();
  return (match, caseStatus) => {
    const [strongest] = reasonParts(match);
    return strongest ? begun(say(strongest, match, caseStatus)) : '';
  };
}

/** The reason in a narrow column: each finding has its line, and fields of which the same is true share one. */
export function ReasonLines({ match, caseStatus }: { match: Reasoned; caseStatus: ResultStatus }) {
  const t = useTranslations('results.reason');
  const say = useSayPart();
  const word = useFieldWord();
  const parts = reasonParts(match);
  const lines = parts.flatMap((part) => ('field' in part ? [] : [begun(say(part, match, caseStatus))]));
  for (const kind of ['equal', 'partly', 'swapped', 'differs'] as const) {
    const fields = parts.flatMap((part) => (part.kind === kind ? [word(part.field)] : []));
    if (fields.length > 0) lines.push(t(`${kind}Fields`, { fields: fields.join(', ') }));
  }
  return lines.map((line) => <p key={line}>{line}</p>);
}

const begun = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Short where the status of the case is given. */
function useSayPart(): (part: ReasonPart, match: Reasoned, caseStatus?: ResultStatus) => string {
  const t = useTranslations('results.reason');
  const word = useFieldWord();
  const { number } = useFormatter();
  // Spanish says «mil millones», where Intl writes «1 mil millones».
  const many = (value: number) =>
    number(value, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }).replace(
      /^1 (?=mil\b)/,
      '',
    );
  const meaning = ({ strangers, faces }: FacePart): string => {
    if (!strangers) return '';
    const said = [t('faceOdds', { odds: many(strangers.odds) })];
    if (strangers.expected !== null)
      said.push(t('faceStrangers', { faces: number(faces), strangers: many(strangers.expected) }));
    return ` (${said.join('; ')})`;
  };

  return (part, { evidence, resultStatus }, caseStatus) => {
    const digits = scoreDigits(evidence);
    const score = (value: number) => number(value, decimals(digits));
    switch (part.kind) {
      case 'face':
        return t(caseStatus ? shortFace(part, caseStatus, resultStatus) : 'face', {
          score: score(part.score),
          blacklist: score(part.blacklist),
          consider: score(part.consider),
          meaning: meaning(part),
        });
      case 'providerName':
      case 'liveness':
        return t(part.kind, { score: score(part.score), threshold: score(part.threshold) });
      case 'nearlyExact':
        return t(caseStatus ? 'nearlyExactShort' : 'nearlyExact', {
          name: score(part.name),
          score: score(part.score),
        });
      case 'equal':
      case 'partly':
      case 'swapped':
      case 'differs':
        return t(part.kind, { field: word(part.field) });
      case 'providerDocument':
      case 'delisted':
        return t(part.kind);
    }
  };
}

/** The threshold that counted. A record that was blacklisted after the case was made blacklists nobody in it. */
function shortFace({ score, blacklist }: FacePart, ...statuses: ResultStatus[]): 'faceBlacklist' | 'faceConsider' {
  const isBlacklisted = statuses.every((status) => status === 'blacklist');
  return isBlacklisted && score >= blacklist ? 'faceBlacklist' : 'faceConsider';
}

/** A field's name inside a sentence. */
function useFieldWord(): (field: ReasonField) => string {
  const t = useTranslations('results.fieldInLine');
  return (field) => t(field === 'name' || field === 'nameAndDateBirth' ? field : comparedFieldOf(field));
}
