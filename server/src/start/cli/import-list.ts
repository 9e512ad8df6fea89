import { stat } from 'node:fs/promises';
import type { ImportedList } from '@afc/contract/provider-lists';
import type { ListFormat } from '@afc/contract/vocabulary';
import { filesAt, type ListFile, type ListFiles, listFile, openListFiles } from '@afc/screening/lists/list-files';
import { fetchList } from '../../lists/fetching/fetch-list.ts';
import { importList } from '../../lists/versions/import-list.ts';
import { withoutQuery } from '../../platform/network/without-query.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { createProgress } from './progress.ts';
import { counted, print, type Terminal } from './terminal.ts';
import { withMigratedDatabase } from './with-database.ts';

export interface ImportOptions {
  readonly format: ListFormat;
  readonly name?: string;
  readonly acceptSmaller?: boolean;
  readonly sha256?: string[];
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/** From an address, or from the files of this machine. */
export async function importFrom(terminal: Terminal, sources: string[], options: ImportOptions): Promise<void> {
  const asking = askingAtTheCommandLine();
  const [first] = sources;
  if (first && sources.length === 1 && isAddress(first)) {
    terminal.messages.write(`fetching ${withoutQuery(first)}\n`);
    const imported = await withMigratedDatabase(terminal, (open) =>
      fetchList(open, { ...options, ...asking, url: first }),
    );
    if (imported) report(terminal, imported);
    else print(terminal, 'The list has not changed since it was fetched last.');
    return;
  }
  if (sources.some(isAddress)) throw new Error('Give one address, or files: a list comes from one place.');
  const progress = createProgress(terminal, 'importing');
  try {
    // Once for the encoding, once for the entries, and once more for the sums where they are told.
    const readings = options.sha256 ? 3 : 2;
    const size = await sizeOf(sources);
    const files = countReads(await openListFiles(sources), (bytes) => {
      const done = Math.floor(bytes / readings);
      progress.report(done, Math.max(size, done));
    });
    const imported = await withMigratedDatabase(terminal, (open) => importList(open, files, { ...options, ...asking }));
    progress.end();
    report(terminal, imported);
  } finally {
    progress.end();
  }
}

function report(terminal: Terminal, { name, changed, current, skipped, remarks }: ImportedList): void {
  const dated = current.listDate ? `dated ${current.listDate}` : 'without a date of its own';
  const figures = `${counted(current.entities, 'entry', 'entries')} with ${counted(current.names, 'name', 'names')}, ${dated}`;
  print(
    terminal,
    changed ? `${name} is now version ${current.version}: ${figures}.` : `${name} says nothing new: ${figures}.`,
  );
  if (current.wholeBy === 'none')
    print(
      terminal,
      'Nothing tells whether the file is whole: compare its entries with the publisher’s count, or give --sha256.',
    );
  for (const remark of remarks) print(terminal, remark);
  if (current.skippedRows > 0) print(terminal, `${counted(current.skippedRows, 'row', 'rows')} could not be read:`);
  for (const { line, reason } of skipped) print(terminal, `  line ${line}: ${reason}`);
}

async function sizeOf(paths: string[]): Promise<number> {
  let size = 0;
  for (const path of await filesAt(paths)) size += (await stat(path)).size;
  return size;
}

/** Reports how much was read of all files together, in all readings. */
function countReads(files: ListFiles, onRead: (done: number) => void): ListFiles {
  let done = 0;
  const counted = (file: ListFile): ListFile =>
    listFile(file.name, async function* () {
      for await (const chunk of file.open()) {
        yield chunk;
        done += chunk.length;
        onRead(done);
      }
    });
  const { main, ...others } = files;
  const rest = Object.entries(others).map(([role, file]) => [role, counted(file)]);
  return { main: counted(main), ...Object.fromEntries(rest) };
}
