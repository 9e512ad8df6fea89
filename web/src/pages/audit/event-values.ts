import { resultStatuses } from '@afc/contract/vocabulary';
import { z } from 'zod';

const Values = z.record(z.string(), z.unknown());
const Changes = z.array(z.object({ id: z.string(), before: z.enum(resultStatuses), after: z.enum(resultStatuses) }));
const Entries = z.array(z.object({ list: z.string(), reference: z.string() }));
export type ListEntry = z.infer<typeof Entries>[number];
export type StatusChange = z.infer<typeof Changes>[number];

interface ValueRow {
  readonly field: string;
  /** What was and what is now; one value where nothing changed, or where there is nothing to compare with. */
  readonly values: readonly [unknown] | readonly [unknown, unknown];
}

export function valueRows(before: unknown, after: unknown): ValueRow[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.map((field) => ({ field, values: valuesIn(was, is, field) }));
}

function valuesIn(was: z.infer<typeof Values>, is: z.infer<typeof Values>, field: string): ValueRow['values'] {
  if (!(field in is)) return [was[field]];
  const same = JSON.stringify(was[field]) === JSON.stringify(is[field]);
  return field in was && !same ? [was[field], is[field]] : [is[field]];
}

const valuesOf = (state: unknown) => Values.safeParse(state).data ?? {};

/** Records whose status changed together with the reviewed one. */
export function statusChanges(value: unknown): StatusChange[] | undefined {
  return Changes.safeParse(value).data;
}

/** Entries of provider lists that a record was compared with. */
export function listEntries(value: unknown): ListEntry[] | undefined {
  return Entries.safeParse(value).data;
}
