import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Asking } from '../actor.ts';

/** Who works at the command line, as the audit trail writes it: the account of the operating system. */
export function askingAtTheCommandLine(): Asking {
  const { username } = userInfo();
  return {
    actor: { kind: 'system', id: 'command-line', name: `${username} at the command line` },
    requestId: randomUUID(),
  };
}
