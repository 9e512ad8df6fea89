import { createHash } from 'node:crypto';
import type { ListEntity } from '../lists/entity.ts';

/** Changes when, and only when, the entry's content changes; the stored list it stands in is not content. */
export function entryFingerprint(entity: ListEntity): string {
  const { list: _, ...content } = entity;
  return createHash('sha256').update(canonical(content)).digest('base64url').slice(0, 22);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, content]) => content !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${canonical(content)}`).join(',')}}`;
}
