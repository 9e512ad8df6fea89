import { plainApostrophes } from '../scripts/apostrophes.ts';
import { oneArabicSpelling } from '../scripts/arabic-letters.ts';
import { readTable, tableRows } from '../table-rows.ts';

/** The long form first, then the ways to shorten it. */
const SHORTENED = `
technology technologies tech; international intl int; national natl; manufacturing mfg mnfg; management mgmt mgt mngmt; development dev devt
services service svcs svc; engineering engg eng engrg; equipment equip; transport transp; machinery mach; chemical chem; association assoc assn; organization organisation org; government govt
university univ; institute inst; department dept; brothers bros; center centre ctr; establishment est ets etablissements etablissement; gesellschaft ges; charity charitable; laboratory laboratories lab labs
pharmaceuticals pharmaceutical pharma; telecommunications telecommunication telecom telecoms; holding holdings hldg hldgs
group grp; investment investments invest inv; construction constr; trading trdg; shipping shpg; foundation fdn
industries inds ind; import imp; export exp; petroleum petrol; electronics elec; logistics logist; general genl; airlines airline airways
north_korea dprk democratic_peoples_republic_of_korea; china prc peoples_republic_of_china; united_arab_emirates uae; united_states usa; united_kingdom uk; hong_kong hk; islamic_revolutionary_guard_corps irgc; islamic_republic_of_iran_shipping_lines irisl; thuong_mai tm; xuat_nhap_khau xnk
headquarters hq; saint st; number no nr num; 1st first; 2nd second; 3rd third; 4th fourth; 5th fifth; 6th sixth; 7th seventh; 8th eighth; 9th ninth; 10th tenth
`;

/** Endings of Slavic adjectives in the genders and cases that names use, in the schools of transliteration. */
const ADJECTIVE_ENDINGS =
  'yy iy y yi ii i yj ij oy oi aya aia aja a oe oye oje ae e yye ie ogo oho ego eho og ej oyi ykh ikh ych o'.split(' ');

function written(form: string): string[] {
  return form.endsWith('-') ? ADJECTIVE_ENDINGS.map((ending) => form.slice(0, -1) + ending) : [form];
}

/** Without the signs over and under the letters, and the break inside a word, which writers leave out. */
const oneSpelling = (word: string): string => oneArabicSpelling(word.replace(/[\p{M}\u200c]/gu, ''));

/** Arabic and Persian endings in Latin letters: tijara and tijarah, khayriyya and khayriya, jamiyat and jamiya. */
const oneEnding = (word: string): string => word.replace(/(.)\1/g, '$1').replace(/(?<=a)[ht]$/, '');
const ROMANISED = /^[a-z]{6,}$/;

const ARABIC = /\p{Script=Arabic}/u;

const terms = new Map<string, string>();
const endings = new Map<string, string>();
const phraseRows: [phrase: string, english: string][] = [];
const organisationTerms = readTable('organisation-terms');
for (const table of [readTable('countries'), SHORTENED, organisationTerms]) {
  for (const [full = '', ...forms] of tableRows(table)) {
    const english = full.replaceAll('_', ' ');
    for (const form of forms.flatMap(written)) {
      if (form.includes('_')) phraseRows.push([form.replaceAll('_', ' '), english]);
      else terms.set(ARABIC.test(form) ? oneSpelling(form) : form.normalize('NFKC'), english);
      if (table === organisationTerms && ROMANISED.test(form)) endings.set(oneEnding(form), english);
    }
  }
}

/** "lil-Tijara", "wal-", "al-": what Arabic writes together with its word. */
const PREFIXES = /^(?:وال|ال|لل|ول|و|ل)(?=.{3})/u;

/** "islamischen" is read like "islamische". */
const GERMAN_CASES = /(?<=.{5}e)[mnrs]$/;
/** What French and Italian write together with the next word. */
const ELIDED = /^(?:[ld]|dell|all|nell|dall|sull)'/i;

function readTerm(word: string): string | undefined {
  const known = terms.get(word) ?? (ROMANISED.test(word) ? endings.get(oneEnding(word)) : undefined);
  if (known !== undefined) return known;
  return (
    terms.get(word.replace(GERMAN_CASES, '')) ?? terms.get(withoutSigns(plainApostrophes(word).replace(ELIDED, '')))
  );
}

const withoutSigns = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** What one word of an organisation's name is in English, short forms written out: "Tech" and "tekhnologiya" are "technology". */
export function inEnglish(word: string): string {
  if (!ARABIC.test(word)) return readTerm(word.toLowerCase()) ?? word;
  const bare = oneSpelling(word);
  return terms.get(bare) ?? terms.get(bare.replace(PREFIXES, '')) ?? word;
}

/** "Etudes" of "d'Etudes", whose letter an acronym has; "D'Angelo" is no word of the trade and stays. */
export function withoutArticle(word: string): string {
  const plain = plainApostrophes(word);
  return ELIDED.test(plain) && inEnglish(word) !== word ? plain.replace(ELIDED, '') : word;
}

// Its words may be terms themselves, and stand in English by then.
const phrases = new Map(
  phraseRows.flatMap(([phrase, english]) => [
    [phrase, english],
    [phrase.split(' ').map(inEnglish).join(' '), english],
  ]),
);
const phraseStarts = new Set(Array.from(phrases.keys(), (phrase) => phrase.split(' ')[0]));
const LONGEST_PHRASE = Math.max(...Array.from(phrases.keys(), (phrase) => phrase.split(' ').length));

/** A phrase that begins at this word, "bienes raíces", the longest first: how many words it has, and what it is in English. */
export function phraseAt(words: readonly string[], at: number): { size: number; english: string } | undefined {
  if (!phraseStarts.has(words[at])) return undefined;
  for (let size = LONGEST_PHRASE; size > 1; size--) {
    const english = phrases.get(words.slice(at, at + size).join(' '));
    if (english !== undefined && at + size <= words.length) return { size, english };
  }
  return undefined;
}

/** Chinese, Japanese, Korean and Thai write without spaces; the longest term first: 有限公司 is no 公司. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}]/u;
const unspaced = [...terms.keys()].filter((term) => UNSPACED.test(term) && term.length > 1);
const AT_TERMS = new RegExp(
  `(${unspaced.sort((a, b) => b.length - a.length).join('|')}|[\\p{Script=Katakana}ー]+)`,
  'u',
);

/** "华为技术有限公司" is a name, a trade and a legal form. */
export function splitTerms(word: string): string[] {
  return UNSPACED.test(word) ? word.split(AT_TERMS).filter((part) => part !== '') : [word];
}
