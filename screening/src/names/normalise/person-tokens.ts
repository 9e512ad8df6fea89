import { isSyllabic, type Script } from '../scripts/script.ts';
import { givenNameOf } from '../words/given-names.ts';
import { CHILD_OF, NAME_TITLES, NEVER_LAST, PARTICLES, SON_OF } from '../words/name-words.ts';
import { NameToken } from './analysed-name.ts';
import { eastAsianKey, surnameKey } from './east-asian-key.ts';
import { knownWord } from './known-word.ts';
import type { NamePiece } from './name-pieces.ts';

interface NamedHow {
  /** False where words that look like particles are names. */
  particles: boolean;
  script: Script;
  vietnamese: boolean;
}

/** The words of a person's name with all that the comparison asks of them. */
export function personTokens(pieces: NamePiece[], { particles, script, vietnamese }: NamedHow): NameToken[] {
  const significant = pieces.filter(({ word }) => word.length > 1 && !PARTICLES.has(word) && !SON_OF.has(word));
  const inCapitals = pieces.every(({ source }) => CAPITALS.test(source));
  const names = significant.reduce((count, piece) => count + namesIn(piece), 0);
  return pieces.map((piece, index) => {
    const { word, source, writtenOn = false, loose, eastAsian } = piece;
    const before = pieces[index - 1]?.word ?? '';
    const behind = pieces[index + 1]?.word ?? '';
    const isTitle = NAME_TITLES.has(word);
    const small =
      (particles && isParticle(piece, index === pieces.length - 1)) ||
      // A title beside two names is as good as a particle; beside one it may be half of the name.
      (isTitle && names >= 2) ||
      (AND.has(source) && index > 0 && index < pieces.length - 1);
    const sonOf = (place: number) => particles && isSonOf(pieces[place]?.word ?? '', place, script);
    const particle = (small || sonOf(index)) && significant.length > 0;
    const known = knownWord(word, loose);
    return new NameToken({
      text: word,
      source,
      writtenOn,
      sound: known.sound,
      key: known.key,
      vowels: known.vowels,
      length: known.length,
      weight: particle ? 0.12 : known.weight,
      against: particle ? 0.12 : known.against,
      particle,
      rarity: known.rarity,
      patronymic: !particle && (sonOf(index - 1) || CHILD_OF.has(behind) || known.patronymic),
      loose,
      script,
      title: particle && isTitle,
      initials: !particle && !eastAsian && !vietnamese && areInitials(piece, index === 0 && !inCapitals),
      restOfWord: script === 'Arabic' && isRestOfWord(piece),
      abbreviated: isAbbreviated(piece),
      // Characters have the surname first; in Latin letters it may be either word.
      eastAsian: eastAsian
        ? (surnameKey(word, isSyllabic(script) && index === 0 ? '' : before || behind) ?? eastAsianKey(word))
        : vietnamese
          ? word
          : undefined,
      givenName: script === 'Indic' ? indianName(word) : known.givenName,
      surname: known.surname,
      surnameOf: known.surnameOf,
      usual: known.usual,
      number: known.number,
    });
  });
}

/** "Maulvi Abdul Kabir": a compound that is written in two words is as good as two names. */
function namesIn({ word, source }: NamePiece): number {
  if (word.length < 3 || NAME_TITLES.has(word)) return 0;
  return word.startsWith('abdul') && source.includes(' ') ? 2 : 1;
}

const CAPITALS = /^\p{Lu}+$/u;
const MOST_INITIALS = 4;

/** Capitals without a vowel; or those that stand first, before words that are not all in capitals: "Otto BAH" has a surname. */
function areInitials({ word, source }: NamePiece, standOut: boolean): boolean {
  if (word.length < 2 || word.length > MOST_INITIALS || !CAPITALS.test(source)) return false;
  return standOut || !/[aeiou]/.test(word);
}

/** Two names that the article joins stay two, as in "Fazlurrahman". */
const isRestOfWord = ({ source, writtenOn = false }: NamePiece): boolean => writtenOn && !source.includes('ال', 1);

/** "Moh." */
const isAbbreviated = ({ source, stop = false }: NamePiece): boolean => stop && source.length > 2;

function isParticle(piece: NamePiece, isLast: boolean): boolean {
  const { word } = piece;
  if (word.length < 2 || !PARTICLES.has(word) || (isLast && NEVER_LAST.has(word))) return false;
  // "Den." is Denis; "St." stays a particle.
  return word.length === 2 || !isAbbreviated(piece);
}

/** "Cavaco e Silva", "Ortega y Gasset": the lower case tells it from an initial. */
const AND = new Set(['e', 'y', 'i']);

function indianName(word: string): number | undefined {
  return indianForms(word)
    .map(givenNameOf)
    .find((name) => name !== undefined);
}

/** Where a word may end with a vowel that nobody speaks; and Bengali has no z. */
const indianForms = (word: string): string[] => [word, word.replace(/a$/, ''), word.replaceAll('j', 'z')];

/** "Ben" opens English names as a given name; elsewhere it means "son of". */
function isSonOf(word: string, index: number, script: Script): boolean {
  if (!SON_OF.has(word)) return false;
  // The Hebrew name Bennett is spelt like the Arabic "bint".
  if (script === 'Hebrew' && word === 'bnt') return false;
  return index > 0 || !GIVEN_TOO.has(word);
}

const GIVEN_TOO = new Set(['ben', 'ab', 'mac']);
