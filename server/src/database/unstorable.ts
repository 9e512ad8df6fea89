const codes = new Set<unknown>(['22021', '22P05']);

/** PostgreSQL's answer to a text it cannot store, such as one with a zero byte. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
