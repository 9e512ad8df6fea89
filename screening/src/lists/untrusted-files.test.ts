import { type ListFormat, listFormats } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { pathOf, read, readText, textOf } from './fixtures/read-fixture.ts';
import { readEntries } from './importers.ts';
import { fileOfText, listFile, listFilesOf, openListFiles } from './list-files.ts';
import { ListFileError, newImportReport } from './report.ts';

const whole: [ListFormat, string][] = [
  ['ofac-sdn', 'ofac/sdn.csv'],
  ['ofac-sdn', 'ofac-sdn.xml'],
  ['un', 'un.xml'],
  ['eu', 'eu.xml'],
  ['uk', 'uk.csv'],
  ['uk', 'uk-conlist.csv'],
  ['opensanctions', 'targets.simple.csv'],
  ['opensanctions', 'entities.ftm.jsonl'],
  ['csv', 'plain.csv'],
];

describe('a file that cannot be trusted', () => {
  it.each(whole)('%s: %s cut off in its last row says so', async (format, name) => {
    const text = (await textOf(name)).replaceAll('\u001a', '').trimEnd();
    const start = text.lastIndexOf('\n') + 1;
    const cut = text.slice(0, start + Math.floor((text.length - start) / 2));
    await expect(readText(format, cut)).rejects.toThrow(/cut off/);
    await expect(readText(format, cut)).rejects.toThrow(ListFileError);
  });

  it.each(listFormats)('%s refuses the files of the other formats', async (format) => {
    for (const [other, name] of whole) {
      if (other === format) continue;
      const text = await textOf(name);
      const given = readText(format, text);
      await expect(given, `${name} as ${format}`).rejects.toThrow(ListFileError);
    }
  });

  it.each(listFormats)('%s refuses an empty file, a web page and prose', async (format) => {
    await expect(readText(format, '')).rejects.toThrow('list is empty.');
    await expect(readText(format, '<!DOCTYPE html><html><body>Not found</body></html>')).rejects.toThrow(ListFileError);
    await expect(readText(format, 'Not found.\nPlease come back later.\n')).rejects.toThrow(ListFileError);
  });

  it('names the element it found where another list was expected', async () => {
    await expect(readText('un', await textOf('eu.xml'))).rejects.toThrow(
      'list starts with <export>, but this list starts with <CONSOLIDATED_LIST>.',
    );
  });

  it("OFAC's: a file cut at the end of a line lacks the mark that the others of its set have", async () => {
    const names = ['sdn.csv', 'alt.csv', 'add.csv'];
    const texts = await Promise.all(names.map((name) => textOf(`ofac/${name}`)));
    for (const [cutAt, cut] of names.entries()) {
      const set = names.map((name, i) =>
        fileOfText(name, i === cutAt ? (texts[i] ?? '').replaceAll('\u001a', '') : (texts[i] ?? '')),
      );
      await expect(read('ofac-sdn', listFilesOf(set))).rejects.toThrow(`${cut} lacks the mark at its end`);
    }
    const unmarked = names.map((name, i) => fileOfText(name, (texts[i] ?? '').replaceAll('\u001a', '')));
    expect((await read('ofac-sdn', listFilesOf(unmarked))).report.complete).toBe(true);
  });

  it('is the list where it is the only one, whatever its name', async () => {
    const rows = 'id,name\n1,Erika Muster\n';
    for (const name of ['people-alt.csv', 'add.csv', 'comments.csv']) {
      const { entities } = await read('csv', listFilesOf([fileOfText(name, rows)]));
      expect(entities, name).toHaveLength(1);
    }
    for (const name of ['alt', 'add', 'sdn_comments']) {
      const files = await openListFiles([pathOf(`ofac/${name}.csv`)]);
      await expect(read('ofac-sdn', files), name).rejects.toThrow('holds no entry that could be read as OFAC SDN CSV');
    }
  });

  it('is not passed over in silence where only OFAC’s set has a second one', async () => {
    for (const [format, main] of [
      ['csv', 'plain.csv'],
      ['ofac-sdn', 'ofac-sdn.xml'],
    ] as const) {
      const files = await openListFiles([pathOf(main), pathOf('ofac/alt.csv')]);
      await expect(read(format, files)).rejects.toThrow(`Two files could both be the list: ${main} and alt.csv.`);
    }
  });

  it('is closed when it is refused', async () => {
    let open = 0;
    const main = listFile('own.csv', async function* () {
      open += 1;
      try {
        for (let i = 0; i < 50; i += 1) yield Buffer.from('no,such,columns\n'.repeat(1_000));
      } finally {
        open -= 1;
      }
    });
    await expect(read('csv', { main })).rejects.toThrow('must name the columns');
    expect(open).toBe(0);
  });

  it('is not complete before its last entry has been taken', async () => {
    const report = newImportReport();
    const files = await openListFiles([pathOf('plain.csv')]);
    for await (const _ of readEntries('csv', files, report)) expect(report.complete).toBe(false);
    expect(report.complete).toBe(true);
  });
});

describe('the text of a file', () => {
  const rows = 'id,name\n1,José Peña\n2,Zoë Example\n';

  it('may be UTF-8 with a byte order mark, UTF-16 or in the Windows code page', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows, 'utf16le')]);
    for (const bytes of [Buffer.from(`\ufeff${rows}`), utf16, Buffer.from(rows, 'latin1')]) {
      const { entities } = await read('csv', { main: fileOfText('own.csv', bytes) });
      expect(entities.map(({ names }) => names[0]?.text)).toEqual(['José Peña', 'Zoë Example']);
    }
  });

  it('may come in pieces that end inside a letter or a cell', async () => {
    const bytes = new TextEncoder().encode(rows);
    const main = listFile('own.csv', async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte);
    });
    const { entities } = await read('csv', { main });
    expect(entities.map(({ names }) => names[0]?.text)).toEqual(['José Peña', 'Zoë Example']);
  });
});
