import { systemActor } from '../../platform/base/actor.ts';
import { StartProblem } from '../../platform/base/start-problem.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { recordEvent } from '../audit/store.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { aboutStaff } from './staff-event.ts';
import { insertStaff } from './store.ts';

export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
  readonly generated: boolean;
}

/** Makes the administrator of a new installation; null when there is one already. */
export async function ensureAdministrator(needs: {
  readonly config: Config;
  readonly db: Database;
}): Promise<FirstAdministrator | null> {
  const { adminEmail, adminPassword } = needs.config;
  const findAdministrator = sql`select 1 from staff where role = 'Administrator' limit 1`;
  const [existing] = await needs.db.query(findAdministrator);
  if (existing) return null;
  const password = adminPassword ?? makePassword();
  const passwordHash = await hashPassword(password);
  return needs.db.transaction(async (tx) => {
    // Several processes may start at once: only one of them finds none.
    await tx.query(sql`lock table staff in share row exclusive mode`);
    const [other] = await tx.query(findAdministrator);
    if (other) return null;
    const staff = await insertStaff(tx, {
      firstname: 'AFC',
      lastname: 'Administrator',
      email: adminEmail,
      role: 'Administrator',
      password_hash: passwordHash,
    });
    if (!staff)
      throw new StartProblem(
        `Nobody is an Administrator, and ${adminEmail} has another role already: set AFC_ADMIN_EMAIL to another address, or add one with npm run afc -- staff add EMAIL --firstname NAME --lastname NAME --role Administrator.`,
      );
    const after = { email: staff.email, role: staff.role };
    const asking = { actor: systemActor, requestId: 'start' };
    await recordEvent(tx, { ...aboutStaff(asking, staff.id), action: 'staff.registered', after });
    return { email: adminEmail, password, generated: adminPassword === undefined };
  });
}
