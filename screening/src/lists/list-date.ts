import { monthOf } from './birth-date.ts';
import type { ImportReport } from './report.ts';

/** Notes what a list states as its own date; what no calendar has is no date. */
export function noteListDate(report: ImportReport, date: string | undefined): void {
  if (!date || !/^[12]\d{3}-\d{2}-\d{2}$/.test(date)) return;
  const time = new Date(date);
  if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)) report.listDate = date;
}

/** For a list that states no date: that of its newest change stands for it. */
export function noteChange(report: ImportReport, moment: string): void {
  const date = moment.slice(0, 10);
  if (date > (report.listDate ?? '')) noteListDate(report, date);
}

/** The date a list states about itself, inside whatever text: 13-Feb-2026, 13/02/2026, 2026-02-13. */
export function parseListDate(text: string): string | undefined {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  if (iso) return iso;
  const parts = /\b(\d{1,2})[-/ ](\d{1,2}|[A-Za-z]{3,9})[-/ ](\d{4})\b/.exec(text);
  if (!parts) return undefined;
  const [, day = '', word = '', year = ''] = parts;
  const month = Number(word) || monthOf(word);
  if (month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
