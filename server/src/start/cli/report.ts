import { type Language, languages } from '@afc/contract/messages';
import { type Command, Option } from 'commander';
import { makeReport } from '../../reports/pdf-report/make-report.ts';
import { askingAtTheCommandLine } from './asking.ts';
import type { Terminal } from './terminal.ts';
import { withServices } from './with-database.ts';

interface ReportOptions {
  readonly masked?: true;
  readonly language: Language;
}

export function addReportCommand(program: Command, terminal: Terminal): void {
  program
    .command('report')
    .description('write the report of a result as a PDF to the output: report ID > file.pdf')
    .argument('<id>', 'the _id of the result', (text: string) => text.toLowerCase())
    .option('--masked', 'mask personal data, as in demo mode')
    .addOption(new Option('--language <language>', 'the language of the report').choices(languages).default('en'))
    .action(async (id: string, { masked, language }: ReportOptions) => {
      if ('isTTY' in terminal.output && terminal.output.isTTY)
        throw new Error('The report is a PDF: send it to a file with > file.pdf.');
      const pdf = await withServices(
        terminal,
        (context) => makeReport(context, id, { ...askingAtTheCommandLine(), masked: masked === true, language }),
        { withoutNames: true },
      );
      terminal.output.write(pdf);
    });
}
