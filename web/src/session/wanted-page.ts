import { onReset } from '../state/reset.ts';
import { read, write } from '../state/stored.ts';

// The guarded page a guest asked for, kept out of the address. Logging out forgets it.
const key = 'afc.wanted';

export function rememberWanted(href: string): void {
  write('sessionStorage', key, href);
}

/** Where to go after signing in; only ever a path of our own. */
export function takeWanted(): string {
  const href = read('sessionStorage', key);
  write('sessionStorage', key, null);
  return href?.startsWith('/') && !href.startsWith('//') ? href : '/statistics';
}

onReset(() => write('sessionStorage', key, null));
