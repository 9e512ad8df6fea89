import { createHash } from 'node:crypto';
import type { ListEntity } from '../../lists/entity.ts';

/** Changes when, and only when, the entry's content changes; the stored list it stands in is not content. */
export function entryDigest(entity: ListEntity): string {
  // In an order of our own: a database may give the fields back in another one, and a publisher the values.
  const content = [
    entity.reference,
    entity.kind,
    inOrderOf(entity.names, ({ text }) => text).map(({ text, role, strength, given, family }) => [
      text,
      role,
      strength,
      given,
      family,
    ]),
    inOrderOf(entity.birthDates, ({ from, to }) => from + to).map(({ from, to, precision }) => [from, to, precision]),
    inOrderOf(entity.nationalities),
    inOrderOf(entity.documents, ({ type, number, country }) => [number, type, country].join()).map(
      ({ type, number, country }) => [type, number, country],
    ),
    entity.gender,
    inOrderOf(entity.addresses),
    inOrderOf(entity.programmes),
    entity.remarks,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

function inOrderOf<Value>(values: readonly Value[], keyOf: (value: Value) => string = String): readonly Value[] {
  return values.length < 2 ? values : values.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
