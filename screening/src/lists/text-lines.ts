import { readText } from './file-text.ts';
import type { ListFile } from './list-files.ts';
import { ListFileError } from './report.ts';

/** In characters: no entry of a list is as long, and a file without line ends must not fill the memory. */
export const LONGEST_ENTRY = 4_000_000;

export interface TextLine {
  text: string;
  line: number;
  /** Whether a line end follows it. */
  closed: boolean;
}

/** The lines of a file; the first tells whether they end with LF or with CR alone. The CR of CRLF stays with its line. */
export async function* textLines(file: ListFile): AsyncGenerator<TextLine> {
  let rest = '';
  let line = 0;
  let end: string | undefined;
  for await (const text of readText(file)) {
    rest += text;
    // A long line comes in many pieces: all of it is searched once.
    const isSearched = end !== undefined && !text.includes(end);
    end ??= lineEndOf(rest);
    if (end !== undefined && !isSearched) {
      const lines = rest.split(end);
      rest = lines.pop() ?? '';
      for (const each of lines) {
        line += 1;
        yield { text: each, line, closed: true };
      }
    }
    if (rest.length > LONGEST_ENTRY) throw new ListFileError('listFileTooLarge', { file: file.name, line: line + 1 });
  }
  // Only a file of one line may end before its kind of line end is known.
  const last = end === undefined && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
  if (last !== '') yield { text: last, line: line + 1, closed: last !== rest };
}

function lineEndOf(text: string): string | undefined {
  const found = /\n|\r(?=[\s\S])/.exec(text);
  if (!found) return undefined;
  return found[0] === '\n' || text[found.index + 1] === '\n' ? '\n' : '\r';
}
