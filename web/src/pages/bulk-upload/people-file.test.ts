import { maxPeople } from '@afc/contract/limits';
import { describe, expect, it } from 'vitest';
import { readPeople } from './people-file.ts';
import { template } from './template.ts';
import { csvLine, type Delimiter } from './write-csv.ts';

const bytes = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;

const written = (rows: readonly (readonly string[])[], delimiter: Delimiter) =>
  rows.map((row) => csvLine(row, delimiter)).join('');

function peopleIn(text: string) {
  const file = readPeople(bytes(text));
  if ('trouble' in file) throw new Error(file.trouble);
  return file;
}

describe('the file of people', () => {
  it('is read with commas or semicolons, marks of UTF-8, quoted cells and any line end', () => {
    for (const [delimiter, end] of [
      [',', '\n'],
      [';', '\r\n'],
    ] as const) {
      const header = ['Picture', 'lastname', 'firstname'].join(delimiter);
      const cells = ['"a.jpg; b.jpg"', '"Pérez, ""Pepe""\nde Sol; y Mar"', ' José '].join(delimiter);
      const { people, ...file } = peopleIn(`\ufeff${header}${end}${cells}${end}`);
      expect(file).toMatchObject({ delimiter, unknownColumns: [] });
      expect(people).toMatchObject([
        {
          row: 2,
          pictures: ['a.jpg', 'b.jpg'],
          fields: { firstname: 'José', lastname: 'Pérez, "Pepe"\nde Sol; y Mar', email: '', docType: '' },
        },
      ]);
    }
  });

  it('counts rows as a spreadsheet does, and passes over empty ones', () => {
    const { people } = peopleIn('\r\nfirstname;picture\r\n"A\r\nB";a.jpg\r\n;\r\n\r\n   \r\nC;c.jpg\r\n');
    expect(people.map(({ row, fields }) => [row, fields.firstname])).toEqual([
      [3, 'A\r\nB'],
      [7, 'C'],
    ]);
  });

  it('names columns that are not known, but for the reasons of an earlier try', () => {
    expect(peopleIn('reason,Colour,picture\nx,red,a.jpg').unknownColumns).toEqual(['Colour']);
  });

  it('is refused as a whole where nothing can be made of it', () => {
    const latin = new Uint8Array([...new TextEncoder().encode('picture\nJos'), 0xe9]).buffer;
    expect(readPeople(latin)).toEqual({ trouble: 'encoding' });
    expect(readPeople(bytes(''))).toEqual({ trouble: 'noPictureColumn' });
    expect(readPeople(bytes('a.jpg,Ana'))).toEqual({ trouble: 'noPictureColumn' });
    expect(readPeople(bytes('picture,firstname\n,\n'))).toEqual({ trouble: 'empty' });
    expect(readPeople(bytes('picture,email,Email\na,b,c'))).toEqual({ trouble: 'columnTwice', column: 'email' });
    expect(readPeople(bytes('picture,email\na,b\n"c,d\n'))).toMatchObject({ trouble: 'quotes' });
    expect(readPeople(bytes('picture,email\na,b\n"c"d,e\n'))).toEqual({ trouble: 'quotes', line: 3 });
  });

  it('may have a hundred thousand people, whom it tells part by part, and not one more; empty rows do not count', () => {
    const most = `picture,email\n${'a,\n,\n'.repeat(maxPeople)}`;
    let told = 0;
    const read = readPeople(bytes(most), (part, of) => {
      expect([part.length <= 1_000, of]).toEqual([true, maxPeople]);
      told += part.length;
    });
    expect(told).toBe(maxPeople);
    expect('people' in read && read.people.length).toBe(maxPeople);
    expect(readPeople(bytes(`${most}a,\n`))).toEqual({ trouble: 'rows' });
  });

  it('that is written is read as it was, and so is the template of either language', async () => {
    const rows = [
      ['picture', 'lastname', 'reason'],
      ['a.jpg;b.jpg', 'O"Hara, Jr.', 'Two\nlines'],
    ];
    for (const delimiter of [',', ';'] as const) {
      const { people } = peopleIn(written(rows, delimiter));
      expect(people.map(({ cells }) => cells)).toEqual(rows.slice(1));
    }
    for (const language of ['en', 'es'] as const) {
      const { people, unknownColumns } = peopleIn(await template(language)[0].text());
      expect(unknownColumns).toEqual([]);
      expect(people).toMatchObject([{ pictures: ['ana-1.jpg', 'ana-2.jpg'], fields: { docType: 'PASSPORT' } }]);
    }
  });

  it('that is written holds nothing that a spreadsheet would compute, and is read as it was', () => {
    const formulas = ['=cmd|calc', '+1', '-Ana', '@SUM(A1)', '＝1', '＠SUM(A1)', "'=1", 'Ana'];
    const text = written([['picture', 'lastname'], ...formulas.map((lastname) => ['-a.jpg', lastname])], ',');
    expect(text.split(/[\r\n,]+/).filter((cell) => /^[=+\-@＝＠]/.test(cell))).toEqual([]);
    const { people } = peopleIn(text);
    const read = formulas.map((value) => value.replace("'", ''));
    expect(people.map(({ fields }) => fields.lastname)).toEqual(read);
    expect(people[0]?.pictures).toEqual(['-a.jpg']);
    // Saved a second time it stays the same.
    const again = [['picture', 'lastname'], ...people.map(({ cells }) => cells)];
    expect(written(again, ',')).toBe(text);
  });
});
