import { rowNumbers, tableRows } from '../table-rows.ts';

/** Legal forms by family, commas between them; two forms of one family are the same, different families differ a little. */
const FORMS: Record<string, string> = {
  limited: `
    llc, l l c, limited liability company, limited liability partnership, llp, ltd, limited, company limited, co ltd, co limited,
    pty ltd, pte ltd, pvt ltd, private limited, sdn bhd, bhd, pllc, lllp, ulc
    gmbh, g m b h, mbh, gesellschaft mit beschrankter haftung, ug, e k, sarl, s a r l, societe a responsabilite limitee, eurl, sasu
    srl, s r l, societate cu raspundere limitata, societatea cu raspundere limitata, lda, ltda, limitada, s l, sl, slu
    sociedad limitada, sociedad de responsabilidad limitada, bv, b v, bvba, b v b a, aps, spzoo, sp z o o, sp z oo, sp zoo
    spolka z ograniczona odpowiedzialnoscia, s r o, sro, spol s r o, spolecnost s rucenim omezenym, spolocnost s rucenim obmedzenym, d o o, doo, eood, ood, kft, sia, uab, ou, osauhing, ehf, xk
    ooo, tov, tzov, too, odo, tovarystvo z obmezhenoiu vidpovidalnistiu, obshchestvo s ogranichennoi otvetstvennostyu
    obshchestvo s ogranichennoy otvetstvennostyu, mchj, mmc, limited sirketi, ltd sti, tnhh, yugen kaisha, godo kaisha, epe
    fze, fzco, fzc, fz llc, free zone establishment, free zone company, free zone co, dmcc, wll, w l l, spc
  `,
  stock: `
    jsc, j s c, ojsc, cjsc, pjsc, joint stock company, open joint stock company, public joint stock company, joynt stock company
    closed joint stock company, ao, oao, pao, zao, aktsionernoe obshchestvo, aktsionernoye obshchestvo
    otkrytoe aktsionernoe obshchestvo, zakrytoe aktsionernoe obshchestvo, publichnoe aktsionernoe obshchestvo
    otkrytoye aktsionernoye obshchestvo, zakrytoye aktsionernoye obshchestvo, publichnoye aktsionernoye obshchestvo, prat, pat, vat
    ag, aktiengesellschaft, kgaa, sa, s a, societe anonyme, sociedad anonima, sas, s a s, sa de cv, s a de c v, de c v, sab de cv, sapi de cv, spa, s p a
    sociedad anonima de capital variable, sociedad anonima bursatil de capital variable, s de rl de cv, societa per azioni, nv, n v, naamloze vennootschap, plc, p l c, public limited company, ab, a s, as, asa, oyj, oy, se, a d, ad, d d
    ae, a e, anonim sirketi, a s, kk, kabushiki kaisha, tbk, pt, p t, zrt, nyrt, saoc, saog, ksc, psc, qsc, bsc, psjc, private joint stock company
  `,
  company: `inc, incorporated, corp, corporation, co, company, and co, and company, holding company, cie, compagnie, compania, kompaniya, korporatsiya, ltd co`,
  partnership: `lp, l p, kg, gmbh co kg, gmbh and co kg, and co kg, kommanditgesellschaft, limited partnership, ohg, gbr, snc, vof, k s, s c s`,
  association: `ev, e v, eg, ngo`,
  state: `
    fgup, fsue, federal state unitary enterprise, federal state enterprise, state unitary enterprise, gup, fku, state enterprise
    npo, npk, nii, scientific production association, scientific production corporation, scientific and production association
    research and production association, research and production corporation, research production association
  `,
};

export const LEGAL_FORMS = new Map<string, string>();
for (const [family, forms] of Object.entries(FORMS)) {
  for (const form of forms.trim().split(/[,\n]/)) LEGAL_FORMS.set(form.trim(), family);
}
export const LONGEST_FORM = 6;

/** The long form first, then the ways to shorten it. */
const SHORTENED = `
technology technologies tech; international intl int; national natl; manufacturing mfg mnfg; management mgmt mgt; development dev devt desarrollo developpement razvitiya
services service svcs svc; engineering engg eng engrg; equipment equip; transport transp; machinery mach; chemical chem; association assoc assn; organization organisation org; government govt
university univ; institute inst; department dept; brothers bros; center centre ctr; establishment est; laboratory laboratories lab labs
pharmaceuticals pharmaceutical pharma; telecommunications telecommunication telecom telecoms; holding holdings hldg hldgs
group grp; investment investments invest inv; construction constr; trading trdg; shipping shpg; foundation fdn
industries inds ind; import imp; export exp; petroleum petrol; electronics elec; logistics logist; general genl; airlines airline airways
bank banco banque banca banka bankasi; university universitet universidad universite universita universitat universitesi universidade
institute institut instituto istituto; center tsentr centro zentrum centrum; ministry ministerstvo ministerio ministere ministerium
international internacional internazionale internationale mezhdunarodnyy mezhdunarodnaya mezhdunarodnoe uluslararasi
national nacional nazionale nationale natsionalnyy natsionalnaya natsionalnoe; foundation fundacion fondation fondazione stiftung vakfi
technology tecnologia technologie tekhnologii tekhnologiya teknoloji; investment inversiones investitsionnaya; plant zavod
construction construcciones stroitelnaya insaat; insurance seguros assurance strakhovaya sigorta; energy energia energie energiya enerji
airlines aerolineas aviakompaniya havayollari; association asociacion associazione assotsiatsiya; party partiya partido partei
movement movimiento mouvement dvizhenie; army armiya ejercito armee; islamic islamique islamico islamskaya islamskoe
mining minera minero miniere; saint st; number no nr num; 1st first; 2nd second; 3rd third; 4th fourth; 5th fifth; 6th sixth; 7th seventh; 8th eighth; 9th ninth; 10th tenth
moscow moskva moskau moscou moskovskiy moskovskaya moskovskoe; damascus damas dimashq; tehran teheran; cairo kairo; beijing peking pekin
geneva geneve genf; vienna wien; munich munchen; cologne koln; warsaw warszawa; prague praha prag; brussels bruxelles brussel; rome roma
milan milano mailand; naples napoli; florence firenze; venice venezia; lisbon lisboa; seville sevilla; athens athina; belgrade beograd belgrad
bucharest bucuresti; copenhagen kobenhavn; havana habana; baghdad bagdad; aleppo halab alep; jerusalem quds; istanbul stambul
`;

const fullForms = new Map<string, string>();
for (const [full = '', ...short] of tableRows(SHORTENED)) {
  for (const word of short) fullForms.set(word, full);
}

/** One word for all the ways to write it: "Tech" and "Technologies". */
export function fullForm(word: string): string {
  return fullForms.get(word) ?? word;
}

/** What stands before the name of a ship: motor vessel, motor tanker, steamship. */
export const SHIP_PREFIXES = new Set(
  `mv, mt, ms, ss, msv, mts, my, sy, fv, motor vessel, motor tanker, motor ship, motor yacht, sailing yacht, fishing vessel,
  steam ship`.split(/,\s+/),
);

/** Words that many organisations share: they count, but little. */
export const GENERIC_WORDS = new Set(
  `group holding holdings international trading trade management industries industry industrial enterprise enterprises services service
  foundation bank trust fund global general national investment investments company corporation solutions systems technology technologies
  business capital partners development import export establishment organization organisation association institute center centre
  aviation shipping air lines airlines petroleum oil gas energy construction engineering real estate finance financial insurance
  grupo gruppe groupe banco banque obshchestvennaya organizatsiya tsentr oblastnaya army party movement front islamic committee ministry
  council university academy commercial consulting company factory factories works plant tour tours travel charity relief
  military unit brigade battalion regiment shipyard bureau number`
    .trim()
    .split(/\s+/),
);

/** What a firm calls itself as a whole: it comes and goes. */
export const STRUCTURE_WORDS = new Set('group holding grupo gruppe groupe gruppo gruppa kholding holdingi'.split(' '));

/** Spellings of one country, its people's adjective among them, a province or a side: another row is another place, however alike they look. */
const PLACE_ROWS = `
iran iranian; iraq iraqi; syria syrian; lebanon lebanese; libya libyan; yemen yemeni; jordan jordanian; egypt egyptian; sudan sudanese
qatar qatari; kuwait kuwaiti; bahrain bahraini; oman omani; turkey turkiye turkish; israel israeli; palestine palestinian
afghanistan afghan; pakistan pakistani; india indian; bangladesh bangladeshi; nepal nepali; china chinese; taiwan taiwanese; japan japanese
korea korean; vietnam vietnamese; laos lao; cambodia cambodian; thailand thai; myanmar burma; malaysia malaysian; singapore
indonesia indonesian; philippines philippine; mongolia mongolian; kazakhstan kazakh; uzbekistan uzbek; turkmenistan turkmen
tajikistan tajik; kyrgyzstan kyrgyz; russia russian rossiya rossii; belarus belarusian; ukraine ukrainian; moldova moldovan; georgia georgian
armenia armenian; azerbaijan azerbaijani; poland polish polska; czechia czech; slovakia slovak; slovenia slovenian; hungary hungarian
romania romanian; bulgaria bulgarian; serbia serbian; croatia croatian; bosnia bosnian; albania albanian; macedonia macedonian; montenegro
greece greek hellenic hellas; cyprus cypriot; italy italian italia; spain spanish espana; portugal portuguese; france french; germany german deutschland
austria austrian osterreich; australia australian; switzerland swiss schweiz suisse; netherlands dutch nederland; belgium belgian; luxembourg
denmark danish danmark; sweden swedish sverige; norway norwegian norge; finland finnish suomi; iceland icelandic; ireland irish
estonia estonian; latvia latvian; lithuania lithuanian; malta maltese; canada canadian; mexico mexican; brazil brazilian brasil; argentina argentine
chile chilean; peru peruvian; colombia colombian; venezuela venezuelan; ecuador ecuadorian; bolivia bolivian; paraguay; uruguay; cuba cuban
panama; nicaragua; guatemala; honduras; haiti haitian; nigeria nigerian; niger nigerien; ghana ghanaian; kenya kenyan; ethiopia ethiopian
somalia somali; uganda ugandan; tanzania tanzanian; zambia zambian; zimbabwe zimbabwean; angola angolan; mozambique; congo congolese
cameroon; senegal senegalese; mali malian; guinea guinean; guyana; morocco moroccan; algeria algerian; tunisia tunisian; mauritania; mauritius
gambia gambian; gabon; rwanda; burundi; chad; eritrea; namibia; botswana; malawi; madagascar; liberia; togo; benin
hunan; henan; hubei; hebei; shanxi; shaanxi; shandong; guangdong; guangxi; guizhou; gansu; jiangsu; jiangxi; zhejiang; fujian; anhui; hainan
north northern; south southern; east eastern; west western
yunnan; sichuan; liaoning; jilin; heilongjiang; qinghai; ningxia; xinjiang; tibet
`;

const places = rowNumbers(PLACE_ROWS);

export function areDifferentPlaces(a: string, b: string): boolean {
  const here = places.get(a);
  const there = here === undefined ? undefined : places.get(b);
  return there !== undefined && here !== there;
}

/** What is a part of the firm itself, and what may follow its legal form: "Example S.A., Sucursal Panamá". */
export const BRANCH_WORDS = new Set(
  'branch office headquarters sucursal succursale filial filiale niederlassung zweigniederlassung'.split(' '),
);

export const SMALL_WORDS = new Set(
  'the of and for de del la le les di da do des du y e et und der die das in on at to a an al el'.split(' '),
);

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ROMAN = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

/** "Three", "III" and "3" are one number; undefined when the word is none. */
export function numberOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return String(Number(word));
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
