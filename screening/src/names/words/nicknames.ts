import { readTable, tableRows } from '../table-rows.ts';

const relatives = new Map<string, Set<string>>();

function relate(a: string, b: string): void {
  if (a === b || a === '' || b === '') return;
  const known = relatives.get(a);
  if (known) known.add(b);
  else relatives.set(a, new Set([b]));
}

for (const [name = '', ...forms] of tableRows(readTable('nicknames'))) {
  for (const form of forms) {
    relate(name, form);
    relate(form, name);
  }
}

/** One is a short, pet or foreign form of the other. */
export function isNickname(a: string, b: string): boolean {
  return relatives.get(a)?.has(b) ?? false;
}

/** Other forms of a given name, for finding candidates. */
export function nicknamesOf(name: string): ReadonlySet<string> | undefined {
  return relatives.get(name);
}
