import { readTable, wordPairs } from '../table-rows.ts';
import { inOneForm } from './characters.ts';
import { romaniseHan } from './romanise.ts';

let sounds: Map<string, string> | undefined;

/** Most lists have no name in characters. */
function readTheTable(): Map<string, string> {
  const made = new Map<string, string>();
  for (const [sound, characters] of wordPairs(readTable('sounds-in-han')))
    for (const character of characters) made.set(character, sound);
  return made;
}

/** 弗拉基米尔 is Vladimir: a foreign word in characters that are taken for their sound. */
export function readForeignInHan(word: string): string {
  sounds ??= readTheTable();
  let read = '';
  for (const character of inOneForm(word)) read += sounds.get(character) ?? inOtherSounds(romaniseHan(character));
  return read;
}

const SOUNDS: Partial<Record<string, string>> = { zh: 'j', x: 'sh', q: 'ch', c: 'ts', l: 'r' };

/** What pinyin spells by rules of its own. */
const inOtherSounds = (syllable: string): string =>
  syllable.replace(/^(?:zh|x|q|c(?!h)|l)/, (initial) => SOUNDS[initial] ?? initial);
