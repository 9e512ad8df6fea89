import { createHash } from 'node:crypto';
import type { ListEntity } from '../../lists/entity.ts';

/** Changes when, and only when, the entry's content changes; the stored list it stands in is not content. */
export function entryDigest(entity: ListEntity): string {
  // In an order of our own: a database may give the fields back in another one.
  const content = [
    entity.reference,
    entity.kind,
    entity.names.map(({ text, role, strength, given, family }) => [text, role, strength, given, family]),
    entity.birthDates.map(({ from, to, precision }) => [from, to, precision]),
    entity.nationalities,
    entity.documents.map(({ type, number, country }) => [type, number, country]),
    entity.gender,
    entity.addresses,
    entity.programmes,
    entity.remarks,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
