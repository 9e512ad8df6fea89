import { describe, expect, it } from 'vitest';
import { readText } from './fixtures/read-fixture.ts';

describe('columns that a list of one’s own does not have', () => {
  const remarksOn = async (header: string) => {
    const cells = header.split(',').map((_, i) => (i < 2 ? `cell ${i}` : ''));
    const { report } = await readText('csv', `${header}\n${cells.join(',')}\n`);
    return report.remarks.map(({ key, values }) => ({ key, ...values }));
  };

  it('are remarked, with the one that was meant by another name or a slip', async () => {
    expect(await remarksOn('id,name,date_of_birth,Citizenship,gendr,dokument_id,shoe size')).toEqual([
      { key: 'listColumnMeant', column: 'date_of_birth', meant: 'birth_date' },
      { key: 'listColumnMeant', column: 'Citizenship', meant: 'nationality' },
      { key: 'listColumnMeant', column: 'gendr', meant: 'gender' },
      { key: 'listColumnMeant', column: 'dokument_id', meant: 'document_ids' },
      { key: 'listColumnUnknown', column: 'shoe size' },
    ]);
  });

  it('are the second of two with one name: what they hold would be missed in silence', async () => {
    expect(await remarksOn('id,name,Aliases,aliases,,')).toEqual([{ key: 'listColumnTwice', column: 'aliases' }]);
  });

  it('are named in short, and no more of them than anybody reads', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `${i} ${'long '.repeat(20)}`);
    const remarks = await remarksOn(`id,name,${many.join(',')}`);
    expect(remarks).toHaveLength(100);
    expect(remarks[0]).toEqual({ key: 'listColumnUnknown', column: many[0]?.slice(0, 60) });
  });

  it('mean none that is there already', async () => {
    expect(await remarksOn('id,name,birth_date,date_of_birth')).toEqual([
      { key: 'listColumnUnknown', column: 'date_of_birth' },
    ]);
  });

  it('are none where only case and punctuation differ, or where a column has no name', async () => {
    expect(await remarksOn('ID,Name,Birth date,weak-aliases,,')).toEqual([]);
  });
});
