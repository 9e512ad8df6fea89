import { wordSet } from '../table-rows.ts';

/** What stands before the name of a ship: motor vessel, motor tanker, steamship. */
export const SHIP_PREFIXES = new Set(
  `mv, mt, ms, ss, msv, mts, my, sy, fv, motor vessel, motor tanker, motor ship, motor yacht, sailing yacht, fishing vessel,
  steam ship, tug, tug boat, tugboat, tanker, oil tanker, bulk carrier, cargo ship, vessel, ship`.split(/,\s+/),
);

/** Words that many organisations share: they count, but little. */
export const GENERIC_WORDS = wordSet(`
  group holding holdings international trading trade management industries industry industrial enterprise enterprises services service
  foundation bank trust fund global general national investment investments company corporation solutions systems technology technologies
  business capital partners development import export establishment organization organisation association institute center centre
  aviation shipping air lines airlines petroleum oil gas energy construction engineering real estate finance financial insurance
  grupo gruppe groupe banco banque obshchestvennaya organizatsiya tsentr oblastnaya army party movement front islamic committee ministry
  council liberation university academy commercial consulting company factory factories works plant tour tours travel charity relief
  military unit brigade battalion regiment corps division squadron shipyard bureau
  electronics electric manufacturing production machinery equipment chemical pharmaceuticals mining steel metallurgical marine shipbuilding
  port airport aerospace logistics transport railway automobile credit exchange securities communications telecommunications media
  information software research scientific college school laboratory hospital union federation commission agency authority department
  administration office defense security police forces revolutionary peoples republic government brothers sons agricultural food
  textile tobacco tourism hotel materials distribution concern cooperative combine
  freight forwarding cargo warehouse wholesale retail market supermarket brokerage audit accounting legal drilling exploration
  petrochemical petrochemicals cement television radio station digital network broadcasting publishing news
  geological fuel metals minerals tools printing packaging payments remittance maintenance repair travel courier environmental automation mobile wireless
`);

/** What an organisation is for: where a country has several of a kind, this tells them apart. */
export const TASK_WORDS = wordSet(`
  central commercial agricultural industrial development reconstruction investment export import savings credit housing mortgage insurance
  reinsurance transport shipping railway aviation airport port tourism petroleum oil gas petrochemical refining mining steel coal
  electric electricity nuclear energy water chemical pharmaceuticals medical food textile tobacco construction engineering aerospace space
  telecommunications communications broadcasting television radio news defense security intelligence police justice interior finance
  health education culture sports agriculture tanker drilling distribution foreign military research marine
`);

/** What states and their firms call themselves: it comes and goes beside the country. */
export const STATE_WORDS = wordSet(`
  state national federal public general central united arab democratic socialist peoples popular royal republic federation bolivarian
  joint first main economic social
`);

/** Ordinary words that organisations and ships are named by: two of them, however alike, are two words. */
export const ORDINARY_WORDS = wordSet(`
  blue black white green brown grey gray pink purple orange golden gold silver bright light night right dawn star stone storm
  strong spring moon ocean river lake lane land island isle wave wind sand silk milk mill hill hall valley mountain
  fountain forest harvest tree three free tower flower power pearl coral crystal diamond ruby jade amber timber eagle falcon hawk
  lion tiger wolf bear bull horse house swan dove crane crown whale shark dolphin dragon phoenix king queen prince princess royal loyal
  imperial noble knight grand great grain grant ground bridge ridge gate courage retail rental dental metal medal
  medical media food wood good cold cool farm form firm park dark mark road board port fort sport rock lock dock ring wing rose
  peace place palace space spice hope home trust north south east west northern southern eastern western summer winter fresh fish meat
  water waste paper pepper copper cotton rubber cement glass class plastic leather weather motor meter cable table data smart start fast
  prime unity victory glory liberty spirit champion pioneer explorer discovery venture fortune future dream vision mission motion action
  legend express exchange training trading marine mining import export securities security insurance
`);

/** What a firm calls itself as a whole: it comes and goes. */
export const STRUCTURE_WORDS = wordSet(
  'group holding grupo gruppe groupe gruppo gruppa kholding holdingi concern kontsern consortium pmc chvk',
);

/** What is a part of the firm itself, and what may follow its legal form: "Example S.A., Sucursal Panamá". */
export const BRANCH_WORDS = wordSet(
  'branch office headquarters sucursal succursale filial filiale niederlassung zweigniederlassung',
);

export const SMALL_WORDS = wordSet(`
  the of and for de del la le les di da do dos des du y e ye et und fur der die das den dem in on at to a an al el ol ez az ash esh ul ud ur uz il lil lel wal
  ve fi fy wa von vom zum zur im am dei degli della delle dello au aux pour par para por con en dla het een voor number
`);

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
