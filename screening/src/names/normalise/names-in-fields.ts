import { COMMON, TITLES } from '../words/name-words.ts';
import { isPlaceholder, mayBePlaceholder, wordsOf } from '../words/placeholders.ts';
import { alternatives } from './alternatives.ts';
import type { WrittenName } from './analysed-name.ts';
import { withoutOuterBrackets } from './names-in-brackets.ts';

/** What a form asks of a person's name. */
export interface NameFields {
  readonly firstname: string;
  readonly lastname: string;
}

type Held = 'nothing' | 'initials' | 'name or nothing' | 'name';

/** Nobody is called by titles alone. */
function heldIn(words: readonly string[]): Held {
  const own = words.filter((word) => !TITLES.has(word));
  if (isPlaceholder(own)) return 'nothing';
  if (mayBePlaceholder(own)) return 'name or nothing';
  return own.every(isInitial) ? 'initials' : 'name';
}

const isInitial = (word: string): boolean => word.length === 1 && /\p{Ll}/u.test(word);

interface FilledFields {
  given: string;
  family: string;
  /** The one that is a name, where the other may be none. */
  alone?: string | undefined;
}

const nobody: FilledFields = { given: '', family: '' };

/** The fields of a form as far as they name somebody: one that holds "N/A" or "-" is as good as empty. */
export function filledFields({ firstname, lastname }: NameFields): FilledFields {
  const words = [wordsOf(firstname), wordsOf(lastname)] as const;
  const [first, last] = [heldIn(words[0]), heldIn(words[1])];
  // Initials alone are nobody's name; "No" and "Name" are none in two fields.
  if ((first !== 'name' && last !== 'name') || isPlaceholder(words.flat())) return nobody;
  const given = first === 'nothing' ? '' : withoutOuterBrackets(firstname.trim());
  const family = last === 'nothing' ? '' : withoutOuterBrackets(lastname.trim());
  const alone = last === 'name or nothing' ? given : first === 'name or nothing' ? family : undefined;
  return { given, family, alone };
}

/** The ways to read what a person filled in; none where it is no name. */
export function namesInFields(fields: NameFields): WrittenName[] {
  const { given, family, alone } = filledFields(fields);
  const text = `${given} ${family}`.trim();
  if (text === '') return [];
  const written: WrittenName = given && family ? { text, given, family } : { text };
  const names = alternatives(written, 'person');
  if (alone !== undefined) names.push(...alternatives<WrittenName>({ text: alone, partOf: text }, 'person'));
  if (isTwice(given, family)) names.push({ text: given, partOf: text });
  return names;
}

/** "Suharyanto Suharyanto": who has one name fills in two fields with it. But many a Hassan Hassan has two. */
const isTwice = (given: string, family: string): boolean =>
  given.toLowerCase() === family.toLowerCase() && !COMMON.has(given.toLowerCase());
