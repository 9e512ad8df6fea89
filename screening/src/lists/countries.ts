import countries from 'i18n-iso-countries';
import { remembered } from '../remembered.ts';
import { ADJECTIVES, SPELLINGS } from './country-names.ts';

/** In characters. No country is called by more, and a list may hold anything. */
const LONGEST_NAME = 200;
const resolved = remembered(10_000, (key) => ({ code: resolve(key) }));

/** Alpha-2 code of a country written as a code or as an English name; undefined when it names none. */
export function countryCode(text: string): string | undefined {
  const key = text.trim().toLowerCase().replaceAll('’', "'");
  if (key === '' || key.length > LONGEST_NAME) return undefined;
  return resolved(key).code;
}

/** Of one country, or of several with commas between them; none where any part is no country. */
export function countryCodes(text: string): string[] {
  const code = countryCode(text);
  if (code) return [code];
  return isSeveral(text) ? text.split(',').flatMap((part) => countryCode(part) ?? []) : [];
}

/** Not so "Gambia, The". */
function isSeveral(text: string): boolean {
  if (text.length > LONGEST_NAME || !text.includes(',')) return false;
  return text.split(',').every((part) => countryCode(part) !== undefined);
}

function resolve(key: string): string | undefined {
  const plain = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .replace(/\s+/g, ' ')
    .replace(/^possibly /, '');
  const own = entryOf(SPELLINGS, plain) ?? entryOf(ADJECTIVES, plain) ?? partOfChina(plain);
  if (own) return own;
  if (/^[a-z]{2}$/.test(key)) return countries.isValid(key) || key === 'xk' ? key.toUpperCase() : undefined;
  if (/^[a-z]{3}$/.test(key)) return countries.alpha3ToAlpha2(key.toUpperCase());
  const whole = named(key) ?? named(plain);
  // Of several, none is the one that is meant.
  return whole ?? (isSeveral(plain) ? undefined : (ofTwo(plain) ?? named(shortName(plain))));
}

const named = (name: string): string | undefined =>
  entryOf(SPELLINGS, name) ?? countries.getAlpha2Code(name, 'en') ?? undefined;

/** "China, Hong Kong Special Administrative Region" */
const PART_OF_CHINA = /^(?:(?:china|of|the|sar|special administrative region|hong kong|maca[ou])(?:[\s,()]+|$))+$/;

function partOfChina(name: string): string | undefined {
  if (!PART_OF_CHINA.test(name)) return undefined;
  if (name.includes('hong kong')) return 'HK';
  return name.includes('maca') ? 'MO' : undefined;
}

/** Two countries each are called Congo and Korea; what stands beside the name says which is meant. */
function ofTwo(name: string): string | undefined {
  if (/\bcongo\b/.test(name) && /democratic|kinshasa/.test(name)) return 'CD';
  if (/\bcongo\b/.test(name) && /brazzaville/.test(name)) return 'CG';
  if (/\bkorea\b/.test(name) && /democratic|north/.test(name)) return 'KP';
  return /\bkorea\b/.test(name) && /south/.test(name) ? 'KR' : undefined;
}

/**
 * The plain name: before the comma or bracket in "Gambia, The" and "Foo (Islamic Republic of)", after the form of
 * state in "Islamic Republic of Foo".
 */
function shortName(name: string): string {
  return name
    .replace(/\s*[(,].*$/, '')
    .replace(/^the /, '')
    .replace(/^st /, 'saint ')
    .replace(/^(?:\S+ )?(?:republic|state|kingdom) of (?:the )?(?!korea$)/, '');
}

/** Nothing for "constructor", which every object has. */
function entryOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
