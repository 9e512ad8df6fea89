import { describe, expect, it } from 'vitest';
import { renderReport } from './render-report.ts';
import { listen } from './testing/listen.ts';
import { sampleInput, sampleMatch, sampleResult } from './testing/sample-input.ts';

describe('a report that is read aloud', () => {
  it('keeps words apart that stand side by side or on two lines, and no others', async () => {
    const docId = 'X'.repeat(60);
    const { spoken } = await listen(await renderReport(sampleInput(0, { result: sampleResult({ docId }) })));
    expect(spoken).toEqual(
      expect.arrayContaining([
        'P: First name Ana',
        'P: Last name Ejemplo',
        `P: Document id ${docId}`,
        expect.stringMatching(/^P: Result Consider Decided by AI collision A possible match was found\. A member/),
        expect.stringContaining(
          'registered by then, and with the provider lists, as far as section 3 names no exception.',
        ),
      ]),
    );
  });

  it('has a heading for each match and says what a table repeats on each page once', async () => {
    const { spoken } = await listen(await renderReport(sampleInput(20)));
    expect(spoken.filter((part) => /^H3: Match \d+ of 20 ./.test(part))).toHaveLength(20);
    expect(spoken.filter((part) => part === 'TH: Found by')).toHaveLength(1);
    expect(spoken.filter((part) => part === 'TH: Comparison')).toHaveLength(20);
  });

  it('says of a photo that is not there that it is not', async () => {
    const result = sampleResult({ matchList: [sampleMatch(0)] });
    const pictures = { subject: [], matches: new Map() };
    const { figures } = await listen(await renderReport(sampleInput(0, { result, pictures })));
    expect(figures).toEqual([
      'Photo 1 of the subject: Picture not available',
      'Photo of match 1: Picture not available',
    ]);
  });

  it('has bookmarks for its sections and matches, in its language', async () => {
    const { bookmarks } = await listen(await renderReport(sampleInput(2, { language: 'es' })));
    expect(bookmarks.map(({ title }) => title)).toHaveLength(8);
    expect(bookmarks[3]?.items).toEqual(['Coincidencia 1 de 2', 'Coincidencia 2 de 2']);
    expect(bookmarks[6]).toEqual({ title: '7 Revisión y decisión', items: ['Historial del registro'] });
  });
});
