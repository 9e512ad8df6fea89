import { detectScript } from '../names/scripts/script.ts';

// What the UN writes beside an alias, in words.

/** In characters. What follows is not read: no note is as long, and a list may hold anything. */
const LONGEST_NOTE = 2_000;

export interface UnNote {
  /** The entry stood on the list under this name. */
  isFormer: boolean;
  /** The same name in other letters. */
  names: string[];
  /** Of birth, as written. */
  dates: string[];
}

/** Of an alias that is not in Latin letters, the note may be nothing but its spellings in them. */
export function readNote(note: string, isAliasLatin: boolean): UnNote {
  const text = note.slice(0, LONGEST_NOTE).replace(/\s+/g, ' ').trim();
  return {
    isFormer: /\b(?:previously|formerly) listed as\b/i.test(text),
    names: [...inOwnScript(text), ...spellings(text, isAliasLatin)],
    dates: birthDatesIn(text),
  };
}

/** "original script: …", "In Arabic: …", up to the next word in Latin letters. */
const OWN_SCRIPT = /\b(?:original script|in \p{L}{3,20}(?: script)?) ?: ?([^;()\d\p{Script=Latin}]+)/giu;

function inOwnScript(text: string): string[] {
  const found = [...text.matchAll(OWN_SCRIPT)].map(([, name = '']) => name.replace(/[\s.,]+$/, ''));
  return found.filter((name) => !['Latin', 'Other'].includes(detectScript(name)));
}

/** "Abu Yunis; Abou Younis", or that in brackets and other words around it. */
function spellings(text: string, isAliasLatin: boolean): string[] {
  const [, list] = /\(([^()]*;[^()]*)\)/.exec(text) ?? [];
  const parts = (list ?? (isAliasLatin ? '' : text)).split(';').map((part) => part.trim());
  return parts.filter(isName);
}

const PARTICLE = /^(?:al|el|ul|ur|ud|the|bin|ibn|ben|bint|ould|abu|de|von|van)$/;

/** Words in prose begin with small letters; "The Moroccan" and "Call Sign" say what the alias is. */
function isName(text: string): boolean {
  if (/\d|:|^the |^(?:nom de guerre|combat name|call sign|initials)\b/i.test(text)) return false;
  const words = text.split(/[\s-]+/).map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''));
  return /^\P{L}*\p{Lu}/u.test(text) && words.every((word) => /^(?:$|\p{Lu})/u.test(word) || PARTICLE.test(word));
}

const BORN = /\b(?:born|DP?OB)\b/i;
const YEAR = '(?:(?:\\d{1,2} )?[a-z]{3,9}\\.? ?)?\\d{4}\\b';
const WRITTEN_DATE = new RegExp(`(?:circa |approximately |about )?${YEAR}(?: (?:and|to) ${YEAR})?`, 'i');

/** "born in Kabul on 1 Jan. 1967", "DOB: a) 11 Apr. 1960 b) 11 Apr. 1963": one date after each of these words or letters. */
function birthDatesIn(text: string): string[] {
  return text
    .split(BORN)
    .slice(1)
    .flatMap((born) => born.split(/\b[a-h]\)/))
    .flatMap((born) => WRITTEN_DATE.exec(born.split(/[;()]|passport|issue|expir/i, 1)[0] ?? '') ?? [])
    .map((date) => date.replaceAll('.', ' '));
}
