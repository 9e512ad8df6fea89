import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { messages } from '@afc/contract/all-messages';
import { fillIn } from '@afc/contract/messages';
import { type ListFormat, listFormats } from '@afc/contract/vocabulary';
import type { ListEntity } from '@afc/screening/lists/entity';
import { readEntries } from '@afc/screening/lists/importers';
import { fileOfText, type ListFile, openListFiles } from '@afc/screening/lists/list-files';
import { type ImportReport, newImportReport } from '@afc/screening/lists/report';
import type { Meter } from '@afc/screening/names/evaluate/evaluate-screening';
import { type Command, Option } from 'commander';
import { createProgress } from './progress.ts';
import { openScoresFile } from './scores-file.ts';
import { counted, print, type Terminal } from './terminal.ts';

const scoresOption = ['--scores <file>', 'write the score of every row into this CSV file'] as const;

interface ScreeningOptions {
  readonly list: string[];
  readonly format: ListFormat;
  readonly scores?: string;
}

export function addEvaluateNames(evaluate: Command, terminal: Terminal): void {
  evaluate
    .command('names')
    .description('score labelled pairs of names, and print as JSON how well they are told apart')
    .argument('<pairs>', 'a CSV file with the columns query, candidate, is_match and perhaps schema and strength')
    .option(...scoresOption)
    .action((pairs: string, { scores }: { scores?: string }) => names(terminal, pairs, scores));

  evaluate
    .command('screening')
    .description(
      'screen names against a whole list, and print as JSON recall, alerts, false positives, time and memory',
    )
    .argument('<queries>', 'a CSV file with the columns name, expected_id (empty: must not be found), date_of_birth')
    .requiredOption('--list <file...>', 'the list: a file, several, or a folder')
    .addOption(new Option('--format <format>', "the list's format").choices(listFormats).makeOptionMandatory())
    .option(...scoresOption)
    .action((queries: string, options: ScreeningOptions) => screening(terminal, queries, options));
}

async function names(terminal: Terminal, pairs: string, scores: string | undefined): Promise<void> {
  // Loaded only now: its tables of names take longer to build than most commands take in all.
  const { evaluateNames } = await import('@afc/screening/names/evaluate/evaluate-names');
  const columns = ['query', 'candidate', 'is_match', 'score'];
  const rows = await readWhole(pairs); // before the scores file is emptied, should the name be mistyped
  const report = newImportReport();
  const file = scores ? await openScoresFile(scores, columns) : undefined;
  try {
    const figures = await evaluateNames(rows, report, (pair) =>
      file?.write([pair.query, pair.candidate, pair.isMatch, pair.score]),
    );
    print(terminal, JSON.stringify(figures, null, 2));
  } finally {
    sayFaults(terminal, rows.name, report);
    await file?.close();
  }
}

async function screening(
  terminal: Terminal,
  queries: string,
  { list, format, scores }: ScreeningOptions,
): Promise<void> {
  const { evaluateScreening } = await import('@afc/screening/names/evaluate/evaluate-screening');
  const columns = ['name', 'expected_id', 'score', 'best_id', 'best_score'];
  const rows = await readWhole(queries);
  const report = newImportReport();
  const entities: ListEntity[] = [];
  const files = await openListFiles(list);
  const imported = newImportReport();
  for await (const entity of readEntries(format, files, imported)) entities.push(entity);
  sayFaults(terminal, files.main.name, imported);
  const file = scores ? await openScoresFile(scores, columns) : undefined;
  const progress = createProgress(terminal, 'screening');
  try {
    const figures = await evaluateScreening(rows, report, entities, {
      meter: processMeter,
      onProgress: progress.report,
      onQuery: (query) => file?.write([query.name, query.expectedId, query.score, query.bestId, query.bestScore]),
    });
    progress.end();
    print(terminal, JSON.stringify(figures, null, 2));
  } finally {
    progress.end();
    sayFaults(terminal, rows.name, report);
    await file?.close();
  }
}

/** At once: it may come from a pipe, or be the file that the scores are written to. */
async function readWhole(path: string): Promise<ListFile> {
  return fileOfText(basename(path), await readFile(path));
}

function sayFaults({ messages: to }: Terminal, name: string, { skippedRows, skipped }: ImportReport): void {
  if (skippedRows > 0) to.write(`${name}: ${counted(skippedRows, 'row has a fault', 'rows have faults')}\n`);
  for (const { file = name, line, key, values } of skipped)
    to.write(`  ${file}, line ${line}: ${fillIn(messages.en[key], values)}\n`);
}

const processMeter: Meter = {
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  residentMb: () => process.memoryUsage().rss / 1_000_000,
};
