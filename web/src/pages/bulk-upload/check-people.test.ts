import { maxPictureBytes, maxPicturesPerPerson } from '@afc/contract/limits';
import { expect, it, vi } from 'vitest';
import { checkPeople, type Inspections, matchPeople } from './check-people.ts';
import { filesOf, pictureFinder, pictureOf } from './chosen-files.ts';
import { readPeople } from './people-file.ts';
import { keyOf } from './row-key.ts';

const picture = (name: string, type = 'image/jpeg') => new File([name], name, { type });

async function check(csv: string, files: readonly File[], inspections: Inspections = new Map()) {
  const file = readPeople(new Uint8Array(new TextEncoder().encode(csv)).buffer);
  if ('trouble' in file) throw new Error(file.trouble);
  return checkPeople(await matchPeople(file.people, await pictureFinder(filesOf(files).map(pictureOf))), inspections);
}

const problemsOf = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).map(({ problems }) => problems);

it('a row is checked by the schema of the upload, and a country is guessed that was written otherwise', async () => {
  const header = 'email,dateBirth,docType,countryResidenceName,countryNationalityName,picture';
  const [right, wrong, lost] = await problemsOf(
    `${header}
     a@example.org,1970-01-31,PASSPORT,Spain,,a.jpg
     a at example,31/01/1970,PASS,España,esp,b.jpg
     ,,,Atlantis,,c.jpg`,
    [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')],
  );
  expect(right).toEqual([]);
  expect(wrong).toEqual([
    { kind: 'field', field: 'email', key: 'fieldEmail' },
    { kind: 'field', field: 'dateBirth', key: 'fieldDate' },
    { kind: 'field', field: 'countryResidenceName', key: 'fieldCountry', meant: 'Spain' },
    { kind: 'field', field: 'countryNationalityName', key: 'fieldCountry', meant: 'Spain' },
    { kind: 'field', field: 'docType', key: 'fieldDocumentType' },
  ]);
  expect(lost).toEqual([{ kind: 'field', field: 'countryResidenceName', key: 'fieldCountry' }]);
});

it('pictures are found whatever the capitals, the accents and the folders, and what is missing or wrong is named', async () => {
  const large = picture('large.png', 'image/png');
  Object.defineProperty(large, 'size', { value: maxPictureBytes + 1 });
  const inFolder = (folder: string) => {
    const file = picture('face.jpg');
    Object.defineProperty(file, 'webkitRelativePath', { value: `people/${folder}/face.jpg` });
    return file;
  };
  const files = [picture('Jos\u0065\u0301.JPG'), inFolder('1'), inFolder('11'), large, picture('d.gif', 'image/gif')];
  const rows = ['josé.jpg', '1\\face.jpg', 'face.jpg', 'large.png', 'd.gif', 'gone.jpg', '', `${'x;'.repeat(11)}`];
  expect(
    await problemsOf(`picture\n${rows.map((name) => `"${name}"`).join('\n')}`.replace('""\n', '" "\n'), files),
  ).toEqual([
    [],
    [],
    [{ kind: 'ambiguous', name: 'face.jpg' }],
    [{ kind: 'size', name: 'large.png' }],
    [{ kind: 'type', name: 'd.gif' }],
    [{ kind: 'missing', name: 'gone.jpg' }],
    [{ kind: 'tooManyPictures' }],
  ]);
  expect(await problemsOf('firstname,picture\nAna,', [])).toEqual([[{ kind: 'noPicture' }]]);
  const most = Array.from({ length: maxPicturesPerPerson }, (_, index) => `${index}.jpg`);
  expect(
    await problemsOf(
      `picture\n${most.join(';')}`,
      most.map((name) => picture(name)),
    ),
  ).toEqual([[]]);
});

it('a row that names far too many pictures is refused, and only the first of them are looked for', async () => {
  const file = readPeople(new TextEncoder().encode(`picture\n${'a.jpg;'.repeat(10_000)}\n`).buffer);
  if ('trouble' in file) throw new Error(file.trouble);
  const find = vi.fn(() => []);
  const [row] = await checkPeople(await matchPeople(file.people, find), new Map());
  expect(row).toMatchObject({ pictureCount: 10_000, problems: [{ kind: 'tooManyPictures' }] });
  expect(find).toHaveBeenCalledTimes(100);
});

it('an email or a picture that stands twice stops both rows, a copy under another name too', async () => {
  const [a, b, c, d] = [picture('a.jpg'), picture('b.jpg'), picture('c.jpg'), picture('d.jpg')];
  const inspections = new Map([
    [a, { digest: '1' }],
    [b, { digest: '1' }],
    [c, { digest: '2' }],
    [d, { fault: 'unreadable' as const }],
  ]);
  const csv = 'email,picture\nX@example.org,a.jpg\n,b.jpg\nx@example.org,c.jpg;c.jpg\n,d.jpg';
  expect(await problemsOf(csv, [a, b, c, d], inspections)).toEqual([
    [
      { kind: 'sameEmail', row: 4 },
      { kind: 'samePicture', name: 'a.jpg', row: 3 },
    ],
    [{ kind: 'samePicture', name: 'b.jpg', row: 2 }],
    [
      { kind: 'sameEmail', row: 2 },
      { kind: 'samePicture', name: 'c.jpg', row: 4 },
      { kind: 'samePicture', name: 'c.jpg', row: 4 },
    ],
    [{ kind: 'unreadable', name: 'd.jpg' }],
  ]);
});

it('an email that is not valid is told as that alone, however often it stands there', async () => {
  const invalid = { kind: 'field', field: 'email', key: 'fieldEmail' };
  const csv = 'email,picture\nnone,a.jpg\nnone,b.jpg';
  expect(await problemsOf(csv, [picture('a.jpg'), picture('b.jpg')])).toEqual([[invalid], [invalid]]);
});

it('a row with more cells than columns is not taken apart silently', async () => {
  expect((await problemsOf('lastname,picture\nDoe, Jr.,a.jpg', [picture('Jr.')]))[0]).toContainEqual({
    kind: 'cells',
    found: 3,
    expected: 2,
  });
  // Spreadsheets end their rows with empty cells.
  expect(await problemsOf('lastname,picture\nDoe,a.jpg,, ', [picture('a.jpg')])).toEqual([[]]);
});

it('the key of a row follows its content: where it stands and what its file is called do not matter', async () => {
  const key = async (csv: string, file: File, digest: string) => {
    const inspections = new Map([[file, { digest }]]);
    const [row] = await check(csv, [file], inspections);
    return row && keyOf(row, inspections);
  };
  const first = await key('firstname,picture\nAna,a.jpg', picture('a.jpg'), '1');
  expect(first).toMatch(/^bulk-[0-9a-f]{64}$/);
  expect(await key('picture;reason;firstname\r\nb.jpg;x; Ana \r\n', picture('b.jpg'), '1')).toBe(first);
  expect(await key('firstname,picture\nAna,a.jpg', picture('a.jpg'), '2')).not.toBe(first);
  expect(await key('firstname,picture\nAnna,a.jpg', picture('a.jpg'), '1')).not.toBe(first);
});
