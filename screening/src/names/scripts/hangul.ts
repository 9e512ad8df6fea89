/** Revised Romanisation of Hangul, syllable by syllable. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Surnames as their bearers usually write them; the rest follow the rule. */
const SURNAMES: Record<string, string> = {
  김: 'kim',
  이: 'lee',
  리: 'ri',
  박: 'park',
  최: 'choi',
  강: 'kang',
  조: 'cho',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  권: 'kwon',
  안: 'ahn',
  유: 'yoo',
  고: 'ko',
  문: 'moon',
  노: 'noh',
  심: 'shim',
  백: 'paek',
  구: 'koo',
  우: 'woo',
  주: 'joo',
  국: 'kook',
  길: 'kil',
  경: 'kyung',
  계: 'kye',
  공: 'kong',
  곽: 'kwak',
  금: 'keum',
};

const FIRST_SYLLABLE = 0xac00;

const SYLLABLES_OF_VOWEL = FINALS.length;
const SYLLABLES_OF_INITIAL = VOWELS.length * FINALS.length;

/** The places of its letters in their alphabets. */
interface SyllableParts {
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

/** Of the first syllable of a word; undefined where that is none of Hangul. */
export function syllableParts(word: string): SyllableParts | undefined {
  const code = (word.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  if (code < 0 || code >= INITIALS.length * SYLLABLES_OF_INITIAL) return undefined;
  return {
    initial: Math.floor(code / SYLLABLES_OF_INITIAL),
    vowel: Math.floor((code % SYLLABLES_OF_INITIAL) / SYLLABLES_OF_VOWEL),
    final: code % SYLLABLES_OF_VOWEL,
  };
}

const syllableOf = ({ initial, vowel, final }: SyllableParts): string =>
  String.fromCodePoint(FIRST_SYLLABLE + initial * SYLLABLES_OF_INITIAL + vowel * SYLLABLES_OF_VOWEL + final);

function romaniseSyllable(syllable: string): string {
  const parts = syllableParts(syllable);
  if (!parts) return '';
  return `${INITIALS[parts.initial] ?? ''}${VOWELS[parts.vowel] ?? ''}${FINALS[parts.final] ?? ''}`;
}

const INITIAL_N = 2;
const INITIAL_R = 5;
const NO_INITIAL = 11;
/** Vowels before which the South drops the first consonant of a word: those that begin with an i or a y. */
const DROPPED_BEFORE = new Set(VOWELS.flatMap((vowel, at) => (/^[iy]/.test(vowel) ? at : [])));

/** 리영희 is 이영희, and 로 is 노: the North writes the first consonant of a word as it once was. */
export function inSouthernSpelling(word: string): string {
  const parts = syllableParts(word);
  if (parts?.initial !== INITIAL_N && parts?.initial !== INITIAL_R) return word;
  const initial = DROPPED_BEFORE.has(parts.vowel) ? NO_INITIAL : INITIAL_N;
  return syllableOf({ ...parts, initial }) + word.slice(1);
}

export function romaniseHangul(word: string): string {
  return SURNAMES[word] ?? Array.from(word.normalize('NFC'), romaniseSyllable).join('');
}
