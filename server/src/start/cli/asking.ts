import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Asking } from '../../platform/base/actor.ts';

/** Who works at the command line, as the audit trail writes it: the account of the operating system. */
export function askingAtTheCommandLine(account = userInfo): Asking {
  return {
    actor: { kind: 'system', id: 'command-line', name: `${nameOf(account)} at the command line` },
    requestId: randomUUID(),
  };
}

/** A container may run as a number that no account of it has: `docker run --user 10001`. */
function nameOf(account: typeof userInfo): string {
  try {
    return account().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
