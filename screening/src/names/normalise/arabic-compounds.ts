import { givenNameOf } from '../words/given-names.ts';
import { SON_OF } from '../words/name-words.ts';
import { joinPieces, type NamePiece } from './name-pieces.ts';

/** "Abd al-Rahman", "Abdul Rahman", "Abdur-Rahman" and "Abderrahmane" are one name; so are "Nur al-Din" and "Noureddine". */

const ABD = /^abd(?:[aeiou]{0,2}[lrsnztd]?|)$/;
const ARTICLE = /^(?:al|el|ul|ol|ur|er|ar|us|es|as|un|en|an|ud|ed|ad|uz|az|ush|ash|l)$/;
const DIN = /^d(?:i|ee|y)ne?$/;
const UDDIN = /^(?!din$)(?:[ue][dl]?|a[dl])?dd?(?:i|ee)ne?$/;
const ULLAH = /^[auoi]?ll?ah?$/;
/** "Allah-Karam", "Allah Yar": Persian names that begin with the word others end with. */
const OF_ALLAH = /^(?:karam|dad|yar|verdi|bakh?sh|bukhsh|nazar|qoli|rakha|ditta)/;
const BAKR = /^ba(?:kr|kar|ker|kir|ckr|ccar|car)$/;

/** Joins the parts of such compounds in a list of words. */
export function joinCompounds(written: readonly NamePiece[]): NamePiece[] {
  const pieces = withoutArticles(written);
  const words = pieces.map(({ word, loose }, at) => {
    // Two in a row are long or two sounds where the script is Arabic: عابدہ is Abida.
    const once = loose ? word : undoubled(fromSomali(word));
    return asServant(once, pieces[at + 1]?.word ?? '', pieces[at + 2]?.word ?? '');
  });
  const out: NamePiece[] = [];
  let i = 0;
  while (i < words.length) {
    const size = isAbbreviated(pieces, i) || SON_OF.has(words[i] ?? '') ? 1 : compoundSize(words, i);
    const parts = words.slice(i, i + size);
    out.push(joinPieces(pieces.slice(i, i + size), size > 1 ? joined(parts) : canonical(words[i] ?? '')));
    i += size;
  }
  return out;
}

/** Most names have none, and the patterns below take longer. */
const ARTICLE_SIGNS = /^ab[ou]l|(?:hm[ae]n|h[ao]q(?:q|ue)?|hak|islam)$/;
/** What people praise God by behind an article, or Islam. */
const PRAISE = /^(?:r[ae]hm[ae]n|h[ao]q(?:q|ue)?|hak|islam)$/;
const ENDS_WITH_ARTICLE = /^([a-z]{3,}?)[ou]([lr])$/;
const ALL_TOGETHER = /^(?!abd)([a-z]{3,}?)[aeou](?:l|r?(?=r))(r[ae]hm[ae]n|h[ao]q(?:q|ue)?|islam)$/;

/** "Abolfazl" is Abu al-Fazl. */
const FATHER_OF = /^ab[ou]l([a-z]{4,})$/;

/** "Fazl al-Rahman", "Fazlur Rahman", "Fazlurrahman" and "Fazal Rahman" are one name: the article is no part of it. */
function withoutArticles(pieces: readonly NamePiece[]): readonly NamePiece[] {
  if (!pieces.some(({ word }) => ARTICLE_SIGNS.test(word))) return pieces;
  return pieces.flatMap((piece, at) => {
    const { word } = piece;
    const [, first, last] = ALL_TOGETHER.exec(word) ?? [];
    if (first && last) return inTwo(piece, first, last);
    const son = FATHER_OF.exec(word)?.[1];
    if (son && givenNameOf(son) !== undefined) return inTwo(piece, 'abu', son);
    if (ABD.test(word) || !PRAISE.test(pieces[at + 1]?.word ?? '')) return piece;
    if (ARTICLE.test(word)) return at === 0 || ABD.test(pieces[at - 1]?.word ?? '') ? piece : [];
    const [, name = word, end] = ENDS_WITH_ARTICLE.exec(word) ?? [];
    // "Saiful" is known by itself; Mansur and Timur end so without an article.
    const isOwnName = givenNameOf(word) !== undefined && (end === 'r' || givenNameOf(name) === undefined);
    return isOwnName ? piece : { ...piece, word: name };
  });
}

const inTwo = (piece: NamePiece, first: string, last: string): NamePiece[] => [
  { ...piece, word: first },
  { ...piece, word: last, writtenOn: true },
];

/** "Abd. Gelowicz" is some Abdullah; "Abd. Rahman" one name, for so people are called. */
function isAbbreviated(pieces: readonly NamePiece[], at: number): boolean {
  if (pieces[at]?.word !== 'abd' || !pieces[at].stop) return false;
  const next = pieces.slice(at + 1).find(({ word }) => !ARTICLE.test(word));
  return givenNameOf(next?.word ?? '') === undefined;
}

const LONGEST_HALF = 7;

/** "Aabd", "Abdurr" and "Ddin": a letter typed twice takes no compound apart. */
function undoubled(word: string): string {
  if (word.length > LONGEST_HALF || !/^[ad]/.test(word)) return word;
  const once = word.replace(/(.)\1/g, '$1');
  const isHalf = (one: string) => ABD.test(one) || DIN.test(one);
  return once !== word && isHalf(once) && !isHalf(word) ? once : word;
}

/** A letter of "Abdul" missing, wrong or beside its place. "Abul" is another word: the father of. */
const SLIPPED = /^(?:[b-z]bdul|a[ac-z]dul|ab[ac-z]ul|[ab]dul|adbul|badul|abudl|abdlu|adbel|badel|abedl|abdle)$/;
/** Words of their own, too: "Abul Hasan" is the father of a Hasan, "Abed" a name. */
const MAYBE_SERVANT = /^(?:ab[ou]l|adbol|abed)$/;

/** "Abdlu Jabbar": before a given name it is the servant all the same, and "Abul Rahim" before a name of God. */
function asServant(word: string, next: string, third: string): string {
  if (SLIPPED.test(word)) return givenNameOf(next) === undefined ? word : 'abdul';
  return MAYBE_SERVANT.test(word) && isOfGod(ARTICLE.test(next) ? third : next) ? 'abdul' : word;
}

/** Somali spells "Abdi" with its first throat sound: Cabdiraxmaan. */
function fromSomali(word: string): string {
  return word.startsWith('cabd') ? word.slice(1).replaceAll('x', 'h') : word;
}

function compoundSize(words: readonly string[], at: number): number {
  const here = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const third = words[at + 2] ?? '';
  if (ABD.test(here) && next !== '') {
    if (ARTICLE.test(next) && third.length > 2) return 3;
    if (next.length > 2 && !ARTICLE.test(next)) return isServantOf(here, next) ? 2 : 1;
    // "Abdul Q. Khan"
    if (next.length === 1 && third !== '') return 2;
  }
  if (here.length > 2 && ARTICLE.test(next) && DIN.test(third)) return 3;
  // "Rafi Udin" may be the son of an Udin: where this is all of the name, letters tell whether it is one word.
  if (here.length > 2 && words.length > 2 && UDDIN.test(next)) return 2;
  if (here === 'allah' && OF_ALLAH.test(next)) return 2;
  if (here.length > 2 && ULLAH.test(next) && next.length > 3 && !OF_ALLAH.test(third)) return 2;
  if (/^ab[ou]+$/.test(here) && BAKR.test(next)) return 2;
  return 1;
}

/** A name by itself as well: "Abdi Garaad", "Abdou Diouf", "Abdu bin Ahmad"; but "Abdi Rahman", for so God is called. */
const ALONE_TOO = /^abd(?:i|u|o|ou)$/;
const OF_GOD = new Set(
  'rahman rahim qadir karim aziz latif hamid salam razzaq wahab wahid majid malik ghani nasir fattah sattar jabbar ghafar'
    .concat(
      ' ghafoor bari basir baqi halim hakim khaliq samad jalil momin hadi wali shakur qayyum qahar rauf rashid salim',
    )
    .split(' ')
    .map(givenNameOf),
);

/** "Abd Rabbuh": the servant of his Lord. */
const GOD = /^(?:allah|r[au]bb[aou]h?)$/;

function isServantOf(servant: string, name: string): boolean {
  return !ALONE_TOO.test(servant) || isOfGod(name);
}

/** God is called by this name, which people therefore have behind "servant of". */
export function isOfGod(name: string): boolean {
  const known = givenNameOf(name);
  return known === undefined ? GOD.test(name) : OF_GOD.has(known);
}

function joined(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (ABD.test(first)) return canonical(/^[aeou]?ll?ah?$/.test(last) ? 'abdullah' : `abdul${last}`);
  if (parts.length === 3 || /din|deen/.test(last)) return `${first.replace(/[aeu]$/, '')}uddin`;
  return canonical(parts.join(''));
}

const SON_WRITTEN_ON = /^b[ei]n/;

/** The same for a compound written as one word: "Benabdallah" as well, but "Bensalah" is the son of a Salah. */
function canonical(word: string): string {
  if (word.length < 6) return word;
  if (SON_WRITTEN_ON.test(word)) return word.slice(0, 3) + canonical(word.slice(3));
  if (/^abd[aeiou]l?l+ah?i?$/.test(word)) return 'abdullah';
  const servant = /^abd[aeiou]{1,2}(?:l|([rsnztd])(?=\1)|sh(?=sh))?([a-z]{3,})$/.exec(word);
  if (servant) return `abdul${servant[2]}`;
  // Vowels left out: "Abdrhmn".
  const bare = /^abd([b-df-hj-np-tv-z]{2}[a-z]{2,})$/.exec(word);
  if (bare) return bare[1]?.startsWith('ll') ? 'abdullah' : `abdul${bare[1]}`;
  const faith = /^([a-z]{3,}?)(?:ou|[aeou])?(?:dd|[aeou]l?d|(?<=h)d)(?:i|ee)ne?$/.exec(word);
  if (faith) return `${faith[1]}uddin`;
  const god = /^([a-z]{3,}?)[auoi]ll?ah?$/.exec(word);
  if (god && /(?:ll|h$)/.test(word)) return `${god[1]}ullah`;
  if (/^abou?ba[kc]+[ae]?r$|^abuba[kc]+[ae]?r$/.test(word)) return 'abubakar';
  return word;
}
