import type { Evidence } from '@afc/contract/result';
import { useFormatter, useTranslations } from 'use-intl';
import type { Texts } from '../../language/language.tsx';
import { type ReasonPart, reasonParts } from './reason-parts.ts';

/** One line that says why: each score with its threshold and what it means. */
export function ReasonLine({ evidence }: { evidence: Evidence }) {
  return useReason()(evidence);
}

/** The same as a string. `short` is for tables: the strongest finding alone. */
export function useReason(): (evidence: Evidence, length?: 'short') => string {
  const t = useTranslations('results.reason');
  const word = useFieldWord();
  const { number } = useFormatter();
  const score = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const odds = (value: number) =>
    number(value, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 });

  const say = (part: ReasonPart, short: boolean): string => {
    switch (part.kind) {
      case 'face':
        return t(short ? 'faceShort' : 'face', {
          score: score(part.score),
          blacklist: score(part.blacklist),
          consider: score(part.consider),
          odds: odds(part.odds),
        });
      case 'providerName':
      case 'liveness':
        return t(part.kind, { score: score(part.score), threshold: score(part.threshold) });
      case 'equal':
      case 'differs':
        return t(part.kind, { field: word(part.field) });
      case 'providerDocument':
      case 'delisted':
        return t(part.kind);
    }
  };

  return (evidence, length) => {
    const parts = reasonParts(evidence);
    const shown = length === 'short' ? parts.slice(0, 1) : parts;
    return shown.map((part) => say(part, length === 'short')).join(' · ');
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
