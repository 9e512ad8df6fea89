import { setImmediate } from 'node:timers/promises';
import type { Sentence } from '@afc/contract/messages';
import { CsvCells } from './csv-cells.ts';
import { NO_LETTER } from './file-text.ts';
import type { ListFile } from './list-files.ts';
import { ListFileError } from './report.ts';
import { LONGEST_ENTRY, type TextLine, textLines } from './text-lines.ts';

export interface CsvOptions {
  delimiter?: string;
  /** Fewer cells than this is a malformed row; may be raised once the header has been read. */
  columns: number;
  /** More cells than this is a malformed row: nobody knows which belongs where. */
  atMost?: number;
  /** Set by the first row below the header: how many cells rows may have, those too many being empty there. */
  widest?: number;
  /** Set when all was read: whether the file ends with the DOS end-of-file mark, as OFAC's do. */
  endMark?: boolean;
}

export interface CsvRecord {
  /** Where it begins and where it ends: a quoted cell may hold line ends. */
  line: number;
  lastLine: number;
  closed: boolean;
  cells: string[];
  lastQuoted: boolean;
  /** Why it cannot be read. */
  fault?: Sentence;
}

/** In characters, between two rests: others have the thread meanwhile. */
const PORTION = 10_000;

/**
 * The records of a CSV file. One that is malformed takes only its first line with it: where a quotation mark is missing
 * or too many, the lines after it are rows of their own.
 */
export async function* csvRecords(file: ListFile, options: CsvOptions): AsyncGenerator<CsvRecord> {
  let reading: Reading | undefined;
  /** Lines that wait, the next one last. */
  const waiting: TextLine[] = [];
  let came = 0;
  let taken = 0;
  let rested = 0;
  for await (const { text, ...where } of textLines(file)) {
    if (text.trim() !== '') options.endMark = text.trimEnd().endsWith('\u001a');
    came += text.length + 1;
    waiting.push({ text: text.replaceAll('\u001a', ''), ...where });
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!reading && next.text.trim() === '') continue;
      reading ??= { lines: [], size: 0, cells: new CsvCells(options.delimiter ?? ',') };
      const read = take(reading, next, options);
      if (!read && reading.size > LONGEST_ENTRY)
        throw new ListFileError('listFileTooLarge', { file: file.name, line: reading.lines[0]?.line ?? next.line });
      taken += next.text.length + 1;
      // In a file made to be hostile, every line could be read again for each line before it.
      if (taken > 2 * came + LONGEST_ENTRY)
        throw new ListFileError('listFileQuotes', { file: file.name, line: next.line });
      if (taken - rested > PORTION) {
        rested = taken;
        await setImmediate();
      }
      if (!read) continue;
      if (read.fault) for (const line of reading.lines.slice(1).toReversed()) waiting.push(line);
      reading = undefined;
      yield read;
    }
  }
  if (reading) throw new ListFileError('listFileCutInCell', { file: file.name });
}

interface Reading {
  lines: TextLine[];
  size: number;
  cells: CsvCells;
}

/** The record that the line completes, if any. */
function take(reading: Reading, line: TextLine, options: CsvOptions): CsvRecord | undefined {
  reading.lines.push(line);
  reading.size += line.text.length + 1;
  const state = reading.cells.take(line.text);
  if (state === 'open') return undefined;
  const { cells, quoted } = reading.cells;
  const first = reading.lines[0] ?? line;
  const fault: Sentence | undefined = state === 'torn' ? { key: 'rowBadQuotes', values: {} } : faultOf(cells, options);
  const last = fault ? first : line;
  const whole = { line: first.line, lastLine: last.line, closed: last.closed, cells, lastQuoted: quoted };
  return fault ? { ...whole, fault } : whole;
}

function faultOf(cells: string[], options: CsvOptions): Sentence | undefined {
  const found = cells.length;
  const { columns, atMost } = options;
  if (found < columns) return { key: 'rowTooShort', values: { found, expected: columns } };
  if (atMost !== undefined) {
    // Some programs end every row with delimiters that the header does not have.
    options.widest ??= cells.slice(atMost).some(Boolean) ? atMost : Math.max(atMost, found);
    if (found > options.widest) return { key: 'rowTooLong', values: { found, expected: atMost } };
  }
  return cells.some((cell) => cell.includes(NO_LETTER)) ? { key: 'rowNotText', values: {} } : undefined;
}
