import { describe, expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { evaluateNames, evaluateScreening, type ScoredPair, type ScreenedQuery } from './evaluate.ts';

describe('labelled pairs', () => {
  const csv = `schema,query,candidate,is_match,strength
Person,Otto Beispiel,Otto Beispiel,true,STRONG
Person,Oto Beispiel,Otto Beispiel,true,MEDIUM
Person,Erika Mustermann,Otto Beispiel,false,STRONG
Person,Otto Beispiel,Otto Beispiel,false,STRONG
Company,Beispiel AG,Beispiel Aktiengesellschaft,true,
`;

  it('give F1 at the shipped threshold, and name the sure rows that are wrong', async () => {
    const scored: ScoredPair[] = [];
    const figures = await evaluateNames(csv, (pair) => void scored.push(pair));
    expect(figures).toMatchObject({ pairs: 5, matches: 3, recall: 1, precision: 0.75, wrong: 1 });
    expect(figures.f1).toBeCloseTo(6 / 7, 3);
    expect(figures.wrongStrong).toMatchObject([{ query: 'Otto Beispiel', isMatch: false, score: 1 }]);
    expect(scored).toHaveLength(5);
  });

  it('have their columns in any case and order', async () => {
    expect(await evaluateNames('\ufeffIs_Match,Candidate,Query\r\n1,Otto Beispiel,Otto Beispiel\r\n')).toMatchObject({
      pairs: 1,
      matches: 1,
      recall: 1,
    });
  });

  it('say which column is missing', async () => {
    await expect(evaluateNames('query,candidate\na,b\n')).rejects.toThrow('The file has no column is_match.');
  });
});

describe('screening queries', () => {
  function entry(reference: string, name: string, kind: ListEntity['kind'] = 'person'): ListEntity {
    const entity = emptyEntity(reference, kind);
    addName(entity, name, 'primary', 'strong');
    return entity;
  }
  const list = [
    entry('1', 'Otto Beispiel'),
    entry('2', 'Samira al-Namudhaj'),
    entry('3', 'Beispiel AG', 'organisation'),
  ];
  const meter = { cpuMs: () => 1, residentMb: () => 100 };

  it('give recall by share of false positives, and every score', async () => {
    const csv = 'name,expected_id,date_of_birth\nOtto Beispiel,1,\nSamira Namudhaj,2,1970-01-01\nErika Mustermann,,\n';
    const scored: ScreenedQuery[] = [];
    const figures = await evaluateScreening(csv, list, { meter, onQuery: (query) => void scored.push(query) });
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
    const figures = await evaluateScreening(csv, list, { meter });
    expect(figures.atShippedThreshold).toMatchObject({ recall: 0.3333, alerted: 0.6667, falsePositiveRate: 0 });
    for (const at of figures.recallAtFalsePositives) expect(at).toMatchObject({ recall: 0.3333, alerted: 0.6667 });
  });

  it('screen against organisations where the queries expect them', async () => {
    const figures = await evaluateScreening('name,expected_id\nBeispiel AG,3\nErika,\n', list, { meter });
    expect(figures).toMatchObject({ kinds: ['organisation'], atShippedThreshold: { recall: 1 } });
  });
});
