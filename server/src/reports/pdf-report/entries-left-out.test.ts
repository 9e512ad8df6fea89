import { languages } from '@afc/contract/messages';
import { expect, it } from 'vitest';
import { readReport } from './testing/read-report.ts';
import { sampleMatch, sampleResult } from './testing/sample-input.ts';

const said = {
  en: /1,500 entries matched this person\. The 200 that say most are named\./,
  es: /1500 entradas coincidieron con esta persona\. Se nombran las 200 que más dicen\./,
};

it.each(languages)(
  'says after the summary that more entries match the person than are named (%s)',
  async (language) => {
    const matchList = [sampleMatch(0), sampleMatch(1)];
    const textWith = async (entriesLeftOut: number) =>
      (await readReport(2, { language, result: sampleResult({ matchList, entriesLeftOut }) })).text.replace(
        /\s+/g,
        ' ',
      );
    expect(await textWith(1_300)).toMatch(said[language]);
    expect(await textWith(0)).not.toMatch(/were last compared|última comparación/);
  },
);
