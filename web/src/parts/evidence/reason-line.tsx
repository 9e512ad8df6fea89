import type { Match } from '@afc/contract/result';
import { decimals, scoreDigits } from '@afc/contract/score-digits';
import { useFormatter, useTranslations } from 'use-intl';
import type { Texts } from '../../language/language.tsx';
import { type FacePart, type ReasonPart, reasonParts } from './reason-parts.ts';

/** One line that says why: each score with its threshold and what it means. */
export function ReasonLine({ match }: { match: Reasoned }) {
  return useReason()(match, 'long');
}

type Reasoned = Pick<Match, 'evidence' | 'resultStatus'>;

/** long: with what a score means; short: the strongest finding alone, for tables. */
type ReasonLength = 'long' | 'short';

/** The same as a string. */
export function useReason(): (match: Reasoned, length: ReasonLength) => string {
  const say = useSayPart();
  return (match, length) => {
    const parts = reasonParts(match.evidence);
    const shown = length === 'short' ? parts.slice(0, 1) : parts;
    // The dot stays with what it follows: no line begins with it.
    return begun(shown.map((part) => say(part, match, length)).join('\u00a0· '));
  };
}

/** The same in a narrow column: each finding has its line, and fields of which the same is true share one. */
export function ReasonLines({ match }: { match: Reasoned }) {
  const t = useTranslations('results.reason');
  const say = useSayPart();
  const word = useFieldWord();
  const parts = reasonParts(match.evidence);
  const lines = parts.flatMap((part) => ('field' in part ? [] : [begun(say(part, match, 'short'))]));
  for (const kind of ['equal', 'partly', 'differs'] as const) {
    const fields = parts.flatMap((part) => (part.kind === kind ? [word(part.field)] : []));
    if (fields.length > 0) lines.push(t(`${kind}Fields`, { fields: fields.join(', ') }));
  }
  return lines.map((line) => <p key={line}>{line}</p>);
}

const begun = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

function useSayPart(): (part: ReasonPart, match: Reasoned, length: ReasonLength) => string {
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

  return (part, { evidence, resultStatus }, length) => {
    const digits = scoreDigits(evidence);
    const score = (value: number) => number(value, decimals(digits));
    switch (part.kind) {
      case 'face':
        return t(length === 'long' ? 'face' : shortFace(part, resultStatus), {
          score: score(part.score),
          blacklist: score(part.blacklist),
          consider: score(part.consider),
          meaning: meaning(part),
        });
      case 'providerName':
      case 'liveness':
        return t(part.kind, { score: score(part.score), threshold: score(part.threshold) });
      case 'nearlyExact':
        return t(length === 'long' ? 'nearlyExact' : 'nearlyExactShort', {
          name: score(part.name),
          score: score(part.score),
        });
      case 'equal':
      case 'partly':
      case 'differs':
        return t(part.kind, { field: word(part.field) });
      case 'providerDocument':
      case 'delisted':
        return t(part.kind);
    }
  };
}

/** The threshold that counted: only a blacklisted record's face blacklists. */
function shortFace({ score, blacklist }: FacePart, status: Match['resultStatus']): 'faceBlacklist' | 'faceConsider' {
  return status === 'blacklist' && score >= blacklist ? 'faceBlacklist' : 'faceConsider';
}

const knownFields = [
  'name',
  'nameAndDateBirth',
  'firstname',
  'lastname',
  'email',
  'dateBirth',
  'docId',
  'docType',
  'docExpireAt',
  'countryNationalityName',
  'nationality',
  'countryResidenceName',
  'gender',
] as const satisfies readonly (keyof Texts['results']['fieldInLine'])[];

/** A field's name inside a sentence; a field this page does not know keeps the server's word. */
function useFieldWord(): (field: string) => string {
  const t = useTranslations('results.fieldInLine');
  return (field) => {
    const known = knownFields.find((name) => name === field);
    return known ? t(known) : field;
  };
}
