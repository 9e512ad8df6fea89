import type { Role } from '@afc/contract/vocabulary';
import { afterAll, describe, expect, it } from 'vitest';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp, type TestStaff } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { findStaff, lockStandings, type Standing, setStanding } from './store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { db } = app.context;
const first = await app.as('Administrator');

/** What comes of it where somebody gives its author another standing while it is under way. */
async function whileItChanges<T>({ staff }: TestStaff, standing: Standing, ask: () => Promise<T>) {
  const { asked } = await db.transaction(async (tx) => {
    await lockStandings(tx);
    await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
    const begun = Promise.allSettled([ask()]);
    await somebodyWaits(db);
    await setStanding(tx, staff.id, standing);
    return { asked: begun };
  });
  const [outcome] = await asked;
  return outcome.status === 'fulfilled' ? outcome.value : failure(Promise.reject(outcome.reason));
}

const as = (role: Role): Standing => ({ role, disabled_at: null });
const promote = (by: TestStaff, { staff }: TestStaff) =>
  by.client('changeRole', { params: { id: staff.id }, body: { role: 'Administrator' } });

describe('what somebody does', () => {
  it('is refused at its end where the role that they have meanwhile may not do it', async () => {
    const admin = await app.as('Administrator');
    const operator = await app.as('Operator');
    const refused = await whileItChanges(admin, as('Developer'), () => promote(admin, operator));
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await findStaff(db, operator.staff.id)).toMatchObject({ role: 'Operator' });
  });

  it('gives nobody back what was taken from them meanwhile', async () => {
    const admin = await app.as('Administrator');
    const { id } = admin.staff;
    const demoted = await whileItChanges(admin, as('Operator'), () => promote(admin, admin));
    expect(demoted).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await findStaff(db, id)).toMatchObject({ role: 'Operator' });

    await promote(first, admin);
    const disabled = { role: 'Administrator', disabled_at: new Date() } as const;
    const enabled = await whileItChanges(admin, disabled, () => admin.client('enableStaff', { params: { id } }));
    expect(enabled).toMatchObject({ status: 401, code: 'sessionExpired' });
    expect(await findStaff(db, id)).toMatchObject(disabled);
  });

  it('is done where the role that they have meanwhile may do it too', async () => {
    const admin = await app.as('Administrator');
    const generate = () => admin.client('generateCredentials', { body: { name: 'shop' } });
    expect(await whileItChanges(admin, as('Developer'), generate)).toMatchObject({ name: 'shop' });
    expect(await whileItChanges(admin, as('Operator'), generate)).toMatchObject({ status: 403 });
  });

  it('may be to give up their own role', async () => {
    const { client, staff } = await app.as('Administrator');
    const changed = await client('changeRole', { params: { id: staff.id }, body: { role: 'Operator' } });
    expect(changed).toMatchObject({ role: 'Operator' });
  });
});
