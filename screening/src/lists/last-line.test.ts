import type { ListFormat } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { readFixture, readText, textOf } from './fixtures/read-fixture.ts';

const tables: [ListFormat, string][] = [
  ['uk', 'uk.csv'],
  ['uk', 'uk-conlist.csv'],
  ['eu', 'eu.csv'],
  ['opensanctions', 'targets.simple.csv'],
  ['csv', 'plain.csv'],
];

describe('the last line of a CSV file', () => {
  it.each(tables)('%s: %s is closed, and nothing is remarked', async (format, name) => {
    const { report } = await readFixture(format, name);
    expect(report).toMatchObject({ lastLine: { closed: true, looksCut: false }, remarks: [] });
  });

  it.each(tables)('%s: %s may go without its line end, which is remarked', async (format, name) => {
    const lines = (await textOf(name)).trimEnd().split('\n');
    // The last row of the EU's has too few columns on purpose.
    if (name === 'eu.csv') lines.pop();
    const line = lines.length;
    const closed = await readText(format, `${lines.join('\n')}\n`);
    const open = await readText(format, lines.join('\n'));
    expect(open.entities).toEqual(closed.entities);
    expect(open.report).toMatchObject({
      complete: true,
      lastLine: { line, closed: false, looksCut: false },
      remarks: [{ key: 'listLastLineOpen', values: { line } }],
    });
  });

  it('may be closed by any line end', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { report } = await readText('csv', ['id,name', '1,Otto Beispiel', '2,Erika Muster', ''].join(end));
      expect(report).toMatchObject({ entities: 2, lastLine: { closed: true } });
    }
  });
});

describe('the last cell of an open last line', () => {
  /** Whether the last cell looks cut off after rows with the given ones. */
  async function looksCut(before: readonly string[], last: string): Promise<boolean | undefined> {
    const rows = [...before, last].map((cell, i) => `${i},Made Person ${i},${cell}`);
    const { report } = await readText('csv', ['id,name,birth_date', ...rows].join('\n'));
    expect(report.entities).toBe(before.length + 1);
    return report.lastLine?.looksCut;
  }
  const dates = ['1961-03-04', '1970-01-31', '1955-12-01', '1980-02-28', '1999-10-10'];

  it('looks cut off where it is shorter than all others, which have one shape', async () => {
    for (const cut of ['1961-03-0', '1961', '1', '']) expect(await looksCut(dates, cut)).toBe(true);
    expect(await looksCut(dates, '1961-03-04')).toBe(false);
  });

  it('does not where it is longer, where others differ, or where there are too few', async () => {
    expect(await looksCut(dates, '1961-03-04; 1962')).toBe(false);
    expect(await looksCut(['', '', '', '', ''], '1961')).toBe(false);
    expect(await looksCut([...dates, '1962'], '196')).toBe(false);
    expect(await looksCut(dates.slice(1), '1961')).toBe(false);
  });

  it('looks cut off where all others are quoted, whatever they say', async () => {
    const quoted = ['"Some remark"', '""', '"Another, longer one"', '"x"', '"Of ""this"""'];
    expect(await looksCut(quoted, '')).toBe(true);
    expect(await looksCut(quoted, '""')).toBe(false);
    expect(await looksCut([...quoted, 'plain'], '')).toBe(false);
  });

  it('is not compared with rows that lack columns', async () => {
    const rows = dates.map((date, i) => `${i},Made Person ${i},${date}`);
    const { report } = await readText('csv', ['id,name,birth_date', 'short,row', ...rows, '9,One More,19'].join('\n'));
    expect(report).toMatchObject({ skipped: [{ line: 2 }], lastLine: { line: 8, looksCut: true } });
  });
});
