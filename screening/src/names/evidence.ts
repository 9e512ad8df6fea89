import type { FieldEvidence } from '@afc/contract/result';
import type { BirthDateDetail, EvidenceField } from '@afc/contract/vocabulary';
import type { DateInterval, Gender, ListDocument } from '../lists/entity.ts';
import { documentKeys } from './document-number.ts';
import { shownText } from './shown-text.ts';

/** What the person gave and what the entry says, as shown to staff, and whether they agree. */
export interface WeighedField extends FieldEvidence {
  field: Extract<EvidenceField, 'dateBirth' | 'nationality' | 'docId' | 'gender'>;
}

export interface EvidenceSubject {
  /** The day, or what is known of it. */
  dateBirth?: string | DateInterval;
  /** Alpha-2. */
  nationality?: string;
  docId?: string;
  gender?: Gender;
}

export interface EvidenceEntry {
  birthDates: readonly DateInterval[];
  nationalities: readonly string[];
  documents: readonly ListDocument[];
  gender?: Gender;
}

export function weighEvidence(subject: EvidenceSubject, entry: EvidenceEntry): WeighedField[] {
  return [
    birthDateEvidence(subject.dateBirth, entry.birthDates),
    nationalityEvidence(subject.nationality, entry.nationalities),
    documentEvidence(subject.docId, entry.documents),
    genderEvidence(subject.gender, entry.gender),
  ];
}

function showInterval({ from, to, precision }: DateInterval): string {
  if (precision === 'day') return from;
  if (precision === 'month') return from.slice(0, 7);
  if (precision === 'year') return from.slice(0, 4);
  return `${precision === 'circa' ? 'circa ' : ''}${from.slice(0, 4)}–${to.slice(0, 4)}`;
}

/** What is no date then is nobody's. */
function swapDayAndMonth(date: string): string {
  const [year, month, day] = date.split('-');
  return [year, day, month].join('-');
}

function intervalOf(date: string | DateInterval | undefined): DateInterval | undefined {
  if (typeof date !== 'string') return date;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? { from: date, to: date, precision: 'day' } : undefined;
}

/** The best any of the entry's dates can say: lists give several because they do not know. */
function birthDateEvidence(born: string | DateInterval | undefined, known: readonly DateInterval[]): WeighedField {
  const date = intervalOf(born);
  const subject = typeof born === 'string' ? born : born ? showInterval(born) : '';
  const base = { field: 'dateBirth' as const, subject, entry: shownText(known.map(showInterval).join(', ')) };
  if (!date || known.length === 0) return { ...base, verdict: 'silent' };
  const isDay = date.precision === 'day';
  const exact = isDay && known.some(({ from, precision }) => precision === 'day' && from === date.from);
  if (exact) return { ...base, verdict: 'agrees', detail: 'exact' };
  const within = known.some(
    ({ from, to, precision }) => !(isDay && precision === 'day') && from <= date.to && date.from <= to,
  );
  if (within) return { ...base, verdict: 'agrees', detail: 'within' };
  const swapped = swapDayAndMonth(date.from);
  if (isDay && known.some(({ from, precision }) => precision === 'day' && from === swapped)) {
    return { ...base, verdict: 'agrees', detail: 'swapped' };
  }
  return { ...base, verdict: 'contradicts', detail: farOff(date, known) };
}

/** By the nearest of the dates. Two full dates that are not the same contradict each other, however near they are. */
function farOff(date: DateInterval, known: readonly DateInterval[]): BirthDateDetail {
  let distance = Number.POSITIVE_INFINITY;
  let areFull = false;
  for (const other of known) {
    const years = yearsBetween(date, other);
    if (years > distance) continue;
    areFull = date.precision === 'day' && other.precision === 'day' && (areFull || years < distance);
    distance = years;
  }
  if (distance > 1) return 'otherYear';
  if (areFull) return 'otherDay';
  return distance === 0 ? 'sameYear' : 'nearYear';
}

const yearsBetween = (a: DateInterval, b: DateInterval): number =>
  Math.max(0, yearOf(b.from) - yearOf(a.to), yearOf(a.from) - yearOf(b.to));

const yearOf = (date: string): number => Number(date.slice(0, 4));

function nationalityEvidence(code: string | undefined, known: readonly string[]): WeighedField {
  const base = { field: 'nationality' as const, subject: code ?? '', entry: shownText(known.join(', ')) };
  if (!code || known.length === 0) return { ...base, verdict: 'silent' };
  return { ...base, verdict: known.includes(code.toUpperCase()) ? 'agrees' : 'contradicts' };
}

/** A different number contradicts nothing: people have several documents. */
export function documentEvidence(docId: string | undefined, known: readonly ListDocument[]): WeighedField {
  const keys = docId ? documentKeys(docId) : [];
  const equal = known.find(({ number }) => documentKeys(number).some((key) => keys.includes(key)));
  return {
    field: 'docId',
    verdict: equal ? 'agrees' : 'silent',
    subject: docId ?? '',
    entry: shownText((equal ? [equal] : known).map(({ number }) => number).join(', ')),
  };
}

function genderEvidence(gender: Gender | undefined, known: Gender | undefined): WeighedField {
  const base = { field: 'gender' as const, subject: gender ?? '', entry: known ?? '' };
  if (!gender || !known) return { ...base, verdict: 'silent' };
  return { ...base, verdict: gender === known ? 'agrees' : 'contradicts' };
}
