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
const DOUBLE_SURNAMES = new Set(['남궁', '황보', '제갈', '선우', '독고', '사공', '서문', '동방']);

export function romaniseSyllable(syllable: string): string {
  const code = (syllable.codePointAt(0) ?? 0) - 0xac00;
  if (code < 0 || code >= 11_172) return '';
  const initial = INITIALS[Math.floor(code / 588)] ?? '';
  const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? '';
  return initial + vowel + (FINALS[code % 28] ?? '');
}

/** A name in Hangul as words: surname, then the given name in one piece. */
export function romaniseHangul(text: string, whole: boolean): string {
  const syllables = Array.from(text.normalize('NFC'));
  // Two to four syllables in one run are surname and given name; in a longer run, or beside others, they are one word.
  if (!whole || syllables.length < 2 || syllables.length > 4) {
    const surname = syllables.length === 1 ? SURNAMES[text] : undefined;
    return surname ?? syllables.map(romaniseSyllable).join('');
  }
  const size = DOUBLE_SURNAMES.has(syllables.slice(0, 2).join('')) ? 2 : 1;
  const family = syllables.slice(0, size).join('');
  const given = syllables.slice(size).map(romaniseSyllable).join('');
  return `${SURNAMES[family] ?? syllables.slice(0, size).map(romaniseSyllable).join('')} ${given}`;
}
