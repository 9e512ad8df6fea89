import { createHash } from 'node:crypto';
import type { ListEntity } from '../../lists/entity.ts';

/** Changes when, and only when, the entry's content changes; the stored list it stands in is not content. */
export function entryDigest(entity: ListEntity): string {
  // In an order of our own: a database may give the fields back in another one, and a publisher the values.
  const content = [
    entity.reference,
    entity.kind,
    inOneOrder(entity.names.map(({ text, role, strength, given, family }) => [text, role, strength, given, family])),
    inOneOrder(entity.birthDates.map(({ from, to, precision }) => [from, to, precision])),
    inOneOrder(entity.nationalities),
    inOneOrder(entity.documents.map(({ type, number, country }) => [type, number, country])),
    entity.gender,
    inOneOrder(entity.addresses),
    inOneOrder(entity.programmes),
    entity.remarks,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

function inOneOrder<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
}
