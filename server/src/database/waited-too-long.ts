/** PostgreSQL's answers to a statement that waited longer than it may: for a lock, or in all. */
export function isWaitedTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014');
}
