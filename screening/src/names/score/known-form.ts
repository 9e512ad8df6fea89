import { editDistance } from '../edit-distance.ts';
import type { NameToken } from '../normalise/analysed-name.ts';
import { givenNameOf, isFormOf } from '../words/given-names.ts';
import { fatherOf } from '../words/name-words.ts';
import { isNickname } from '../words/nicknames.ts';
import type { TokenMatch } from './matched.ts';
import { matchShortened } from './shortened.ts';

/** Two spellings known to be of one name, however unlike: Serhii and Sjarhej. */
const SAME_NAME = 0.35;
const NICKNAME = 0.45;
const ABBREVIATION = 0.5;
const HALF_OF_COMPOUND = 0.35;

/** Two forms of one name, however unlike their letters. */
export function matchKnownForm(a: NameToken, b: NameToken): TokenMatch | undefined {
  if (haveSameFather(a, b)) return { cost: SAME_NAME, how: 'transliteration' };
  const shortened = matchShortened(a, b);
  if (shortened) return shortened;
  if (a.givenName !== undefined && b.givenName !== undefined) {
    if (a.givenName === b.givenName) return { cost: SAME_NAME, how: 'transliteration' };
    if (isFormOf(a.givenName, b.givenName)) return { cost: NICKNAME, how: 'nickname' };
  } else if ((a.text.length < 3 || b.text.length < 3) && isNickname(a.text, b.text)) {
    return { cost: NICKNAME, how: 'nickname' };
  }
  if (a.surname !== undefined && a.surname === b.surname) return { cost: SAME_NAME, how: 'transliteration' };
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (isHalfOf(short.text, long.text)) return { cost: HALF_OF_COMPOUND, how: 'spelling', partial: true };
  // "Moh" or "Alej": at least three letters of a known given name, clearly cut off, and no name of its own.
  const cutOff = short.givenName === undefined && short.eastAsian === undefined && short.text.length >= 3;
  const given = long.givenName !== undefined && !long.patronymic && long.text.length >= short.text.length + 3;
  if (cutOff && given && long.text.startsWith(short.text)) return { cost: ABBREVIATION, how: 'spelling' };
  return undefined;
}

/** "Rahman" of "Abdul Rahman", "Kamal" of "Kamal al-Din", "Najib" of "Najibullah". */
function isHalfOf(half: string, compound: string): boolean {
  if (compound.length !== half.length + 5) return false;
  if (compound.startsWith('abdul')) return compound.endsWith(half);
  return half.length > 3 && (compound.endsWith('uddin') || compound.endsWith('ullah')) && compound.startsWith(half);
}

/** "Heydar oglu" and "Geydarovich": two languages' ways to name a father. */
function haveSameFather(a: NameToken, b: NameToken): boolean {
  const [here, there] = [fatherOf(a.text), fatherOf(b.text)];
  // Where both names are made in one way, their letters tell.
  if (!a.patronymic || !b.patronymic || (here === undefined) === (there === undefined)) return false;
  const [father, other] = [here ?? a.text, there ?? b.text];
  const [known, knownToo] = [givenNameOf(father), givenNameOf(other)];
  return known === undefined || knownToo === undefined ? editDistance(father, other) < 2 : known === knownToo;
}
