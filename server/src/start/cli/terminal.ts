import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Results, and nothing else: they may be piped on. */
  readonly output: Writable;
  /** Questions, progress and errors. */
  readonly messages: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

export const processTerminal: Terminal = {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  messages: process.stderr,
};

/** Much of what is printed was written by others: nothing in it steers the terminal. */
export function print(terminal: Terminal, line: string): void {
  terminal.output.write(`${line.replace(/[^\n\P{Cc}]/gu, ' ')}\n`);
}

/** "1 event", "2 events". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 2026-11-15 02:16, in UTC. */
export function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

/** Rows under their headings, each column as wide as its widest cell. */
export function printTable(
  terminal: Terminal,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  // Nor does it look like a row of its own.
  const lines = [headings, ...rows].map((line) => line.map((cell) => cell.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    print(
      terminal,
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
