import type { Evidence } from '@afc/contract/result';
import { decimals, scoreDigits } from '@afc/contract/score-digits';
import { useFormatter, useTranslations } from 'use-intl';
import type { Texts } from '../../language/language.tsx';
import { type ReasonPart, reasonParts } from './reason-parts.ts';

/** One line that says why: each score with its threshold and what it means. */
export function ReasonLine({ evidence, length = 'long' }: { evidence: Evidence; length?: ReasonLength }) {
  return useReason()(evidence, length);
}

/** long: with what a score means; medium: without; short: the strongest finding alone, for tables. */
export type ReasonLength = 'long' | 'medium' | 'short';

/** The same as a string. */
export function useReason(): (evidence: Evidence, length: ReasonLength) => string {
  const t = useTranslations('results.reason');
  const word = useFieldWord();
  const { number } = useFormatter();
  // Spanish says «mil millones», where Intl writes «1 mil millones».
  const odds = (value: number) =>
    number(value, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }).replace(
      /^1 (?=mil\b)/,
      '',
    );

  const say = (part: ReasonPart, length: ReasonLength, digits: number): string => {
    const score = (value: number) => number(value, decimals(digits));
    switch (part.kind) {
      case 'face':
        return t(length === 'long' ? 'face' : 'faceShort', {
          score: score(part.score),
          blacklist: score(part.blacklist),
          consider: score(part.consider),
          odds: odds(part.odds),
        });
      case 'providerName':
      case 'liveness':
        return t(part.kind, { score: score(part.score), threshold: score(part.threshold) });
      case 'equal':
      case 'partly':
      case 'differs':
        return t(part.kind, { field: word(part.field) });
      case 'providerDocument':
      case 'delisted':
        return t(part.kind);
    }
  };

  return (evidence, length) => {
    const parts = reasonParts(evidence);
    const digits = scoreDigits(evidence);
    const shown = length === 'short' ? parts.slice(0, 1) : parts;
    const line = shown.map((part) => say(part, length, digits)).join(' · ');
    return line.charAt(0).toUpperCase() + line.slice(1);
  };
}

const knownFields = [
  'name',
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
