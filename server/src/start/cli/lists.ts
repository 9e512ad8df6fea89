import { dayOf } from '@afc/contract/day-of';
import { type ImportedList, ListName, type ProviderList, Sha256Sums } from '@afc/contract/provider-lists';
import { listFormats } from '@afc/contract/vocabulary';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { z } from 'zod';
import { rescreenNow } from '../../cases/rescreen/rescreen-now.ts';
import { presentLists } from '../../lists/versions/present-list.ts';
import { removeList } from '../../lists/versions/remove-list.ts';
import { AppError, sayProblem } from '../../platform/base/errors.ts';
import { fieldProblem } from '../../platform/http/error-reply.ts';
import { askingAtTheCommandLine } from './asking.ts';
import { type ImportOptions, importFrom } from './import-list.ts';
import { createProgress } from './progress.ts';
import { counted, minuteOf, print, printTable, type Terminal } from './terminal.ts';
import { withMigratedDatabase, withServices } from './with-database.ts';

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
    .option('--name <name>', 'the name under which the list is kept', readName)
    .option(
      '--accept-smaller',
      'import it although it has markedly fewer entries than the loaded version, is older or looks cut off',
    )
    .option(
      '--sha256 <sums>',
      'refuse files without the sums the publisher states, separated by commas',
      (text: string) => read(Sha256Sums, text),
    )
    .action((sources: string[], options: ImportOptions) => importFrom(terminal, sources, options));

  lists
    .command('show')
    .description('show the loaded lists with their dates and sizes')
    .action(() =>
      withMigratedDatabase(terminal, async (open) => {
        const rows = (await presentLists(open)).map(({ name, format, current, ...refreshed }) => [
          name,
          format,
          String(current.version),
          current.listDate ?? 'not stated',
          dayOf(current.importedAt),
          String(current.entities),
          String(current.names),
          wholeBy(current.wholeBy),
          troubleOf(refreshed),
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
        await removeList(open, name, askingAtTheCommandLine()).catch((error: unknown) => {
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
        print(
          terminal,
          `${counted(records, 'record was', 'records were')} screened again, ${changed} of them changed.`,
        );
      }),
    );
}

/**
 * Neither empty, as `--name "$UNSET"` is: the list with the usual name would be replaced. Nor an option, as in
 * `--name --accept-smaller`: the name was forgotten.
 */
function readName(text: string): string {
  const name = read(ListName, text);
  if (name === '' || name.startsWith('-')) throw new InvalidArgumentError('Expected the name of a list.');
  return name;
}

/** Checked by the contract's schema, which names the sentence for what is wrong. */
function read<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError(sayProblem(fieldProblem(parsed.error.issues[0] ?? {}), 'en'));
  return parsed.data;
}

/** What showed that the list is whole. */
function wholeBy(proof: ImportedList['current']['wholeBy']): string {
  const words = { checksum: 'its sum', endMark: 'its end mark', transfer: 'its transfer', none: 'nothing' };
  return proof === null ? 'not noted' : words[proof];
}

type Trouble = Pick<ProviderList, 'refreshError' | 'nextRefreshAt' | 'readOtherwise'>;

/** Why the last refresh failed and when the next one is, and whether the list is to be imported again. */
function troubleOf({ refreshError, nextRefreshAt, readOtherwise }: Trouble): string {
  const next = refreshError && nextRefreshAt && `Next try: ${minuteOf(nextRefreshAt)} UTC.`;
  const again = readOtherwise && 'Read by an earlier AFC, which may have read less: import it again.';
  return [refreshError, next, again].filter(Boolean).join(' ');
}
