/** `all` of a typeface's files, the one of its `own` script, or the numbered `slices` of the East Asian ones. */
type Wanted = 'all' | 'own' | 'slices';
export type Typeface = { readonly name: string; readonly wanted: Wanted };

export const weights = [400, 700] as const;
export type Weight = (typeof weights)[number];

const scripts = [
  'arabic hebrew thaana armenian georgian ethiopic',
  'bengali gujarati gurmukhi kannada malayalam oriya sinhala tamil telugu',
  'khmer lao myanmar thai',
].flatMap((names) => names.split(' '));

const own = (name: string): Typeface => ({ name, wanted: 'own' });
const slices = (name: string): Typeface => ({ name, wanted: 'slices' });

export const european: Typeface = { name: 'noto-sans', wanted: 'all' };
export const alphabets = [...scripts.map((script) => own(`noto-sans-${script}`)), own('noto-serif-tibetan')];
/** Han characters look different in Chinese, Japanese and Korean. */
export const han = { sc: slices('noto-sans-sc'), jp: slices('noto-sans-jp'), kr: slices('noto-sans-kr') };
export const emoji = slices('noto-emoji');

/** What the report is written with. The build copies these from packages of the same names. */
export const typefaces: readonly Typeface[] = [european, ...alphabets, ...Object.values(han), emoji];

/** The subsets, as unicode.json of the package names them, that are read of a typeface. */
export function subsetsOf({ name, wanted }: Typeface, listed: readonly string[]): string[] {
  const subsets = listed.map((subset) => subset.replace(/[[\]]/g, ''));
  if (wanted === 'all') return subsets;
  return subsets.filter((subset) => (wanted === 'slices' ? /^\d+$/.test(subset) : name.endsWith(`-${subset}`)));
}

export const fileOf = (name: string, subset: string, weight: Weight): string =>
  `${name}-${subset}-${weight}-normal.woff`;
