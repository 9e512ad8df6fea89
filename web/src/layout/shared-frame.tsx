import { useSession } from '../session/session.ts';
import { GuestFrame } from './guest-frame.tsx';
import { Shell } from './shell.tsx';

/** A page that guests and signed-in staff both use, each in their own frame. */
export function SharedFrame() {
  return useSession() ? <Shell /> : <GuestFrame />;
}
