import { addOnce } from './add-once.ts';
import type { DateInterval, DatePrecision } from './entity.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How far "circa" may be off, in years: wide enough that only a clearly different age contradicts. */
const CIRCA_YEARS = 2;

/** 1 to 12, by the first three letters; 0 for another word. */
export const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A date known to the day, month or year, as an interval; undefined when no such date exists. */
export function dateInterval(year: number, month?: number, day?: number): DateInterval | undefined {
  if (!Number.isInteger(year) || year < 1800 || year > 2200) return undefined;
  if (!month) return { from: `${four(year)}-01-01`, to: `${four(year)}-12-31`, precision: 'year' };
  if (month < 1 || month > 12) return undefined;
  const prefix = `${four(year)}-${two(month)}`;
  if (!day) return { from: `${prefix}-01`, to: `${prefix}-${two(daysIn(year, month))}`, precision: 'month' };
  if (day < 1 || day > daysIn(year, month)) return undefined;
  return { from: `${prefix}-${two(day)}`, to: `${prefix}-${two(day)}`, precision: 'day' };
}

export function rangeInterval(from: DateInterval | undefined, to: DateInterval | undefined): DateInterval | undefined {
  if (!from || !to || from.from > to.to) return undefined;
  return { from: from.from, to: to.to, precision: 'range' };
}

function shiftYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const month = Number(date.slice(5, 7));
  return `${four(year)}-${two(month)}-${two(Math.min(Number(date.slice(8, 10)), daysIn(year, month)))}`;
}

export function circaInterval(date: DateInterval | undefined): DateInterval | undefined {
  if (!date) return undefined;
  const precision: DatePrecision = 'circa';
  return { from: shiftYears(date.from, -CIRCA_YEARS), to: shiftYears(date.to, CIRCA_YEARS), precision };
}

function parseSingle(text: string): DateInterval | undefined {
  const year = /^(\d{4})$/.exec(text);
  if (year) return dateInterval(Number(year[1]));
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T.*|Z|[+-]\d{2}:\d{2})?$/.exec(text);
  if (iso) return dateInterval(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 0));
  const words = /^(?:(\d{1,2})[ -])?([A-Za-z]{3})[A-Za-z]*\.?[ -](\d{4})$/.exec(text);
  if (words) {
    const month = monthOf(words[2] ?? '');
    return month ? dateInterval(Number(words[3]), month, Number(words[1] ?? 0)) : undefined;
  }
  // dd/mm/yyyy; the UK list writes an unknown part as 00 or as the letters dd, mm.
  const slashes = /^(\d{1,2}|dd)[/.](\d{1,2}|mm)[/.](\d{4})$/i.exec(text);
  if (slashes) {
    const month = Number(slashes[2]) || 0;
    return dateInterval(Number(slashes[3]), month, month ? Number(slashes[1]) || 0 : 0);
  }
  const decade = /^(?:the )?(\d{3})0s$/.exec(text);
  if (decade) return rangeInterval(dateInterval(Number(`${decade[1]}0`)), dateInterval(Number(`${decade[1]}9`)));
  return undefined;
}

/** In characters. No date is as long, and a list may hold anything. */
const LONGEST_DATE = 200;

/** Reads the forms lists write birth dates in; undefined when the text is none of them. */
export function parseBirthDate(text: string): DateInterval | undefined {
  if (text.length > LONGEST_DATE) return undefined;
  const clean = text.trim().replace(/\.$/, '').replace(/\s+/g, ' ');
  const circa = /^(?:circa|c\.?|ca\.?|approximately|approx\.?|about|around)\s+(.+)$/i.exec(clean);
  if (circa) return circaInterval(parseBirthDate(circa[1] ?? ''));
  const single = parseSingle(clean);
  if (single) return single;
  const range = /^(?:between )?(.+?)(?: to | and |\s?[-–]\s?)(.+)$/i.exec(clean);
  if (range) {
    const [, from = '', to = ''] = range;
    // "between Aug. and Sep. 1977" says the year once.
    return rangeInterval(parseSingle(from) ?? parseSingle(`${from} ${to.slice(-4)}`), parseSingle(to));
  }
  return undefined;
}

export function addBirthDate(dates: DateInterval[], date: DateInterval | undefined): void {
  if (date) addOnce(dates, `${date.from} ${date.to}`, date);
}
