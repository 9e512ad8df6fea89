import { detectScript } from '../names/scripts/script.ts';
import { addBirthDate, parseBirthDate } from './birth-date.ts';
import { addDocument } from './document-of.ts';
import type { ListEntity } from './entity.ts';
import { addName } from './list-names.ts';
import type { Unread } from './report.ts';
import { documentsIn } from './un-documents.ts';
import { readNote } from './un-notes.ts';
import { childText, type XmlElement } from './xml-elements.ts';

/** "Not available" in small letters; Na is a Korean surname. */
export const isGiven = (text: string): boolean => text !== '' && text !== 'na';

export function readAlias(entity: ListEntity, alias: XmlElement, unread: Unread): void {
  const { names, notes } = readNames(childText(alias, 'ALIAS_NAME'));
  const note = childText(alias, 'NOTE');
  const isLatin = detectScript(names[0] ?? '') === 'Latin';
  const said = [...notes, note].map((text) => readNote(text, isLatin));
  const quality = childText(alias, 'QUALITY').toLowerCase();
  const role = quality === 'f.k.a.' || said.some(({ isFormer }) => isFormer) ? 'former' : 'alias';
  for (const name of [...names, ...said.flatMap((each) => each.names)])
    if (isGiven(name)) addName(entity, name, role, quality === 'low' ? 'weak' : 'strong');
  for (const date of said.flatMap(({ dates }) => dates))
    addBirthDate(entity.birthDates, parseBirthDate(date) ?? unread(alias.name));
  for (const document of [...notes, note].flatMap(documentsIn)) addDocument(entity.documents, document);
  const born = childText(alias, 'DATE_OF_BIRTH');
  if (born) addBirthDate(entity.birthDates, parseBirthDate(born) ?? unread('DATE_OF_BIRTH'));
}

/** In characters. No alias is as long, and a list may hold anything. */
const LONGEST_ALIAS = 1_000;

interface AliasText {
  names: string[];
  /** What is said there of the names. */
  notes: string[];
}

/** "a) Otto Beispiel b) Otto Muster" */
const MARKER = /(?:^|[\s;])[a-h]\) /g;
const BRACKETS = /\(((?:[^()]|\([^()]*\))*)\)/g;
/** "Otto Beispiel, born 1 Jan. 1953 (passport no. …)": what follows the name is no part of it. */
const BORN = /,? born (?=in |on |\d).*$/is;
const NOTE =
  /\b(?:original script|in \p{L}+(?: script)? ?:|(?:previously|formerly) listed as|birth name|combat name|nom de guerre|false|passport|identi(?:ty|fication) (?:card|number)|born|DP?OB)\b/iu;
/** The names in one field, of which some stand in brackets: in other letters, or several. */
function readNames(text: string): AliasText {
  if (text.length > LONGEST_ALIAS) return { names: text.split(';'), notes: [] };
  const notes: string[] = [];
  const names = parted(text.replace(/\s+/g, ' ').replace(MARKER, ';')).flatMap((piece) => {
    const inside: string[] = [];
    const outside = piece.replace(BRACKETS, (brackets: string, content: string, at: number) => {
      const isLast = /^[\s,.]*$/.test(piece.slice(at + brackets.length));
      if (content.includes(';') || (isLast && isOtherScript(content, piece.slice(0, at)))) inside.push(content);
      else if (NOTE.test(content)) notes.push(content);
      else return brackets;
      return ' ';
    });
    const name = outside.replace(BORN, '');
    notes.push(outside.slice(name.length));
    return [withoutMarks(name), ...inside.flatMap((content) => readInside(content, notes))];
  });
  return { names, notes: notes.filter(Boolean) };
}

function readInside(text: string, notes: string[]): string[] {
  const inside = readNames(text);
  notes.push(...inside.notes, ...inside.names.filter((name) => NOTE.test(name)));
  return inside.names.filter((name) => !NOTE.test(name)).map(withoutKind);
}

/** "Example Network - sub-unit name" */
function withoutKind(name: string): string {
  const at = name.lastIndexOf(' - ');
  return at > 0 && /^[\p{Ll} -]+$/u.test(name.slice(at + 3)) ? name.slice(0, at) : name;
}

/** At each `;` outside of brackets; at each where these do not pair up. */
function parted(text: string): string[] {
  const pieces: string[] = [];
  let begin = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth = Math.max(depth - 1, 0);
    if (text[at] !== ';' || depth > 0) continue;
    pieces.push(text.slice(begin, at));
    begin = at + 1;
  }
  return depth > 0 ? text.split(';') : [...pieces, text.slice(begin)];
}

function isOtherScript(text: string, than: string): boolean {
  const [own, other] = [detectScript(text), detectScript(than)];
  return own !== other && own !== 'Other' && other !== 'Other';
}

/** Without what is left of brackets and commas around it. */
const withoutMarks = (name: string): string => name.replace(/^[\s,)]+/, '').replace(/[\s,(]+$/, '');
