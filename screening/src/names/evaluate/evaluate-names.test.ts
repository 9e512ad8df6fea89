import { describe, expect, it } from 'vitest';
import { fileOfText } from '../../lists/list-files.ts';
import { type ImportReport, newImportReport } from '../../lists/report.ts';
import { evaluateNames, type ScoredPair } from './evaluate-names.ts';

const faults = ({ skipped: rows }: ImportReport) => rows.map(({ line, key }) => [line, key]);

describe('labelled pairs', () => {
  const evaluate = (text: string, onPair?: (pair: ScoredPair) => void, report = newImportReport()) =>
    evaluateNames(fileOfText('pairs.csv', text), report, onPair);
  const csv = `schema,query,candidate,is_match,strength
Person,Otto Beispiel,Otto Beispiel,true,STRONG
Person,Oto Beispiel,Otto Beispiel,true,MEDIUM
Person,Erika Mustermann,Otto Beispiel,false,STRONG
Person,Otto Beispiel,Otto Beispiel,false,STRONG
Company,Beispiel AG,Beispiel Aktiengesellschaft,true,
`;

  it('give F1 at the shipped threshold, and name the sure rows that are wrong', async () => {
    const scored: ScoredPair[] = [];
    const figures = await evaluate(csv, (pair) => void scored.push(pair));
    expect(figures).toMatchObject({ pairs: 5, matches: 3, recall: 1, precision: 0.75, wrong: 1 });
    expect(figures.f1).toBeCloseTo(6 / 7, 3);
    expect(figures.wrongStrong).toMatchObject([{ query: 'Otto Beispiel', isMatch: false, score: 1 }]);
    expect(scored).toHaveLength(5);
  });

  it('have their columns in any case and order', async () => {
    expect(await evaluate('\ufeffIs_Match,Candidate,Query\r\n1,Otto Beispiel,Otto Beispiel\r\n')).toMatchObject({
      pairs: 1,
      matches: 1,
      recall: 1,
    });
  });

  it('say which column is missing', async () => {
    await expect(evaluate('query,candidate\na,b\n')).rejects.toThrow('pairs.csv has no column is_match.');
  });

  it('are evaluated without those that lack a label or a name, which are counted and named by their lines', async () => {
    const report = newImportReport();
    const text = [
      'query,candidate,is_match',
      'Otto Beispiel,Otto Beispiel,YES',
      'Otto Beispiel,Otto Beispiel,ture',
      'Otto Beispiel,Otto Beispiel,',
      ',Otto Beispiel,0',
      'Otto Beispiel,Otto Beispiel',
      'Otto Beispiel,Erika Mustermann,no',
      '',
    ].join('\n');
    const figures = await evaluate(text, undefined, report);
    expect(figures).toMatchObject({ pairs: 2, matches: 1, faultyRows: 4, f1: 1 });
    expect(faults(report)).toEqual([
      [3, 'rowNoLabel'],
      [4, 'rowNoLabel'],
      [5, 'rowNoName'],
      [6, 'rowTooShort'],
    ]);
  });

  it('are none in an empty file, or in one of which no row can be read', async () => {
    await expect(evaluate('')).rejects.toThrow('pairs.csv is empty.');
    await expect(evaluate('query,candidate,is_match\na,b,c\n')).rejects.toThrow('pairs.csv has no row that can');
  });
});
