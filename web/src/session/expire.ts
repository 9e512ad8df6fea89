import { currentTexts } from '../language/language.tsx';
import { failed } from '../state/toast.ts';
import { loseSession } from './session.ts';
import { rememberWanted } from './wanted-page.ts';

/** The session ended by itself: that is said, and signing in leads back to the page. */
export function expireSession(end = loseSession): void {
  const { pathname } = window.location;
  end();
  rememberWanted(pathname);
  failed(currentTexts().message.sessionExpired);
}
