import type { Role } from '@afc/contract/vocabulary';
import { type Actor, displayNameOf } from '../../platform/base/actor.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';

export interface StaffRow {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  role: Role;
  password_hash: string;
  created_at: Date;
  last_login_at: Date | null;
  disabled_at: Date | null;
}

export type StaffActor = Actor & { readonly role: Role };

export const staffActor = (staff: Pick<StaffRow, 'id' | 'firstname' | 'lastname' | 'role'>): StaffActor => ({
  kind: 'staff',
  id: staff.id,
  name: displayNameOf(staff),
  role: staff.role,
});

export async function findStaff(db: Queryable, id: string): Promise<StaffRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.query<StaffRow>(sql`select * from staff where id = ${id}`);
  return row;
}

/** As it is now, and until the transaction ends: what the trail calls "before" is then what this change replaced. */
export async function lockStaff(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<StaffRow>(sql`select * from staff where id = ${id} for no key update`);
  return row;
}

export async function findStaffByEmail(db: Queryable, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(sql`select * from staff where email = ${email}`);
  return row;
}

export type NewStaff = Pick<StaffRow, 'firstname' | 'lastname' | 'email' | 'role' | 'password_hash'>;

/** Undefined when the email is taken. */
export async function insertStaff(db: Queryable, staff: NewStaff): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(sql`
    insert into staff (firstname, lastname, email, role, password_hash)
    values (${staff.firstname}, ${staff.lastname}, ${staff.email}, ${staff.role}, ${staff.password_hash})
    on conflict (email) do nothing returning *`);
  return row;
}

/** False where the password was changed meanwhile or the profile disabled: then no session may begin. */
export async function rememberLogin(db: Queryable, staff: StaffRow, now: Date): Promise<boolean> {
  const remembered = await db.query(sql`
    update staff set last_login_at = ${now}
    where id = ${staff.id} and password_hash = ${staff.password_hash} and disabled_at is null returning 1`);
  return remembered.length > 0;
}

export async function setPasswordHash(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.query(sql`update staff set password_hash = ${passwordHash} where id = ${id}`);
}

export async function listStaff(db: Queryable): Promise<StaffRow[]> {
  return db.query<StaffRow>(sql`select * from staff order by lower(lastname), lower(firstname), email`);
}

export type PersonalData = Pick<StaffRow, 'firstname' | 'lastname' | 'email'>;

/** Undefined when the email is another person's. */
export async function setPersonalData(db: Queryable, id: string, data: PersonalData): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(sql`
    update staff set firstname = ${data.firstname}, lastname = ${data.lastname}, email = ${data.email}
    where id = ${id} and not exists (select from staff other where other.email = ${data.email} and other.id <> ${id})
    returning *`);
  return row;
}

export type Standing = Pick<StaffRow, 'role' | 'disabled_at'>;

export async function setStanding(db: Queryable, id: string, { role, disabled_at }: Standing): Promise<StaffRow> {
  const [row] = await db.query<StaffRow>(
    sql`update staff set role = ${role}, disabled_at = ${disabled_at} where id = ${id} returning *`,
  );
  if (!row) throw new Error('a profile vanished while it was locked');
  return row;
}

/** Roles and disablings change one after the other, or two of them could each take the other for the last Administrator. */
export async function lockStandings(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.staffStandings})`);
}

export async function isLastAdministrator(db: Queryable, id: string): Promise<boolean> {
  const active = await db.query<{ id: string }>(
    sql`select id from staff where role = 'Administrator' and disabled_at is null`,
  );
  return active.length === 1 && active[0]?.id === id;
}
