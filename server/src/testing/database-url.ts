export const templateDatabase = 'afc_template';

/** The same PostgreSQL, another database of it. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
