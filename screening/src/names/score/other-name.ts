import type { NameToken } from '../normalise/analysed-name.ts';
import { isSyllable } from '../normalise/syllables.ts';
import { areDifferentNames, isFeminineOf } from '../words/given-names.ts';
import { haveOtherEnds, isDerivedFrom } from '../words/surnames.ts';

const SURNAME_OF_STEM = /[oe](?:va?|ff?|w)$/;

/** Two words alike that are known to be two names. */
export function isOtherName(a: NameToken, b: NameToken): boolean {
  // Singh is no Song, nor Arjun a Ri-un.
  if ((a.eastAsian === undefined) !== (b.eastAsian === undefined) && isForeign(a.eastAsian === undefined ? a : b))
    return true;
  if (a.givenName !== undefined && b.givenName !== undefined) return areDifferentNames(a.givenName, b.givenName);
  if (a.givenName !== undefined && isFeminineOf(a.givenName, b.text)) return true;
  if (b.givenName !== undefined && isFeminineOf(b.givenName, a.text)) return true;
  const longer = a.text.length - b.text.length;
  if (longer === 1 ? isSisterOf(a.text, b.text) : longer === -1 && isSisterOf(b.text, a.text)) return true;
  // Yıldız is not a slip of the pen for Yılmaz, nor Dumont for Dupont.
  if (a.surname !== undefined && b.surname !== undefined && a.surname !== b.surname) return true;
  if (isDerivedFrom(a.text, b.text) || isDerivedFrom(b.text, a.text)) return true;
  // Hosseini and Hassani, Jónsdóttir and Jónasdóttir.
  if (a.surnameOf !== undefined && b.surnameOf !== undefined) return areDifferentNames(a.surnameOf, b.surnameOf);
  if (a.key !== b.key && haveOtherEnds(a.text, b.text)) return true;
  // "Petrov" is a surname, "Petrovich" the son of a Peter.
  if (a.patronymic !== b.patronymic && SURNAME_OF_STEM.test((a.patronymic ? b : a).text)) return true;
  return isOfFamily(a, b) || isOfFamily(b, a);
}

/** Yoshiko and Yoshio, by whatever characters. */
const isSisterOf = (a: string, b: string): boolean =>
  a.endsWith('ko') && b.endsWith('o') && a.startsWith(b.slice(0, -1));

/** A known name that no Korean or Chinese has. */
const isForeign = ({ text, givenName, surname }: NameToken): boolean =>
  (givenName !== undefined || surname !== undefined) && !isSyllable(text);

/** Shorter words are names of other families as well: Rimi is not of Rim. */
const SHORTEST_FAMILY = 6;

/** Kazemi is the family of some Kazem: neither Kazem himself nor a Qasim. حسني may be Hassani, and Hosni as well. */
function isOfFamily({ surnameOf, text, script }: NameToken, { givenName, script: other }: NameToken): boolean {
  if (surnameOf === undefined || givenName === undefined) return false;
  if (surnameOf === givenName) return true;
  return script === other && text.length >= SHORTEST_FAMILY && areDifferentNames(surnameOf, givenName);
}
