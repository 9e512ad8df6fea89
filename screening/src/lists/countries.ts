import countries from 'i18n-iso-countries';

/** Spellings of the sanction lists that no country table knows. */
const SPELLINGS: Record<string, string> = {
  'korea, north': 'KP',
  'north korea': 'KP',
  dprk: 'KP',
  "democratic people's republic of korea": 'KP',
  'republic of korea': 'KR',
  'korea, south': 'KR',
  'south korea': 'KR',
  burma: 'MM',
  russia: 'RU',
  iran: 'IR',
  'iran (islamic republic of)': 'IR',
  syria: 'SY',
  venezuela: 'VE',
  bolivia: 'BO',
  tanzania: 'TZ',
  laos: 'LA',
  brunei: 'BN',
  macau: 'MO',
  moldova: 'MD',
  palestinian: 'PS',
  palestine: 'PS',
  'state of palestine': 'PS',
  'occupied palestinian territories': 'PS',
  'west bank': 'PS',
  'region: gaza': 'PS',
  'region: crimea': 'UA',
  'congo, democratic republic of the': 'CD',
  'democratic republic of the congo': 'CD',
  'congo (democratic republic)': 'CD',
  'congo, republic of the': 'CG',
  'cote d ivoire': 'CI',
  'ivory coast': 'CI',
  'the gambia': 'GM',
  'bahamas, the': 'BS',
  'virgin islands, british': 'VG',
  'czech republic': 'CZ',
  turkey: 'TR',
  türkiye: 'TR',
  'united kingdom of great britain and northern ireland': 'GB',
  'great britain': 'GB',
  uk: 'GB',
  usa: 'US',
  'united states': 'US',
  vietnam: 'VN',
  'viet nam': 'VN',
  kosovo: 'XK',
  taiwan: 'TW',
  macedonia: 'MK',
  swaziland: 'SZ',
  'cape verde': 'CV',
  'cabo verde': 'CV',
  'british virgin islands': 'VG',
  'possibly palestinian': 'PS',
};

/** Adjectives, because the UK list writes nationalities in words ("Afghan"). */
const ADJECTIVES: Record<string, string> = {
  afghan: 'AF',
  afghanistan: 'AF',
  algerian: 'DZ',
  american: 'US',
  belarusian: 'BY',
  british: 'GB',
  burmese: 'MM',
  chinese: 'CN',
  colombian: 'CO',
  congolese: 'CD',
  cuban: 'CU',
  egyptian: 'EG',
  french: 'FR',
  german: 'DE',
  indonesian: 'ID',
  iranian: 'IR',
  iraqi: 'IQ',
  israeli: 'IL',
  jordanian: 'JO',
  kuwaiti: 'KW',
  lebanese: 'LB',
  libyan: 'LY',
  malian: 'ML',
  mexican: 'MX',
  moroccan: 'MA',
  'north korean': 'KP',
  pakistani: 'PK',
  filipino: 'PH',
  qatari: 'QA',
  russian: 'RU',
  rwandan: 'RW',
  saudi: 'SA',
  serbian: 'RS',
  somali: 'SO',
  spanish: 'ES',
  sudanese: 'SD',
  syrian: 'SY',
  tunisian: 'TN',
  turkish: 'TR',
  ukrainian: 'UA',
  venezuelan: 'VE',
  yemeni: 'YE',
  zimbabwean: 'ZW',
};

/** In characters. No country is called by more, and a list may hold anything. */
const LONGEST_NAME = 200;
const CACHE_LIMIT = 10_000;
const known = new Map<string, string | undefined>();

/** Alpha-2 code of a country written as a code or as an English name; undefined when it names none. */
export function countryCode(text: string): string | undefined {
  const key = text.trim().toLowerCase().replaceAll('’', "'");
  if (key === '' || key.length > LONGEST_NAME) return undefined;
  if (known.has(key)) return known.get(key);
  if (known.size >= CACHE_LIMIT) known.clear();
  const code = resolve(key);
  known.set(key, code);
  return code;
}

function resolve(key: string): string | undefined {
  const own = entryOf(SPELLINGS, key) ?? entryOf(ADJECTIVES, key);
  if (own) return own;
  if (/^[a-z]{2}$/.test(key)) return countries.isValid(key) || key === 'xk' ? key.toUpperCase() : undefined;
  if (/^[a-z]{3}$/.test(key)) return countries.alpha3ToAlpha2(key.toUpperCase());
  const code = countries.getAlpha2Code(key, 'en');
  if (code) return code;
  // "Korea, Republic of" and "Foo (Islamic Republic of)" carry the plain name before the comma or bracket.
  const plain = key.replace(/\s*[(,].*$/, '').replace(/^the /, '');
  return plain !== key ? (entryOf(SPELLINGS, plain) ?? countries.getAlpha2Code(plain, 'en')) : undefined;
}

/** Nothing for "constructor", which every object has. */
function entryOf(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
