import { createHash } from 'node:crypto';
import type { AuditRow } from './audit-row.ts';

/** JSON with sorted keys: the same content gives the same text after a journey through the database. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** Binds an event's content to the event before it. */
export function eventHash(content: Omit<AuditRow, 'hash'>): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
