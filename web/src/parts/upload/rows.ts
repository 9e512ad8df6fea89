import { emptyPerson } from '@afc/contract/person';
import { askBeforeLeaving } from '../../state/unsent.ts';
import { createValue, type Value } from '../../state/value.ts';
import type { PersonField, PersonFields } from './person-check.ts';
import type { FieldProblems, Refusal } from './person-form.ts';

export interface UploadRow {
  readonly id: string;
  /** Sent with the row, so that a second try of the same content is harmless; new content gets a new one. */
  readonly key: string;
  readonly files: readonly File[];
  readonly fields: PersonFields;
  readonly state: 'typing' | 'waiting' | 'sending';
  /** How much was sent, 0 to 1. */
  readonly progress: number;
  readonly problem: Refusal | undefined;
  readonly fieldProblems: FieldProblems;
}

export interface Rows extends Value<readonly UploadRow[]> {
  add(files: readonly File[]): void;
  remove(id: string): void;
  removePicture(id: string, file: File): void;
  edit(id: string, field: PersonField, value: string): void;
  change(id: string, change: Partial<UploadRow>): void;
  clear(): void;
}

/** The rows of one page. They live outside it, so that Back, Forward and the menu lose nothing that was typed. */
export function createRows(): Rows {
  const rows = createValue<readonly UploadRow[]>([]);
  const change = (id: string, next: Partial<UploadRow>) =>
    rows.set(rows.get().map((row) => (row.id === id ? { ...row, ...next } : row)));
  const find = (id: string) => rows.get().find((row) => row.id === id);
  const remove = (id: string) => rows.set(rows.get().filter((row) => row.id !== id));

  rows.subscribe(() => askBeforeLeaving(rows, rows.get().length > 0));

  return {
    ...rows,
    change,
    remove,
    clear: () => rows.set([]),
    add: (files) => rows.set([...rows.get(), newRow(files)]),
    removePicture: (id, file) => {
      const files = find(id)?.files.filter((other) => other !== file) ?? [];
      if (files.length === 0) remove(id);
      else change(id, { files, key: newKey(), problem: undefined });
    },
    edit: (id, field, value) => {
      const row = find(id);
      if (row?.state !== 'typing') return;
      const { [field]: _, ...fieldProblems } = row.fieldProblems;
      change(id, { fields: { ...row.fields, [field]: value }, fieldProblems, problem: undefined, key: newKey() });
    },
  };
}

function newRow(files: readonly File[]): UploadRow {
  return {
    id: newKey(),
    key: newKey(),
    files,
    fields: emptyPerson,
    state: 'typing',
    progress: 0,
    problem: undefined,
    fieldProblems: {},
  };
}

/** randomUUID exists on https and localhost only, and the product is also served plainly inside a house. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
