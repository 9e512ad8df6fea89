import { APOSTROPHE } from '../scripts/apostrophes.ts';
import { ALSO_CALLED } from './also-called.ts';
import type { WrittenName } from './analysed-name.ts';
import { isWholeName, type PartsOfName, withoutBrackets } from './names-in-brackets.ts';

const DOUBLE = '"“”„«»';
const SINGLE = `${APOSTROPHE}‚`;
/** In 'Ala', ‘Ata’ and ‘Abd al-Sami‘ the signs stand for sounds of Arabic, the first of them before a vowel. */
const NICKNAME = String.raw`(?![aiou]|e(?!l\s))((?:[^${SINGLE}()（）]|(?<=\p{L})[${SINGLE}](?=\p{L}))+)`;
const SIGN = new RegExp(`[${DOUBLE}${SINGLE}]`);

/** What stands in brackets already; or in quotation marks around whole words, with the "a.k.a." before them. */
const BRACKETS_OR_QUOTES = new RegExp(
  String.raw`[(（][^()（）]*[)）]|(?:${ALSO_CALLED.source})?(?<![\p{L}\p{M}\p{N}])` +
    `(?:[${DOUBLE}]([^${DOUBLE}()（）]+)[${DOUBLE}]|[${SINGLE}]{1,2}${NICKNAME}[${SINGLE}]{1,2})` +
    String.raw`(?![\p{L}\p{M}\p{N}])`,
  'giu',
);

const inBrackets = (text: string): string =>
  text.replace(BRACKETS_OR_QUOTES, (all, double: string | undefined, single: string | undefined) => {
    const inside = double ?? single;
    return inside === undefined ? all : ` (${inside.trim()})`;
  });

/** A field that is in quotation marks altogether stays as it is. */
function fieldInBrackets(field: string): string {
  const bracketed = inBrackets(field);
  return /\p{L}/u.test(withoutBrackets(bracketed)) ? bracketed : field;
}

/** 'Otto "El Flaco" Beispiel' as it is in brackets; undefined where there is no whole name beside the quotation marks. */
export function quotesAsBrackets({ text, given = '', family = '' }: WrittenName): PartsOfName | undefined {
  if (!SIGN.test(text)) return undefined;
  const bracketed = inBrackets(text);
  if (bracketed === text || !isWholeName(withoutBrackets(bracketed))) return undefined;
  return { text: bracketed.trim(), given: fieldInBrackets(given), family: fieldInBrackets(family) };
}
