import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderReport } from './render-report.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readReport } from './testing/read-report.ts';
import { sampleInput } from './testing/sample-input.ts';

describe('the masked report', () => {
  it('holds no personal value anywhere in the file', async () => {
    const input = sampleInput(20, { masked: true });
    const bytes = await renderReport(input);
    const { text, info } = await readPdf(bytes);
    const raw = contents(bytes).join('\n');
    const people = [input.result, ...input.result.matchList];
    const values = people.flatMap(({ firstname, lastname, email, dateBirth, docId }) => [
      firstname,
      lastname,
      email,
      dateBirth,
      docId,
    ]);
    for (const value of new Set(values.filter((each) => each !== ''))) {
      expect(text + JSON.stringify(info)).not.toContain(value);
      // A single character stands by chance somewhere in a picture.
      if (value.length > 2) expect(raw).not.toContain(value);
    }
    expect(text).toContain('First name *****');
    expect(text).toContain('Demo mode: personal data masked');
    expect(text).toContain('OFAC SDN (version 3');
    expect(text).not.toContain('EJEMPLO');
  });

  it('would be noticed if it did: the open report holds them all', async () => {
    const { text } = await readReport(20);
    for (const value of ['ana@example.org', '1970-01-31', 'XDA 123-456', 'Щербакова', 'EJEMPLO, Ana'])
      expect(text).toContain(value);
  });
});

/** The file as it is, and every compressed part of it opened. */
function contents(pdf: Buffer): string[] {
  const found = [pdf.toString('latin1'), pdf.toString('utf16le')];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('endstream', start);
    if (end < 0) break;
    try {
      found.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // A picture, or the word inside one.
    }
  }
  return found;
}
