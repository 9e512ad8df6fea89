import { editDistance } from '../edit-distance.ts';
import type { NameToken } from '../normalise/analysed-name.ts';
import { soundAndKey } from '../normalise/sound.ts';
import { areSameInThai, SHORTEST_IN_THAI } from '../normalise/thai-key.ts';
import { isUsual } from '../normalise/usual-spelling.ts';
import { areDialectSurnames } from '../words/chinese-spellings.ts';
import { givenNameOf, isFormOf } from '../words/given-names.ts';
import { fatherOf } from '../words/name-words.ts';
import { isNickname } from '../words/nicknames.ts';
import { surnameNumber } from '../words/surnames.ts';
import { OTHER_NAME, type TokenMatch } from './matched.ts';
import { matchShortened } from './shortened.ts';

/** Two spellings known to be of one name, however unlike: Serhii and Sjarhej. */
const SAME_NAME = 0.35;
const NICKNAME = 0.45;
const ABBREVIATION = 0.5;
const HALF_OF_COMPOUND = 0.35;
const WITH_ARTICLE = 0.3;

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
  // The rest of the name decides whether it is the surname, and the same one.
  if (a.eastAsian !== undefined && b.eastAsian !== undefined && areDialectSurnames(a.text, b.text))
    return { cost: OTHER_NAME, how: 'transliteration' };
  if (a.surname !== undefined && a.surname === b.surname) return { cost: SAME_NAME, how: 'transliteration' };
  if ((a.usual !== undefined && isUsual(b.text, a.usual)) || (b.usual !== undefined && isUsual(a.text, b.usual)))
    return { cost: SAME_NAME, how: 'transliteration' };
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  // Bayrak and Albayrak are two known surnames.
  if (a.surname === undefined || b.surname === undefined) {
    if (short.text.length >= SHORTEST_IN_THAI && areSameInThai(a.text, b.text))
      return { cost: SAME_NAME, how: 'transliteration' };
    if (hasArticle(short, long)) return { cost: WITH_ARTICLE, how: 'spelling' };
  }
  if (isHalfOf(short, long)) return { cost: HALF_OF_COMPOUND, how: 'spelling', partial: true };
  // "Moh" or "Alej": at least three letters of a known given name, clearly cut off, and no name of its own.
  const cutOff = short.givenName === undefined && short.eastAsian === undefined && short.text.length >= 3;
  const given = long.givenName !== undefined && !long.patronymic && long.text.length >= short.text.length + 3;
  if (cutOff && given && long.text.startsWith(short.text)) return { cost: ABBREVIATION, how: 'spelling' };
  return undefined;
}

/** "Rahman" of "Abdul Rahman", "Kamal" of "Kamal al-Din", "Najib" of "Najibullah". */
export function isHalfOf(half: NameToken, { text: compound }: NameToken): boolean {
  if (compound.length < half.text.length + 3) return false;
  if (compound.startsWith('abdul')) return isPart(half, compound, 5, compound.length);
  if (half.text.length < 4 || !(compound.endsWith('uddin') || compound.endsWith('ullah'))) return false;
  return isPart(half, compound, 0, compound.length - 5);
}

/** "Elkaddafi" and "Gaddafi": the article is written together with the word, or not at all. */
function hasArticle(word: NameToken, { text }: NameToken): boolean {
  return (
    text[1] === 'l' && (text[0] === 'a' || text[0] === 'e') && text.length > 5 && isPart(word, text, 2, text.length)
  );
}

const BACK = 'gkq';

/** The word, in one spelling or another, is this part of the longer one. Most pairs differ in their first letters. */
function isPart({ text, sound, givenName, surname }: NameToken, whole: string, from: number, to: number): boolean {
  const [first = '', other = ''] = [text[0], whole[from]];
  if (first !== other && !(BACK.includes(first) && BACK.includes(other))) return false;
  if (Math.abs(to - from - text.length) > 2) return false;
  const part = whole.slice(from, to);
  if (text === part || sound === soundAndKey(part, false).sound) return true;
  return (
    (givenName !== undefined && givenName === givenNameOf(part)) ||
    (surname !== undefined && surname === surnameNumber(part))
  );
}

/** "Heydar oglu" and "Geydarovich", "Vladimirovna" and "Uladzimirauna": two languages' ways to name a father. */
function haveSameFather(a: NameToken, b: NameToken): boolean {
  if (!a.patronymic || !b.patronymic) return false;
  const [here, there] = [fatherOf(a.text), fatherOf(b.text)];
  const [father, other] = [here ?? a.text, there ?? b.text];
  const [known, knownToo] = [knownFather(father), knownFather(other)];
  if (known !== undefined && knownToo !== undefined) {
    const oneTellsNot = here === undefined || there === undefined;
    return known === knownToo && (oneTellsNot || isDaughter(a.text) === isDaughter(b.text));
  }
  // Where both are formed in the same way, they are compared by their letters like any other word.
  return (here === undefined) !== (there === undefined) && editDistance(father, other) < 2;
}

/** "Grigor-ievich", "Hryhor-yavich": what joins the ending to the name is no part of it, but the name may end in "y". */
function knownFather(stem: string): number | undefined {
  const bare = stem.replace(/[iyj]+$/, '');
  return givenNameOf(stem) ?? givenNameOf(bare) ?? givenNameOf(`${bare}y`) ?? givenNameOf(`${bare}ey`);
}

/** What the father's name itself does not tell, with "oglu" or "qizi" behind it. */
const isDaughter = (patronymic: string): boolean => patronymic.endsWith('na');
