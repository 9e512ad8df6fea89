import { SaxesParser } from 'saxes';
import { readText } from './file-text.ts';
import type { ListFile } from './list-files.ts';
import { type ImportReport, ListFileError } from './report.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

/** One element with all it holds; attribute and element names without their namespace. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

export interface XmlOptions {
  root: string;
  /** Elements of these names are given out whole; what surrounds them is not kept. */
  entries: readonly string[];
  /** Elements outside of entries that are given out as well (dates of the list). */
  heads?: readonly string[];
}

/** Lists nest six elements at most; a file of nothing but opening tags must not fill the memory. */
const DEEPEST = 50;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Streams the entries of an XML list; a wrong root or a file that ends early is an error. */
export async function* xmlElements(
  file: ListFile,
  options: XmlOptions,
  report: ImportReport,
): AsyncGenerator<XmlElement> {
  const wanted = new Set([...options.entries, ...(options.heads ?? [])]);
  const ready: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  /** Where what is being read began: an entry, or whatever stands between them. */
  let begun = { line: 1, position: 0 };
  const parser = new SaxesParser();
  const here = () => ({ line: parser.line, position: parser.position });
  const tooLarge = () => new ListFileError('listFileTooLarge', { file: file.name, line: begun.line });
  parser.on('error', (error) => {
    throw depth > 0 && /unclosed/i.test(error.message)
      ? new ListFileError('listFileCutInElement', { file: file.name, root: options.root })
      : new ListFileError('listFileNotXml', { file: file.name, line: parser.line });
  });
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    depth += 1;
    if (open.length === 0) begun = here();
    if (depth > DEEPEST) throw tooLarge();
    if (depth === 1 && name !== options.root) {
      throw new ListFileError('listFileRoot', { file: file.name, found: name, root: options.root });
    }
    if (open.length === 0 && !wanted.has(name) && depth > 1) return;
    const attributes: Record<string, string> = {};
    for (const [key, content] of Object.entries(tag.attributes)) attributes[local(key)] = content;
    const element: XmlElement = { name, line: parser.line, attributes, text: '', children: [] };
    // The root is given out at once, without content: its attributes may hold the list's date.
    if (depth === 1) ready.push(element);
    else open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    const parent = open.at(-1);
    if (!parent) begun = here();
    if (element) (parent?.children ?? ready).push(element);
  });
  for await (const text of readText(file)) {
    parser.write(text);
    if (parser.position - begun.position > LONGEST_ENTRY) throw tooLarge();
    for (const element of ready.splice(0)) {
      if (options.entries.includes(element.name)) report.rows += 1;
      yield element;
    }
  }
  parser.close();
  report.endMark = true;
  yield* ready.splice(0);
}

export function childText(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Every <item> inside each <list>: the shape most lists use for repeated values. */
export function listed(element: XmlElement, list: string, item: string): XmlElement[] {
  return childrenNamed(element, list).flatMap((holder) => childrenNamed(holder, item));
}

export function listedTexts(element: XmlElement, list: string, item: string): string[] {
  return listed(element, list, item)
    .map(({ text }) => text.trim())
    .filter(Boolean);
}
