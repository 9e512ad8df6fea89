import { describe, expect, it } from 'vitest';
import { renderReport } from './render-report.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readReport } from './testing/read-report.ts';
import { namesByScript, sampleInput, sampleResult } from './testing/sample-input.ts';

describe('names in any script', () => {
  it.each(Object.entries(namesByScript))(
    'are selectable as they were written: %s',
    async (_script, [firstname, lastname]) => {
      const { text } = await readReport(0, { result: sampleResult({ firstname, lastname }) });
      // Readers differ in whether a space stands where the direction changes.
      const lines = text.split('\n').map((line) =>
        line
          .replace(/ +/g, ' ')
          .replace(/^(First|Last) name ?/, '$1 name ')
          .trimEnd(),
      );
      expect(lines).toEqual(expect.arrayContaining([`First name ${firstname}`, `Last name ${lastname}`]));
    },
  );

  it('keep letters apart that share a body in Arabic', async () => {
    const names = ['بنت', 'تبن', 'نبت', 'يبنت', 'ثبت', 'پنت'];
    const { text } = await readReport(0, { result: sampleResult({ firstname: names.join(' '), lastname: 'تبن' }) });
    expect(text).toContain(`First name ${names.join(' ')}\n`);
    expect(text).toContain('Last name تبن\n');
  });

  it.each(['١٢٣٤٥', '۱۲۳-۴۵۶', 'رقم ١٢٣٤', 'A-١٢٣٫٥'])('keep their numbers from left to right: %s', async (docId) => {
    const { text } = await readReport(0, { result: sampleResult({ docId }) });
    // Readers differ in whether a space stands where the direction changes.
    expect(text.replaceAll(' ', '')).toContain(`Documentid${docId.replaceAll(' ', '')}\n`);
  });

  it('are found when they mix directions', async () => {
    const { text } = await readReport(0, { result: sampleResult({ firstname: 'David דוד', lastname: 'محمد 2' }) });
    expect(text).toContain('First name David דוד');
    expect(text).toContain('محمد');
  });

  it('without a font are still there to be copied', async () => {
    const { text } = await readReport(0, { result: sampleResult({ firstname: 'ᏣᎳᎩ' }) });
    expect(text).toContain('ᏣᎳᎩ');
  });

  it('do not change a later report of other names', async () => {
    const first = sampleInput(0, { result: sampleResult({ firstname: 'بنت' }) });
    const second = sampleInput(0, { result: sampleResult({ firstname: 'نبت' }) });
    await renderReport(first);
    const { text } = await readPdf(await renderReport(second));
    expect(text).toContain('First name نبت');
    expect(await renderReport(first)).toHaveLength((await renderReport(first)).length);
  });
});
