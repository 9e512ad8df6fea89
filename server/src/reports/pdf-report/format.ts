import type { Language } from '@afc/contract/messages';
import type { Match } from '@afc/contract/result';
import { decimals, scoreDigits } from '@afc/contract/score-digits';

/** 2026-11-15 02:16:00 UTC: the same everywhere, and no reader has to guess which number is the month. */
export function dateTime(time: Date | string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export function score(value: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(language, decimals(digits)).format(value);
}

/** The scores and thresholds of one match, as pages show them. */
export function scoresOf({ evidence }: Pick<Match, 'evidence'>, language: Language): (value: number) => string {
  const digits = scoreDigits(evidence);
  return (value) => score(value, language, digits);
}

export function count(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

/** "1,200,000", "0.14": more digits than two would claim what nobody measured. */
export function rough(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(value);
}
