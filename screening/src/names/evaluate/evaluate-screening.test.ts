import { describe, expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../../lists/entity.ts';
import { fileOfText } from '../../lists/list-files.ts';
import { addName } from '../../lists/list-names.ts';
import { type ImportReport, newImportReport } from '../../lists/report.ts';
import { evaluateScreening, type ScreenedQuery } from './evaluate-screening.ts';

const faults = ({ skipped: rows }: ImportReport) => rows.map(({ line, key }) => [line, key]);

describe('screening queries', () => {
  function entry(reference: string, name: string, kind: ListEntity['kind'] = 'person'): ListEntity {
    const entity = emptyEntity(reference, kind);
    addName(entity, name, 'primary', 'strong');
    return entity;
  }
  const list = [
    {
      ...entry('1', 'Otto Beispiel'),
      birthDates: [{ from: '1961-03-04', to: '1961-03-04', precision: 'day' as const }],
    },
    entry('2', 'Samira al-Namudhaj'),
    entry('3', 'Beispiel AG', 'organisation'),
  ];
  const evaluate = (
    text: string,
    {
      report = newImportReport(),
      ...options
    }: { report?: ImportReport; onQuery?: (query: ScreenedQuery) => void } = {},
  ) => {
    const meter = { cpuMs: () => 1, residentMb: () => 100 };
    return evaluateScreening(fileOfText('queries.csv', text), report, list, { meter, ...options });
  };

  it('give recall by share of false positives, and every score', async () => {
    const csv = 'name,expected_id,date_of_birth\nOtto Beispiel,1,\nSamira Namudhaj,2,1970-01-01\nErika Mustermann,,\n';
    const scored: ScreenedQuery[] = [];
    const figures = await evaluate(csv, { onQuery: (query) => void scored.push(query) });
    expect(figures).toMatchObject({
      queries: 3,
      expected: 2,
      kinds: ['person'],
      entries: 2,
      auc: 1,
      recallAtFalsePositives: [
        { rate: 0.005, recall: 1, alerted: 1 },
        { rate: 0.01, recall: 1, alerted: 1 },
        { rate: 0.05, recall: 1, alerted: 1 },
      ],
      atShippedThreshold: { recall: 1, alerted: 1, falsePositiveRate: 0 },
    });
    expect(scored[0]).toMatchObject({ name: 'Otto Beispiel', expectedId: '1', score: 1, bestId: '1' });
  });

  it('tell who is found from who is alerted to, be it by another entry than the expected one', async () => {
    const csv = 'name,expected_id\nOtto Beispiel,2\nSamira al-Namudhaj,2\nXaver Unbekannt,1\nErika Mustermann,\n';
    const figures = await evaluate(csv);
    expect(figures.atShippedThreshold).toMatchObject({ recall: 0.3333, alerted: 0.6667, falsePositiveRate: 0 });
    for (const at of figures.recallAtFalsePositives) expect(at).toMatchObject({ recall: 0.3333, alerted: 0.6667 });
  });

  it('tell at the shipped threshold what people get: the name itself is a hit whatever its date of birth', async () => {
    const figures = await evaluate('name,expected_id,date_of_birth\nOtto Beispiel,,1990-01-01\nErika,,\n');
    expect(figures.atShippedThreshold).toMatchObject({ falsePositiveRate: 0.5 });
  });

  it('screen against organisations where the queries expect them', async () => {
    const figures = await evaluate('name,expected_id\nBeispiel AG,3\nErika,\n');
    expect(figures).toMatchObject({ kinds: ['organisation'], atShippedThreshold: { recall: 1 } });
  });

  it('read a date of birth that is known to the day, the month or the year', async () => {
    const agreeing = ['1961-03-04', '1961-03', '1961', 'circa 1960'];
    const contradicting = ['1950-03-04', '1950-03', '1950'];
    const rows = ['', ...agreeing, ...contradicting].map((born) => `Oto Beispiel,1,${born}`);
    const scores: number[] = [];
    const onQuery = (query: ScreenedQuery) => {
      if (query.expectedId !== '') scores.push(query.score);
    };
    await evaluate(['name,expected_id,date_of_birth', ...rows, 'Erika Mustermann,,', ''].join('\n'), { onQuery });
    const [unknown = 0, ...known] = scores;
    expect(known).toHaveLength(7);
    for (const score of known.slice(0, 4)) expect(score).toBeGreaterThan(unknown);
    for (const score of known.slice(4)) expect(score).toBeLessThan(unknown);
  });

  it('are left out without a name, and screened by it alone where the date is none: both are named by their lines', async () => {
    const report = newImportReport();
    const text = [
      'name,expected_id,date_of_birth',
      'Otto Beispiel,1,1961-13-40',
      'Otto Beispiel,1,1961',
      ',1,1961',
      'Erika Mustermann,,once',
      'Erika Mustermann,,',
      '',
    ].join('\n');
    expect(await evaluate(text, { report })).toMatchObject({ queries: 4, expected: 2, faultyRows: 3 });
    expect(faults(report)).toEqual([
      [2, 'rowNoBirthDate'],
      [4, 'rowNoName'],
      [5, 'rowNoBirthDate'],
    ]);
  });
});
