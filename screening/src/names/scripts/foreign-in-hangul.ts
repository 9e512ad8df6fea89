import { syllableParts } from './hangul.ts';

const INITIALS = 'g k n d t r m b p s s  j j ch k t p h'.split(' ');
/** The vowel by which Korean parts two consonants, and ends a word that has none, is none of the name: 스 is an s. */
const VOWELS = 'a e ya ye o e yo ye o wa we oe yo u wo we wi yu  ui i'.split(' ');
const FINALS = ' k k k n n n t r k m r r r p r m p p s s ng t t k t p t'.split(' ');

/** 블라디미르 is Vladimir: a foreign word as Korean writes it, which has one letter for r and l. */
export function readForeignInHangul(word: string): string {
  return Array.from(word.normalize('NFC'), readSyllable)
    .join('')
    .replaceAll('rr', 'r')
    .replace(/sy(?=[aeou])/g, 'sh')
    .replace(/(?<=ch|j)y(?=[aeou])/g, '');
}

function readSyllable(syllable: string): string {
  const parts = syllableParts(syllable);
  if (!parts) return syllable;
  return `${INITIALS[parts.initial] ?? ''}${VOWELS[parts.vowel] ?? ''}${FINALS[parts.final] ?? ''}`;
}
