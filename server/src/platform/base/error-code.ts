/** The code that the system, PostgreSQL or a library gives an error, such as ECONNREFUSED; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The code of what caused an error in the end, such as the lost connection behind a failed fetch; else its own. */
export function causeCodeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? causeCodeOf(error.cause) : undefined;
  return cause ?? codeOf(error);
}

/** The system's answers where a disk, or somebody's share of it, is full, and PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');
}
