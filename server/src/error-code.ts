/** The code that the system, PostgreSQL or a library gives an error, such as ECONNREFUSED; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
