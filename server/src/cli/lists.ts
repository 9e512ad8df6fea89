import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@afc/contract/messages';
import { type ImportedList, ListName, Sha256Sums } from '@afc/contract/provider-lists';
import { type ListFormat, listFormats } from '@afc/contract/vocabulary';
import { type ListFile, type ListFiles, listFile, openListFiles } from '@afc/screening/lists/list-files';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { fieldMessage } from '../http/error-reply.ts';
import { fetchList } from '../lists/fetch-list.ts';
import { importList, removeList } from '../lists/import-list.ts';
import { presentLists } from '../lists/present-list.ts';
import { rescreenNow } from '../rescreen/rescreen-now.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { createProgress } from './progress.ts';
import { print, printTable, type Terminal } from './terminal.ts';
import { withMigratedDatabase, withServices } from './with-database.ts';

interface ImportCommandOptions {
  readonly format: ListFormat;
  readonly name?: string;
  readonly acceptSmaller?: boolean;
  readonly sha256?: string[];
}

export function addListCommands(program: Command, terminal: Terminal): void {
  const lists = program.command('lists').description('provider lists that people are screened against');

  lists
    .command('import')
    .description('import a list, or replace it by a newer one, in one step')
    .argument(
      '<file-or-url...>',
      'a file, a folder, several files of one list (OFAC: sdn.csv alt.csv …), or an address',
    )
    .addOption(new Option('--format <format>', 'the format').choices(listFormats).makeOptionMandatory())
    .option('--name <name>', 'the name under which the list is kept', (text: string) => read(ListName, text))
    .option(
      '--accept-smaller',
      'import it although it has markedly fewer entries than the loaded version or looks cut off',
    )
    .option(
      '--sha256 <sums>',
      'refuse files without the sums the publisher states, separated by commas',
      (text: string) => read(Sha256Sums, text),
    )
    .action((sources: string[], options: ImportCommandOptions) => importOne(terminal, sources, options));

  lists
    .command('show')
    .description('show the loaded lists with their dates and sizes')
    .action(() =>
      withMigratedDatabase(terminal, async ({ db }) => {
        const rows = (await presentLists(db)).map(({ name, format, current, refreshError }) => [
          name,
          format,
          String(current.version),
          current.listDate ?? 'not stated',
          current.importedAt.slice(0, 10),
          String(current.entities),
          String(current.names),
          wholeBy(current.wholeBy),
          refreshError ?? '',
        ]);
        if (rows.length === 0) print(terminal, 'No provider list is loaded.');
        else
          printTable(
            terminal,
            ['NAME', 'FORMAT', 'VERSION', 'DATED', 'IMPORTED', 'ENTRIES', 'NAMES', 'WHOLE BY', 'TROUBLE'],
            rows,
          );
      }),
    );

  lists
    .command('remove')
    .description('remove a list; what its entries had blacklisted goes to consider')
    .argument('<name>')
    .action((name: string) =>
      withMigratedDatabase(terminal, async (open) => {
        const { actor, requestId } = askingAtTheCommandLine();
        await removeList(open, name, actor, requestId).catch((error: unknown) => {
          const isUnknown = error instanceof AppError && error.code === 'notFound';
          throw isUnknown ? new Error(`There is no list ${name}: npm run afc -- lists show names them.`) : error;
        });
        print(terminal, `${name} is removed.`);
      }),
    );

  lists
    .command('rescreen')
    .description('screen all records again against the loaded lists; what was interrupted is taken up by the server')
    .action(() =>
      withServices(terminal, async (context) => {
        const progress = createProgress(terminal, 'Screening records again');
        const { records, changed } = await rescreenNow(context, {
          ...askingAtTheCommandLine(),
          onProgress: progress.report,
        }).finally(progress.end);
        print(terminal, `${records} records were screened again, ${changed} of them changed.`);
      }),
    );
}

/** By the contract's schema, which names the sentence of what is wrong. */
function read<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError(messages.en[fieldMessage(parsed.error.issues[0]?.message)]);
  return parsed.data;
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/** What showed that the list is whole. */
function wholeBy(proof: ImportedList['current']['wholeBy']): string {
  const words = { checksum: 'its sum', endMark: 'its end mark', transfer: 'its transfer', none: 'nothing' };
  return proof === null ? 'not noted' : words[proof];
}

async function importOne(terminal: Terminal, sources: string[], options: ImportCommandOptions): Promise<void> {
  const asking = askingAtTheCommandLine();
  const [first] = sources;
  if (first && sources.length === 1 && isAddress(first)) {
    terminal.messages.write(`fetching ${first}\n`);
    const imported = await withMigratedDatabase(terminal, (open) =>
      fetchList(open, { ...options, ...asking, url: first }),
    );
    if (imported) report(terminal, imported);
    else print(terminal, 'The list has not changed since it was fetched last.');
    return;
  }
  const progress = createProgress(terminal, 'importing');
  try {
    // Once for the encoding, once for the entries, and once more for the sums where they are told.
    const readings = options.sha256 ? 3 : 2;
    const size = readings * (await sizeOf(sources));
    const files = countReads(await openListFiles(sources), (done) => progress.report(done, Math.max(size, done)));
    const imported = await withMigratedDatabase(terminal, (open) => importList(open, files, { ...options, ...asking }));
    progress.end();
    report(terminal, imported);
  } finally {
    progress.end();
  }
}

function report(terminal: Terminal, { name, changed, current, skipped, remarks }: ImportedList): void {
  const dated = current.listDate ? `dated ${current.listDate}` : 'without a date of its own';
  const figures = `${current.entities} entries with ${current.names} names, ${dated}`;
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
  if (current.skippedRows > 0) print(terminal, `${current.skippedRows} rows could not be read:`);
  for (const { line, reason } of skipped) print(terminal, `  line ${line}: ${reason}`);
}

async function sizeOf(paths: string[]): Promise<number> {
  let size = 0;
  for (const path of paths) {
    const entry = await stat(path);
    const inside = entry.isDirectory() ? (await readdir(path)).map((name) => join(path, name)) : [];
    size += entry.isDirectory() ? await sizeOf(inside) : entry.size;
  }
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
