import type { Role } from '@afc/contract/vocabulary';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Actor } from '../http/actor.ts';

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

export const displayNameOf = (staff: Pick<StaffRow, 'firstname' | 'lastname'>) =>
  `${staff.firstname} ${staff.lastname}`.trim();

export const staffActor = (staff: StaffRow): Actor & { role: Role } => ({
  kind: 'staff',
  id: staff.id,
  name: displayNameOf(staff),
  role: staff.role,
});

export async function findStaff(db: Queryable, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(sql`select * from staff where id::text = ${id}`);
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

export async function rememberLogin(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`update staff set last_login_at = ${now} where id = ${id}`);
}

export async function setPasswordHash(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.query(sql`update staff set password_hash = ${passwordHash} where id = ${id}`);
}
