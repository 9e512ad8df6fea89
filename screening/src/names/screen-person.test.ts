import { describe, expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { type ScreeningSubject, screenPerson } from './screen-person.ts';
import { NAME_THRESHOLD } from './thresholds.ts';

function entry(reference: string, name: string, content: Partial<ListEntity> = {}): ListEntity {
  const entity = { ...emptyEntity(reference, 'person'), ...content };
  addName(entity, name, 'primary', 'strong');
  return entity;
}

const born = (date: string) => ({ birthDates: [{ from: date, to: date, precision: 'day' as const }] });
const viktor = entry('v', 'SAMPLESON, Viktor Testovich', {
  ...born('1961-03-04'),
  nationalities: ['RU'],
  documents: [{ type: 'Passport', number: 'AB 123-4567' }],
  gender: 'male',
  list: 'Test list',
});
addName(viktor, 'Victor Samplesen', 'alias', 'strong');
addName(viktor, 'The Sampler', 'alias', 'weak');
const samira = entry('s', 'Samira al-Namudhaj', { ...born('1970-05-06'), gender: 'female' });
const works: ListEntity = { ...entry('w', 'Viktor Sampleson Works'), kind: 'organisation' };
const index = buildNameIndex([viktor, samira, works, entry('o', 'Otto Beispiel')]);

const screen = (subject: Partial<ScreeningSubject>) =>
  screenPerson(index, { firstname: 'Viktor', lastname: 'Sampleson', ...subject });
const verdict = (subject: Partial<ScreeningSubject>) => screen(subject)[0]?.verdict;

it('finds a name that is written without any space', () =>
  expect(screen({ firstname: '', lastname: 'VIKTORTESTOVICHSAMPLESON' })).toMatchObject([{ reference: 'v' }]));

describe('what a hit decides', () => {
  it('a name alone is a possible match', () => {
    const [hit, ...others] = screen({});
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      reference: 'v',
      list: 'Test list',
      verdict: 'consider',
      strength: 'strong',
      threshold: NAME_THRESHOLD,
      matchedName: 'SAMPLESON, Viktor Testovich',
    });
    expect(hit?.evidence.map(({ field, verdict: says }) => `${field} ${says}`)).toEqual([
      'dateBirth silent',
      'nationality silent',
      'docId silent',
      'gender silent',
    ]);
  });

  it('a strong name with the full date of birth confirms the entry', () => {
    expect(verdict({ dateBirth: '1961-03-04' })).toBe('blacklist');
    expect(verdict({ firstname: 'Victor', lastname: 'Samplesen', dateBirth: '1961-03-04' })).toBe('blacklist');
    expect(verdict({ dateBirth: '1961-04-03' })).toBe('consider');
  });

  it('a year of birth confirms nothing', () => {
    const year = { from: '1961-01-01', to: '1961-12-31', precision: 'year' as const };
    const unsure = buildNameIndex([entry('u', 'Viktor Sampleson', { birthDates: [year] })]);
    const [hit] = screenPerson(unsure, { firstname: 'Viktor', lastname: 'Sampleson', dateBirth: '1961-03-04' });
    expect(hit).toMatchObject({ verdict: 'consider', evidence: [{ verdict: 'agrees', detail: 'within' }, {}, {}, {}] });
  });

  it('a weak alias never confirms, not even with the date of birth', () => {
    const subject = { firstname: 'The', lastname: 'Sampler', dateBirth: '1961-03-04' };
    expect(screen(subject)).toMatchObject([{ verdict: 'consider', strength: 'weak', matchedName: 'The Sampler' }]);
  });

  it('a strong name that the date of birth confirms decides, though a weak alias is written just so', () => {
    const named = entry('n', 'Viktor Samplesson', born('1961-03-04'));
    addName(named, 'Viktor Sampleson', 'alias', 'weak');
    const hits = screenPerson(buildNameIndex([named]), {
      firstname: 'Viktor',
      lastname: 'Sampleson',
      dateBirth: '1961-03-04',
    });
    expect(hits).toMatchObject([{ verdict: 'blacklist', strength: 'strong', matchedName: 'Viktor Samplesson' }]);
  });
});

describe('contradicting evidence', () => {
  it('takes a name that is not near-exact below the threshold', () => {
    const misspelt = { firstname: 'Viktr', lastname: 'Samplson' };
    expect(verdict(misspelt)).toBe('consider');
    expect(verdict({ ...misspelt, dateBirth: '1985-03-04' })).toBeUndefined();
    expect(verdict({ ...misspelt, gender: 'female' })).toBeUndefined();
  });

  it('lowers a near-exact name and never hides it', () => {
    const exact = { firstname: 'Viktor Testovich', lastname: 'Sampleson' };
    const [hit] = screen({ ...exact, dateBirth: '1985-03-04', gender: 'female' });
    expect(hit).toMatchObject({ verdict: 'consider', nameScore: 1 });
    expect(screen(exact)[0]?.score).toBeGreaterThan(NAME_THRESHOLD);
    expect(hit?.score).toBeLessThan(NAME_THRESHOLD);
  });

  it('another nationality hardly counts', () => {
    expect(verdict({ firstname: 'Viktr', lastname: 'Samplson', nationality: 'ES' })).toBe('consider');
  });
});

it('ranks equal names by what corroborates them', () => {
  const twins = buildNameIndex([
    entry('a', 'Otto Beispiel'),
    entry('b', 'Otto Beispiel', { nationalities: ['DE'] }),
    entry('c', 'Otto Beispiel', { nationalities: ['FR'] }),
  ]);
  const hits = screenPerson(twins, { firstname: 'Otto', lastname: 'Beispiel', nationality: 'DE' });
  expect(hits.map(({ reference }) => reference)).toEqual(['b', 'a', 'c']);
});

it('finds the one of many namesakes who was born that day, wherever on the lists', () => {
  const dates = Array.from({ length: 300 }, (_, i) =>
    new Date(Date.UTC(1950, 0, 1 + 40 * i)).toISOString().slice(0, 10),
  );
  const writings = ['Otto Beispiel', 'BEISPIEL, Otto', 'otto beispiel'];
  const many = buildNameIndex(
    dates.map((date, i) =>
      entry(`p${i}`, writings[i % writings.length] ?? '', { ...born(date), list: `List ${i % 4}` }),
    ),
  );
  for (const i of [0, 1, 150, 299]) {
    const [hit] = screenPerson(many, { firstname: 'Otto', lastname: 'Beispiel', dateBirth: dates[i] ?? '' });
    expect(hit).toMatchObject({ reference: `p${i}`, verdict: 'blacklist', matchedName: writings[i % writings.length] });
  }
});

it('finds a name by its other word where hundreds of words come closer to one of them', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const close = Array.from('Sampleson').flatMap((_, at) =>
    Array.from(letters, (letter) => 'Sampleson'.slice(0, at) + letter + 'Sampleson'.slice(at + 1)),
  );
  const crowd = close.map((word, i) => entry(`c${i}`, `Amina ${word}`));
  const many = buildNameIndex([...crowd, entry('t', 'Viktor Zamplisen')]);
  const found = screenPerson(many, { firstname: 'Viktor', lastname: 'Sampleson' });
  expect(found.map(({ reference }) => reference)).toContain('t');
});

it('finds a Korean name through a slip, among many of the same surname', () => {
  const syllables = ['Hyon', 'Myong', 'Kwang', 'Sok', 'Nam', 'Guk', 'Hak', 'Bom', 'Chun', 'Tae'];
  const names = syllables.flatMap((first) => syllables.map((second) => `Jo ${first} ${second}`));
  const many = buildNameIndex([...names, 'Jo Yong Gil'].map((name) => entry(name, name)));
  expect(screenPerson(many, { firstname: 'Yongg Gil', lastname: 'Jo' })[0]?.reference).toBe('Jo Yong Gil');
});

it('finds a name of two frequent words in the other order, among many that have both and more', () => {
  const letters = Array.from('abcdefghij');
  const crowd = letters.flatMap((first) => letters.map((second) => `Ali Muhammad Sam${first}l${second}son`));
  const many = buildNameIndex([...crowd, 'Muhammad Ali'].map((name) => entry(name, name)));
  expect(screenPerson(many, { firstname: 'Ali', lastname: 'Muhammad' })[0]?.reference).toBe('Muhammad Ali');
});

it.each([
  ['beside another like it', 'Abdurrachman'],
  ['beside a part of it', 'Rahman'],
])('finds a name of one frequent word, among many that have it %s', (_where, other) => {
  const letters = Array.from('abcdefghij');
  const crowd = letters.flatMap((first) => letters.map((second) => `Abdul Rahman ${other} Sam${first}l${second}son`));
  const many = buildNameIndex([...crowd, 'Abdul Rahman'].map((name) => entry(name, name)));
  expect(screenPerson(many, { firstname: 'Abdul', lastname: 'Rahman' })[0]?.reference).toBe('Abdul Rahman');
});

it.each(['Abdul Rahman', 'Khalid', '1-P', 'Rahman Abdul'])('finds a listed name as it is written: %s', (name) => {
  const letters = Array.from('abcdefghij');
  const crowd = letters.flatMap((one) =>
    letters.map((other) => [`Khalid Rahman Abd${one}l${other}`, `P${one}${other} Abdul-Rahman`]),
  );
  const many = buildNameIndex([...crowd.flat(), name].map((each) => entry(each, each)));
  const found = screenPerson(many, { firstname: '', lastname: name });
  expect(found[0]).toMatchObject({ reference: name, nameScore: 1 });
});

it('trusts names that many people have less, where a word is left out', () => {
  const two = buildNameIndex([entry('c', 'Dmitry Testovich Smirnov'), entry('r', 'Dmytrox Testovich Sampleson')]);
  const common = screenPerson(two, { firstname: 'Dmitry', lastname: 'Smirnov' })[0];
  const rare = screenPerson(two, { firstname: 'Dmytrox', lastname: 'Sampleson' })[0];
  expect(common?.score).toBeLessThan(rare?.score ?? 0);
});

it('screens persons against persons only, unless told otherwise', () => {
  expect(screen({}).map(({ reference }) => reference)).toEqual(['v']);
  const all = buildNameIndex([viktor, works], { kinds: ['person', 'organisation'] });
  const hits = screenPerson(all, { firstname: '', lastname: 'Viktor Sampleson Works' });
  expect(hits.map(({ reference }) => reference)).toContain('w');
});

it('finds an organisation in other letters, misspelt in a word of its trade, and by its other name', () => {
  const firm: ListEntity = { ...entry('f', 'Al-Nour Trading Company (Primerbank)'), kind: 'organisation' };
  const firms = buildNameIndex([firm, works], { kinds: ['organisation'] });
  for (const lastname of ['شركة النور للتجارة', 'Al Nour Tradnig Co.', 'Primerbank', 'Sharikat al-Nur lil-Tijara'])
    expect(
      screenPerson(firms, { firstname: '', lastname }).map(({ reference }) => reference),
      lastname,
    ).toEqual(['f']);
});

it('finds a name through a slip, another script, a nickname, and with the parts in the wrong fields', () => {
  for (const [firstname, lastname] of [
    ['Vikotr', 'Sampelson'],
    ['Виктор', 'Самплесон'],
    ['Vitya', 'Sampleson'],
    ['Sampleson', 'Viktor'],
    ['ViktorTestovich', 'Sampleson'],
  ] as const)
    expect(screen({ firstname, lastname })[0]?.reference, `${firstname} ${lastname}`).toBe('v');
});

it('reads a Japanese name whose surname stands in the field of the given name', () => {
  const listed = buildNameIndex([entry('j', 'Sato Kenichi')]);
  expect(screenPerson(listed, { firstname: '佐藤', lastname: '健一' })).toMatchObject([{ reference: 'j' }]);
});

it('finds a Chinese name by its spelling in a dialect, on the list and in the query', () => {
  const listed = buildNameIndex([entry('p', 'Chen Jiageng'), entry('d', 'Goh Keng Swee')]);
  expect(screenPerson(listed, { firstname: 'Kah Kee', lastname: 'Tan' })).toMatchObject([{ reference: 'p' }]);
  expect(screenPerson(listed, { firstname: 'Qingrui', lastname: 'Wu' })).toMatchObject([{ reference: 'd' }]);
});

it('reads characters in Mandarin and in Cantonese, on the list and in the query', () => {
  const listed = buildNameIndex([entry('h', '梁振英'), entry('l', 'Leung, Chun-ying'), entry('p', 'Liang Zhenying')]);
  for (const [firstname, lastname, found] of [
    ['Chun-ying', 'Leung', 'h l'],
    ['Zhenying', 'Liang', 'h p'],
    ['振英', '梁', 'h l p'],
    ['', '梁振英', 'h l p'],
  ] as const) {
    const hits = screenPerson(listed, { firstname, lastname });
    expect(
      hits
        .map(({ reference }) => reference)
        .toSorted()
        .join(' '),
      `${firstname} ${lastname}`,
    ).toBe(found);
  }
  const [hit] = screenPerson(listed, { firstname: 'Chun-ying', lastname: 'Leung' }).filter(
    (one) => one.reference === 'h',
  );
  expect(hit?.alignment).toEqual([
    { subject: 'Chun ying', entry: '振英', how: 'transliteration' },
    { subject: 'Leung', entry: '梁', how: 'transliteration' },
  ]);
});

it('has no hit for an empty name or an empty list', () => {
  expect(screen({ firstname: '', lastname: '  ' })).toEqual([]);
  expect(screenPerson(buildNameIndex([]), { firstname: 'Viktor', lastname: 'Sampleson' })).toEqual([]);
});

it('tells what the list says of the entry, not without end', () => {
  const remarksOf = (remarks: string) =>
    screenPerson(buildNameIndex([entry('o', 'Otto Beispiel', remarks ? { remarks } : {})]), {
      firstname: 'Otto',
      lastname: 'Beispiel',
    })[0]?.entity.remarks;
  expect(remarksOf('Head of the Example Works.')).toBe('Head of the Example Works.');
  expect(remarksOf('')).toBeUndefined();
  expect(remarksOf('é'.repeat(1_000))).toBe('é'.repeat(1_000));
  expect(remarksOf('é'.repeat(1_001))).toBe(`${'é'.repeat(999)}…`);
  expect(remarksOf('🏭'.repeat(501))).toBe(`${'🏭'.repeat(499)}…`);
});
