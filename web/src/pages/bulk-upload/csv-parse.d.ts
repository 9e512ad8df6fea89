// What is used of csv-parse/browser/esm/sync: its own types bring those of Node, which no page may see.
interface Options {
  readonly delimiter: string;
  readonly record_delimiter: readonly string[];
  readonly relax_column_count: boolean;
  readonly skip_empty_lines: boolean;
  readonly on_record: (
    cells: string[],
    read: { readonly records: number; readonly empty_lines: number },
  ) => string[] | null;
}

export function parse(text: string, options: Options): string[][];

export class CsvError extends Error {
  readonly lines?: number;
}
