import { readTable, tableRows } from '../table-rows.ts';

/** Names of men in one language and of women in another say nothing about each other. */
const AMBIGUOUS = ['andrea', 'daniele', 'gabriele', 'jean', 'michele', 'simone'];

/** The number of the name a word is a spelling of: what is not spelt like a name may be a slip. */
const numbers = new Map<string, number>();
/** By number: the names it is a short, pet or foreign form of, or they of it; and itself. */
const relatives: Set<number>[] = [];

const rowsOf = (text: string): string[][] => tableRows(text).map((words) => words.filter((word) => word.length > 2));

function newName(): number {
  return relatives.push(new Set([relatives.length])) - 1;
}

for (const row of rowsOf(readTable('given-names'))) {
  const name = newName();
  for (const word of row) numbers.set(word, name);
}
for (const [full = '', ...forms] of rowsOf(readTable('nicknames'))) {
  const name = numberFor(full);
  for (const form of forms) {
    const other = numberFor(form);
    relatives[name]?.add(other);
    relatives[other]?.add(name);
  }
}

/** Shorter ones are names elsewhere, too, in other spellings. */
export const SHORTEST_JAPANESE = 5;
const JAPANESE = [
  ...tableRows(readTable('japanese-given-names')).map(([reading = '']) => reading),
  ...tableRows(readTable('japanese-short-names')).flatMap(([, ...readings]) => readings),
];
for (const reading of JAPANESE) if (reading.length >= SHORTEST_JAPANESE) numberFor(reading);

function numberFor(word: string): number {
  const known = numbers.get(word) ?? newName();
  numbers.set(word, known);
  return known;
}

/** Whether the two have a relative in common. */
function areNear(a: number, b: number): boolean {
  for (const one of relatives[a] ?? []) if (relatives[one]?.has(b)) return true;
  return false;
}

const ambiguous = new Set(AMBIGUOUS.map((word) => numbers.get(word)));

/** What makes the name of a woman out of a man's: "Dragana", "Farideh", "Danielle", "Ivanna", "Jánosné", "Josephine". */
const FEMININE_ENDS = ['a', 'ah', 'eh', 'ia', 'le', 'na', 'ne', 'ina', 'ine', 'ette'];

/** The same where both are known: "Françoise", "Fabienne", "Stefanie". A letter more may be a slip elsewhere. */
const KNOWN_FEMININE_ENDS = ['e', 'ne', 'ie'];

/** Names of a man and a woman that go back to one word: they share pet forms, and yet are two people's. */
const opposites = new Map<number, Set<number>>();
for (const [word, number] of numbers) {
  for (const form of feminineForms(word)) oppose(number, numbers.get(form));
  for (const end of KNOWN_FEMININE_ENDS) {
    const other = numbers.get(word + end);
    // "Annie" is an Ann, and "Willie" may be a Will.
    if (other !== undefined && !areNear(number, other)) oppose(number, other);
  }
}

function oppose(number: number, other: number | undefined): void {
  if (other === undefined || other === number) return;
  const add = (one: number, another: number) => opposites.set(one, (opposites.get(one) ?? new Set()).add(another));
  add(number, other);
  add(other, number);
}

/** No rule makes these of each other, and they share their pet forms. */
for (const row of tableRows('christian christina; francis frances; antoine antoinette')) {
  const [man, woman] = row.map((word) => numbers.get(word));
  if (man !== undefined) oppose(man, woman);
}

const areOpposite = (a: number, b: number): boolean => opposites.get(a)?.has(b) === true;

function feminineForms(word: string): string[] {
  const forms = FEMININE_ENDS.map((end) => word + end);
  if (word.endsWith('er')) forms.push(`${word.slice(0, -2)}ra`);
  if (word.endsWith('o')) forms.push(`${word.slice(0, -1)}a`);
  if (/[^aeou][iy]$/.test(word)) forms.push(`${word.slice(0, -1)}ia`, `${word.slice(0, -1)}iya`);
  return forms;
}

/** "Dragan" is a name, "Dragana" one made of it, listed or not; so is "Vahideh" of "Wahid", and "Fabiana" of "Fabiano". */
export function isFeminineOf(name: number, other: string): boolean {
  if (!'aeh'.includes(other.at(-1) ?? '')) return false;
  if (other.endsWith('a') && numbers.get(`${other.slice(0, -1)}o`) === name) return true;
  return FEMININE_ENDS.some((end) => other.endsWith(end) && numbers.get(other.slice(0, -end.length)) === name);
}

/** What Arabic compounds share: "Abdul Qadir", "Habibullah", "Shamsuddin". */
const SERVANT_OF = 'abdul';
const COMPOUND_ENDS = ['ullah', 'uddin'];
const COMPOUNDS = 100_000;

/** The number of a known given name, or of a compound made with one, or in Lithuanian and Latvian (Vladislavas, Vladislavs); undefined for every other word. */
export function givenNameOf(word: string): number | undefined {
  return numbers.get(word) ?? (word.length < 7 ? undefined : compoundOf(word));
}

/** "Williams" is no William: Latvian is told by what stands before its -s. */
const BALTIC = /(?:a|[ei]j|ndr|mir|ktor|slav|ail|[ae]ntin|sim)s$/;

function compoundOf(word: string): number | undefined {
  const servant = word.startsWith(SERVANT_OF) ? inCompound(word.slice(SERVANT_OF.length), 1) : undefined;
  if (servant !== undefined) return servant;
  const end = COMPOUND_ENDS.findIndex((one) => word.endsWith(one));
  if (end < 0) return BALTIC.test(word) ? numbers.get(word.replace(/a?s$/, '')) : undefined;
  return inCompound(word.slice(0, -(COMPOUND_ENDS[end]?.length ?? 0)), end + 2);
}

function inCompound(stem: string, kind: number): number | undefined {
  const number = numbers.get(stem);
  return number === undefined ? undefined : kind * COMPOUNDS + number;
}

/** By number: the compound that a name with pet forms of its own is. */
const compounds = new Map<number, number>();
for (const [word, number] of numbers) {
  const compound = word.startsWith(SERVANT_OF) ? compoundOf(word) : undefined;
  if (compound !== undefined) compounds.set(number, compound);
}

const kindOf = (number: number): number => Math.floor(number / COMPOUNDS);

/** One is a short, pet or foreign form of the other, however they are spelt. */
export function isFormOf(a: number, b: number): boolean {
  return a !== b && relatives[a]?.has(b) === true && !areOpposite(a, b);
}

/** Two names that have no form in common: Mario is not a slip of the pen for Maria, nor Khalil for Khalid. */
export function areDifferentNames(a: number, b: number): boolean {
  if (kindOf(a) !== kindOf(b)) {
    const [one, other] = [compounds.get(a) ?? a, compounds.get(b) ?? b];
    // A compound may have lost its other half.
    return kindOf(one) === kindOf(other) && !areNear(one % COMPOUNDS, other % COMPOUNDS);
  }
  if (ambiguous.has(a) || ambiguous.has(b)) return false;
  return areOpposite(a, b) || !areNear(a % COMPOUNDS, b % COMPOUNDS);
}

/** Hosseini, Rezaei and Georgiou are the people of some Hossein, of some Reza, of some Georgios: the number of that name. */
export function surnameOf(word: string): number | undefined {
  if (word.endsWith('dottir')) return parentOf(word.slice(0, -6));
  if (word.endsWith('son') && !numbers.has(word)) return parentOf(word.slice(0, -3));
  if (word.endsWith('ou') && !numbers.has(word)) return numbers.get(`${word.slice(0, -2)}os`);
  if (!word.endsWith('i') || numbers.has(word)) return undefined;
  return numbers.get(word.replace(/[ey]?i$/, ''));
}

/** "Jóns", "Sigurðar" and "Bjarna" are forms of Jón, Sigurður and Bjarni. */
function parentOf(stem: string): number | undefined {
  if (stem.endsWith('s')) return numbers.get(stem.slice(0, -1)) ?? numbers.get(stem);
  return numbers.get(stem) ?? numbers.get(stem.replace(/ar$/, 'ur')) ?? numbers.get(stem.replace(/a$/, 'i'));
}
