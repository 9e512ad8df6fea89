import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameKey } from './comparable.ts';
import { rules } from './decide.ts';
import { sfaceScoreCurve } from './faces/data/sface-score-curve.ts';
import { faceThresholds } from './faces/thresholds.ts';
import { emptyEntity, type ListEntity } from './lists/entity.ts';
import { addName } from './lists/list-names.ts';
import { buildNameIndex } from './names/index/name-index.ts';
import { COSTS } from './names/score/costs.ts';
import { screenPerson } from './names/screen-person.ts';
import { readTable } from './names/table-rows.ts';
import * as nameThresholds from './names/thresholds.ts';
import { documentIdKey } from './rules/document-id.ts';
import { SCREENING_VERSION } from './screening-version.ts';
import { goldenCases } from './testing/golden/golden-cases.ts';

/** As a list has a name, and ways in which it is given. */
const spellings = [
  ['Sergey Viktorovich LAVROV', 'Serej Lavrov', 'Сергей Лавров', 'Lavrov S.V.', 'Sergio Lavrov', 'SergeyLavrov'],
  ['LAVROV, Sergey', '谢尔盖·拉夫罗夫', '세르게이 라브로프', 'Сяргей Лаўроў', 'Σεργκέι Λαβρόφ'],
  [
    'Mohammed bin Salman',
    'bin Salman Muhammad',
    'محمد بن سلمان',
    'Mohamed Salman',
    'Mohd. Salmaan',
    'Mian Mohammed Salman',
  ],
  ['KIM, Jong Un', 'Jong-un Kim', '김정은', 'كيم جونغ أون', 'Kim Dschong-un', 'Kim Jong'],
  ['聂荣臻', 'نيه رونغ تشن', 'Nieh Jung-chen', 'Nie Rongzhen', 'Rongzhen Nie'],
  ['Nguyen Van Example', 'Нгуен Ван Эксампле'],
  ['山崎 健二', 'Kenji Yamasaki', 'Yamazaki Kenzi', 'Kenichi Yamazaki'],
  [
    'Otto Hernández Example',
    'Otto Hdez. Example',
    'Otto Hernandes',
    'Oto Hernandez Exampel',
    'Otto Example Jr.',
    'Otto "El Flaco" Example',
  ],
  ['Theodore Example', 'Ted Example', 'Teodoro Example', 'T. Example', 'The0dore Examp1e'],
  ['Jana Hájková', 'Jana Hájek', 'Jana Hajkova', 'Jan Hájek'],
  ['অমিত শাহ', 'Amit Shah', 'Ameet Sah'],
  ['ហ៊ុន ម៉ាណែត', 'Hun Manet', 'Hun Many', 'Heng Manith'],
  ['அன்பழகன் கந்தசாமி', 'Anbazhagan Kandasamy', 'Anbalagan Kandaswamy', 'Anbarasan Kandasamy'],
  ['ម៉ែន សំអន', 'Men Sam An'],
  ['சி. வி. சண்முகம்', 'C. V. Shanmugam'],
  ['Pornthip Tuayang', 'พรทิพย์ ตัวอย่าง'],
  ['Abdul Qadeer Beispiel', 'Abdul Q. Beispiel', 'Abdelkader Beispiel', 'Abd. Kadir', 'A. Kadir Beispiel'],
  ['Sheikh Hasina Beispiel', 'Sheik Hasina', 'Hasina Beispiel'],
] as const;

const aDay = { from: '1961-03-04', to: '1961-03-04', precision: 'day' } as const;
const aYear = { from: '1961-01-01', to: '1961-12-31', precision: 'year' } as const;

const entries = spellings.map(([name], index): ListEntity => {
  const entity: ListEntity = {
    ...emptyEntity(String(index), 'person'),
    birthDates: [index % 3 === 0 ? aYear : aDay],
    nationalities: ['RU'],
    documents: [{ number: 'AB 123-4567' }],
    gender: 'male',
  };
  addName(entity, name, 'primary', 'strong');
  return entity;
});

const evidence = [
  {},
  { dateBirth: '1961-03-04', nationality: 'RU' },
  { dateBirth: '1961-04-03', nationality: 'ES' },
  { dateBirth: '1961-12-31' },
  { dateBirth: '1962-03-04' },
  { dateBirth: '1970-03-04' },
  { gender: 'female' },
  { docId: 'AB1234567' },
] as const;

/** So low that what contradicts is seen too. */
const lowest = 0.2;

/** What is found of each spelling, beside what is known of the person. */
function hits() {
  const index = buildNameIndex(entries);
  return spellings.flat().flatMap((lastname) =>
    evidence.map((known) =>
      screenPerson(index, { firstname: '', lastname, ...known }, { threshold: lowest }).map(
        ({ reference, score, verdict }) => [
          reference,
          // The last digits may differ between machines.
          score.toFixed(6),
          verdict,
        ],
      ),
    ),
  );
}

/** The first and last of letters that stand in a row, in most alphabets: no version of Unicode will change them. */
const alphabets = 'αω аџ աֆ את ءي ٱۓ अह কন ਕਨ કન କନ மஹ కన ಕನ കന කන กฮ ດຟ ကအ აჰ ለቈ កអ ぁん ァヴ'
  .split(' ')
  .map((ends) => {
    const [first = 0, last = 0] = Array.from(ends, (letter) => letter.charCodeAt(0));
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place));
  });

/** What own records are found by. */
function keys() {
  // Twice: what follows a letter may change how it is read.
  const doubled = alphabets.flat().map((letter) => letter + letter);
  const names = [...spellings.flat(), ...doubled].map((name) => nameKey('', name));
  return [...names, ...doubled.map((letters) => documentIdKey(letters))];
}

function tables() {
  const files = readdirSync(new URL('./names/tables/', import.meta.url)).filter((file) => !file.includes('license'));
  return files.toSorted().map((file) => [file, readTable(file.replace('.txt', ''))]);
}

/** Where nobody set a target. */
function thresholdsOfFaces() {
  return [1, 1_000, 1_000_000].map((gallerySize) => {
    const { consider, blacklist } = faceThresholds({ curve: sfaceScoreCurve, gallerySize });
    return [consider.toFixed(4), blacklist.toFixed(4)];
  });
}

it('the version of screening is another one where names, thresholds, tables or decisions are', () => {
  const deciding = [
    { ...nameThresholds },
    COSTS,
    // The words by which matches name them decide nothing.
    rules.map((rule) => Object.fromEntries(Object.entries(rule).filter(([key]) => key !== 'rule'))),
    sfaceScoreCurve,
    thresholdsOfFaces(),
    goldenCases,
    tables(),
    keys(),
    hits(),
  ];
  const now = createHash('sha256').update(JSON.stringify(deciding)).digest('hex').slice(0, 12);
  expect(SCREENING_VERSION, 'People are screened otherwise: write the new version').toBe(now);
});
