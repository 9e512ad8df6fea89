export type Delimiter = ',' | ';';

/** A spreadsheet would compute what begins so, some also with wide signs. Values come from outside, and are only text. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
/** Kept from being computed by an apostrophe, which `withoutMark` takes off again. */
const marked = (text: string) => (formula.test(text) ? `'${text}` : text);

export function withoutMark(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

export function csvLine(cells: readonly string[], delimiter: Delimiter): string {
  const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${cells.map((text) => cell(marked(text))).join(delimiter)}\r\n`;
}

/** Lines as a file that readers and spreadsheets take, with the mark by which the latter know UTF-8. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob(['\ufeff', lines.join('')], { type: 'text/csv' });
}
