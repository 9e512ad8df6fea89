import { isSyllabic, type Script } from '../scripts/script.ts';
import { givenNameOf, surnameOf } from '../words/given-names.ts';
import {
  CHILD_OF,
  COMMON,
  fatherOf,
  NAME_TITLES,
  NEVER_LAST,
  PARENT_OF,
  PARTICLES,
  SON_OF,
} from '../words/name-words.ts';
import { surnameNumber } from '../words/surnames.ts';
import { NameToken } from './analysed-name.ts';
import { eastAsianKey, surnameKey } from './east-asian-key.ts';
import type { NamePiece } from './name-pieces.ts';
import { soundAndKey } from './sound.ts';
import { usualSpelling } from './usual-spelling.ts';

interface NamedHow {
  /** False where words that look like particles are names. */
  particles: boolean;
  script: Script;
  vietnamese: boolean;
}

/** The words of a person's name with all that the comparison asks of them. */
export function personTokens(pieces: NamePiece[], { particles, script, vietnamese }: NamedHow): NameToken[] {
  const significant = pieces.filter(({ word }) => word.length > 1 && !PARTICLES.has(word) && !SON_OF.has(word));
  const names = significant.reduce((count, piece) => count + namesIn(piece), 0);
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
    const sonOf = (place: number) => particles && isSonOf(pieces[place]?.word ?? '', place, script);
    const particle = (small || sonOf(index)) && significant.length > 0;
    return new NameToken({
      text: word,
      source,
      ...soundAndKey(word, loose),
      weight: particle ? 0.12 : weightOf(word),
      against: particle ? 0.12 : PARENT_OF.has(word) ? 0.3 : 1,
      particle,
      rarity: COMMON.has(word) ? 0.3 : word.length < 4 ? 0.6 : 0.8,
      patronymic: !particle && (sonOf(index - 1) || CHILD_OF.has(behind) || fatherOf(word) !== undefined),
      loose,
      script,
      title: particle && isTitle,
      abbreviated: isAbbreviated(source),
      // Characters have the surname first; in Latin letters it may be either word.
      eastAsian: eastAsian
        ? (surnameKey(word, isSyllabic(script) && index === 0 ? '' : before || behind) ?? eastAsianKey(word))
        : vietnamese
          ? word
          : undefined,
      givenName: givenNameIn(word, loose, script),
      surname: loose ? undefined : surnameNumber(word),
      surnameOf: loose ? undefined : surnameOf(word),
      usual: loose ? undefined : usualSpelling(word),
      number: /^\d+$/.test(word) ? word : undefined,
    });
  });
}

/** "Maulvi Abdul Kabir": a compound that is written in two words is as good as two names. */
function namesIn({ word, source }: NamePiece): number {
  if (word.length < 3 || NAME_TITLES.has(word)) return 0;
  return word.startsWith('abdul') && source.includes(' ') ? 2 : 1;
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

function givenNameIn(word: string, loose: boolean, script: Script): number | undefined {
  if (script === 'Indic')
    return indianForms(word)
      .map(givenNameOf)
      .find((name) => name !== undefined);
  return loose ? undefined : givenNameOf(word);
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

function weightOf(word: string): number {
  if (word.length === 1) return 0.4;
  return COMMON.has(word) ? 0.75 : Math.min(1, 0.6 + 0.1 * word.length);
}
