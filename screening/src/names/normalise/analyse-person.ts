import { foldLookalikes, foldSigns, foldSmallL } from '../scripts/homoglyphs.ts';
import { romanise } from '../scripts/romanise.ts';
import { isSyllabic, type Script } from '../scripts/script.ts';
import { takeApart } from '../scripts/syllabic-names.ts';
import { givenNameOf, surnameOf } from '../words/given-names.ts';
import {
  CHILD_OF,
  COMMON,
  fatherOf,
  GENERATIONS,
  LEADING_TITLES,
  NAME_TITLES,
  NEVER_LAST,
  PARENT_OF,
  PARTICLES,
  SON_OF,
  TITLES,
} from '../words/name-words.ts';
import { surnameNumber } from '../words/surnames.ts';
import { type AnalysedName, type Generation, MOST_WORDS, NameToken, type WrittenName } from './analysed-name.ts';
import { joinCompounds } from './arabic-compounds.ts';
import { isEastAsianPair, isVietnamese, type SyllabicName, syllabicName } from './east-asian.ts';
import { eastAsianKey, surnameKey } from './east-asian-key.ts';
import { cleanText, inOrder, lettersOf } from './letters.ts';
import { joinPieces, type NamePiece, type NameReading } from './name-pieces.ts';
import { soundAndKey } from './sound.ts';

export function analysePerson(name: WrittenName): AnalysedName {
  const ordered = name.given && name.family ? `${name.given} ${name.family}` : inOrder(name.text);
  const bare = cleanText(ordered).replace(/\([^)]*\)/g, ' ');
  const { pieces, script } = name.reading ?? romanWords(/\p{L}/u.test(bare) ? bare : cleanText(ordered));
  const own = dropTitles(pieces);
  const words = own.map(({ word }) => word);
  const syllabic = syllabicName(words, () => isFamilyLast(name, ordered));
  const inCharacters = isSyllabic(script);
  const eastAsian = inCharacters || isEastAsianPair(words);
  const joined = syllabic
    ? joinGiven(own, syllabic)
    : joinCompounds(own).map((piece) => (eastAsian ? { ...piece, eastAsian } : piece));
  const vietnamese = !syllabic && !eastAsian && isVietnamese(words);
  const particles = !syllabic && !inCharacters && !vietnamese;
  const tokens = personTokens(joined.slice(0, MOST_WORDS), { particles, script, vietnamese });
  return {
    person: true,
    tokens,
    plain: tokens.map((token) => token.text).join(' '),
    joined: tokens.map((token) => token.text).join(''),
    letters: lettersOf(name.partOf ?? ordered),
    generation: generationOf(pieces.at(-1)),
  };
}

function generationOf(last: NamePiece | undefined): Generation | undefined {
  const order = GENERATIONS.get(last?.word ?? '');
  return last && order !== undefined ? { order, source: last.source } : undefined;
}

/** "Jong-un Kim": the hyphen holds the given name together. */
const HYPHENATED_FIRST = /^\s*[\p{L}'’‘]+[-‐‑][\p{L}'’‘]+\s+[\p{L}'’‘]+\s*$/u;

function romanWords(text: string): NameReading {
  const words = text.split(/[^\p{L}\p{M}\p{N}.'’‘`ʼʻ׳$@|!·・]+|[·・]/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const pieces: NamePiece[] = [];
  let script: Script = 'Latin';
  for (const piece of words.length === 1 ? words.flatMap(takeApart) : words) {
    // "J.R." is two initials; "Abd." one abbreviated word.
    const parts = piece.includes('.') ? piece.split('.').filter((part) => /[\p{L}\p{N}]/u.test(part)) : [piece];
    for (const part of parts) {
      const roman = romanise(foldSigns(foldSmallL(foldLookalikes(part))));
      if (roman.script !== 'Latin') script = roman.script;
      const source = parts.length === 1 && piece.endsWith('.') ? piece : part;
      const text = isInitial(part, piece, roman.script) ? roman.text.charAt(0) : roman.text.replaceAll('dsch', 'j');
      for (const word of text.split(' ')) if (word !== '') pieces.push({ word, source, loose: roman.loose });
    }
  }
  return { pieces, script };
}

const ALPHABETS = new Set<Script>(['Cyrillic', 'Greek', 'Armenian', 'Georgian']);
/** What one letter of another alphabet becomes in Latin letters. */
const LETTER_GROUP = /^(?:[yji][aeou]|zh|sh|ch|kh|ts|th|ph|dj)$/i;

/** "Ю. В." and "Yu.V.": one letter of the name, however many Latin ones it takes. */
function isInitial(part: string, piece: string, script: Script): boolean {
  if (ALPHABETS.has(script)) return part.length === 1;
  return script === 'Latin' && LETTER_GROUP.test(part) && piece.includes(`${part}.`);
}

/** The words that are the name; all of them when nothing would be left. */
function dropTitles(pieces: NamePiece[]): NamePiece[] {
  let kept = pieces.filter(({ word }) => !TITLES.has(word));
  if (kept.length > 2 && LEADING_TITLES.has(kept[0]?.word ?? '')) kept = kept.slice(1);
  return kept.some(({ word }) => word.length > 1) ? kept : pieces;
}

/** The order is told by a comma, by the fields of a form, or by a hyphen. */
function isFamilyLast(name: WrittenName, ordered: string): boolean {
  if (HYPHENATED_FIRST.test(ordered)) return true;
  return (ordered !== name.text || Boolean(name.family)) && !isGivenForFamily(name);
}

/** "Jong Un, Kim": surnames have one syllable, so what stands for one here is the given name. */
function isGivenForFamily({ text, given, family }: WrittenName): boolean {
  const [last = '', first = ''] = given && family ? [family, given] : text.split(',');
  const sizeOf = (part: string) => part.trim().split(/[\s\-‐‑]+/).length;
  return sizeOf(last) === 2 && sizeOf(first) === 1;
}

/** A misspelt word is compared letter by letter, not as the syllable that it is not. */
function joinGiven(pieces: NamePiece[], { surname, given: [first, second], slipped }: SyllabicName): NamePiece[] {
  return pieces.flatMap((piece, at) => {
    if (at === second) return [];
    if (at === surname) return { ...piece, eastAsian: at !== slipped };
    if (at !== first) return piece;
    const both = pieces.filter((_, place) => place === first || place === second);
    const eastAsian = first !== slipped && second !== slipped;
    return { ...joinPieces(both, both.map(({ word }) => word).join('')), eastAsian };
  });
}

interface NamedHow {
  /** False where words that look like particles are names. */
  particles: boolean;
  script: Script;
  vietnamese: boolean;
}

function personTokens(pieces: NamePiece[], { particles, script, vietnamese }: NamedHow): NameToken[] {
  const significant = pieces.filter(({ word }) => word.length > 1 && !PARTICLES.has(word) && !SON_OF.has(word));
  const names = significant.filter(({ word }) => word.length > 2 && !NAME_TITLES.has(word)).length;
  return pieces.map((piece, index) => {
    const { word, source, loose, eastAsian } = piece;
    const before = pieces[index - 1]?.word ?? '';
    const behind = pieces[index + 1]?.word ?? '';
    const isTitle = NAME_TITLES.has(word);
    const small =
      (particles && isParticle(piece, index === pieces.length - 1)) ||
      // A title beside two names is as good as a particle; beside one it may be half of the name.
      (isTitle && names >= 2) ||
      (AND.has(source) && index > 0 && index < pieces.length - 1);
    const particle = (small || isSonOf(word, index, script)) && significant.length > 0;
    return new NameToken({
      text: word,
      source,
      ...soundAndKey(word, loose),
      weight: particle ? 0.12 : weightOf(word),
      against: particle ? 0.12 : PARENT_OF.has(word) ? 0.3 : 1,
      particle,
      rarity: COMMON.has(word) ? 0.3 : word.length < 4 ? 0.6 : 0.8,
      patronymic:
        !particle && (isSonOf(before, index - 1, script) || CHILD_OF.has(behind) || fatherOf(word) !== undefined),
      loose,
      script,
      title: particle && isTitle,
      abbreviated: isAbbreviated(source),
      eastAsian: eastAsian ? (surnameKey(word, before || behind) ?? eastAsianKey(word)) : vietnamese ? word : undefined,
      givenName: givenNameIn(word, loose, script),
      surname: loose ? undefined : surnameNumber(word),
      surnameOf: loose ? undefined : surnameOf(word),
      number: /^\d+$/.test(word) ? word : undefined,
    });
  });
}

/** "Moh." */
const isAbbreviated = (source: string): boolean => source.length > 2 && source.endsWith('.');

function isParticle({ word, source }: NamePiece, isLast: boolean): boolean {
  if (word.length < 2 || !PARTICLES.has(word) || (isLast && NEVER_LAST.has(word))) return false;
  // "Den." is Denis; "St." stays a particle.
  return word.length === 2 || !isAbbreviated(source);
}

/** "Cavaco e Silva", "Ortega y Gasset": the lower case tells it from an initial. */
const AND = new Set(['e', 'y', 'i']);

/** Indian scripts write every sound, and a vowel more at the end that nobody speaks. */
function givenNameIn(word: string, loose: boolean, script: Script): number | undefined {
  if (script === 'Indic') return givenNameOf(word) ?? givenNameOf(word.replace(/a$/, ''));
  return loose ? undefined : givenNameOf(word);
}

/** "Ben" opens English names as a given name; elsewhere it means "son of". */
function isSonOf(word: string, index: number, script: Script): boolean {
  if (!SON_OF.has(word)) return false;
  // The Hebrew name Bennett is spelt like the Arabic "bint".
  if (script === 'Hebrew' && word === 'bnt') return false;
  return index > 0 || !GIVEN_TOO.has(word);
}

const GIVEN_TOO = new Set(['ben', 'ab', 'mac']);

function weightOf(word: string): number {
  if (word.length === 1) return 0.4;
  return COMMON.has(word) ? 0.75 : Math.min(1, 0.6 + 0.1 * word.length);
}
