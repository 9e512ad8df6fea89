import { type PageName, pages } from '@afc/contract/pages';
import { type AuthGroup, admits } from '@afc/contract/vocabulary';
import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';
import { rememberWanted } from './wanted-page.ts';

/** Thrown where the signed-in person's role may not open a page. */
export class ForbiddenPage extends Error {}

/** Opens a page by the page table: a guest goes to /login first, a role that is not admitted stays out. */
export function guard(page: PageName) {
  return ({ location, preload }: { location: { href: string }; preload: boolean }): void => {
    // A link that is only hovered asks too; nobody went there yet.
    if (!preload) check(pages[page].auth, location.href);
  };
}

export function check(auth: AuthGroup | 'open', href: string): void {
  if (auth === 'open') return;
  const current = session.get();
  if (!current) {
    rememberWanted(href);
    redirect({ to: '/login', replace: true, throw: true });
    return;
  }
  if (!admits(auth, current.claims.role)) throw new ForbiddenPage();
}
