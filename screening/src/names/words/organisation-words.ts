/** Legal forms by family; two forms of one family are the same, different families differ a little. */
const FORMS: Record<string, string[]> = {
  limited: [
    'llc',
    'l l c',
    'ooo',
    'tov',
    'limited liability company',
    'limited liability partnership',
    'gmbh',
    'g m b h',
    'gesellschaft mit beschrankter haftung',
    'sarl',
    's a r l',
    'srl',
    's r l',
    'spzoo',
    'sp z o o',
    'sp zoo',
    'ltd',
    'limited',
    'bv',
    'b v',
    'bvba',
    'b v b a',
    'co ltd',
    'company limited',
    'co limited',
    'pty ltd',
    'pte ltd',
    'pvt ltd',
    'private limited',
    'lda',
    'ltda',
    'limitada',
    'kft',
    'd o o',
    'doo',
    'eood',
    'ood',
    's l',
    'sl',
    'sociedad limitada',
    'obshchestvo s ogranichennoi otvetstvennostyu',
    'obshchestvo s ogranichennoy otvetstvennostyu',
    'tovarystvo z obmezhenoiu vidpovidalnistiu',
    'societate cu raspundere limitata',
    'societatea cu raspundere limitata',
    'societe a responsabilite limitee',
    'ug',
    'mchj',
    'xk',
    'limited sirketi',
    'ltd sti',
    'llp',
  ],
  stock: [
    'jsc',
    'j s c',
    'ojsc',
    'cjsc',
    'pjsc',
    'ao',
    'oao',
    'pao',
    'zao',
    'joint stock company',
    'open joint stock company',
    'public joint stock company',
    'closed joint stock company',
    'aktsionernoe obshchestvo',
    'aktsionernoye obshchestvo',
    'ag',
    'aktiengesellschaft',
    'sa',
    's a',
    'nv',
    'n v',
    'plc',
    'p l c',
    'public limited company',
    'spa',
    's p a',
    'ab',
    'a s',
    'as',
    'oyj',
    'oy',
    'kk',
    'asa',
    'sas',
    's a s',
    'sa de cv',
    's a de c v',
    'de c v',
    'a d',
    'ad',
    'd d',
    'anonim sirketi',
    'societe anonyme',
    'sociedad anonima',
    'kabushiki kaisha',
    'tbk',
    'pt',
    'p t',
    'se',
    'joynt stock company',
  ],
  company: [
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'cie',
    'compagnie',
    'compania',
    'kompaniya',
    'ltd co',
  ],
  partnership: ['lp', 'l p', 'kg', 'gmbh co kg', 'limited partnership', 'ohg', 'gbr', 'snc'],
  association: ['ev', 'e v', 'eg', 'ngo'],
};

export const LEGAL_FORMS = new Map<string, string>();
for (const [family, forms] of Object.entries(FORMS)) for (const form of forms) LEGAL_FORMS.set(form, family);
export const LONGEST_FORM = 5;

/** Words that many organisations share: they count, but little. */
export const GENERIC_WORDS = new Set(
  `group holding holdings international trading trade management industries industry industrial enterprise enterprises services service
  foundation bank trust fund global general national investment investments company corporation solutions systems technology technologies
  business capital partners development import export establishment organization organisation association institute center centre
  aviation shipping air lines airlines petroleum oil gas energy construction engineering real estate finance financial insurance
  grupo gruppe groupe banco banque obshchestvennaya organizatsiya tsentr oblastnaya army party movement front islamic committee ministry
  council university academy commercial consulting company factory factories works plant tour tours travel charity relief`
    .trim()
    .split(/\s+/),
);

export const SMALL_WORDS = new Set(
  'the of and for de del la le les di da do des du y e et und der die das in on at to a an al el'.split(' '),
);

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ROMAN = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

/** "Three", "III", "3rd" and "3" are one number; undefined when the word is none. */
export function numberOf(word: string): string | undefined {
  const digits = /^(\d+)(?:st|nd|rd|th|y)?$/.exec(word);
  if (digits) return String(Number(digits[1]));
  const named = NUMBER_WORDS.indexOf(word);
  if (named >= 0) return String(named);
  if (word === '' || !ROMAN.test(word)) return undefined;
  let total = 0;
  for (let i = 0; i < word.length; i++) {
    const here = ROMAN_VALUES[word[i] ?? ''] ?? 0;
    const next = ROMAN_VALUES[word[i + 1] ?? ''] ?? 0;
    total += here < next ? -here : here;
  }
  return String(total);
}
