import { emptyPerson } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { startServices } from '../../start/services/start-services.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { sharedFacePool } from '../../testing/shared-face-pool.ts';
import { sharedNameScreener } from '../../testing/shared-name-screener.ts';
import { collisionKeys, findCandidates } from './candidates.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { config, db, log } = app.context;

/** The next start, of the version that the tests are of. */
async function startAgain(): Promise<void> {
  const shared = { openFacePool: sharedFacePool, createNameScreener: sharedNameScreener };
  await (await startServices({ config, db, log, ...shared })).close();
}

const ravi = { firstname: 'Ravi', lastname: 'Patel', dateBirth: '1972-08-09' };
const amit = { firstname: 'अमित', lastname: 'शर्मा', dateBirth: '1961-03-04' };

/** What an AFC wrote that left out the vowels of this script. */
async function asReadBefore(id: string): Promise<void> {
  await db.query(sql`update collision_keys set made_by = 'an earlier one'`);
  await db.query(sql`update persons set name_date_birth_key = '1961-03-04 amit shrma' where petition_id = ${id}`);
  await dismissEntry(id);
}

async function dismissEntry(id: string): Promise<void> {
  await db.query(sql`
    insert into dismissed_hits (petition_id, name_date_birth_key, list, reference, entry_digest)
    select petition_id, name_date_birth_key, 'Own', 'P-1', 'digest' from persons where petition_id = ${id}`);
}

const storedKeys = (id: string) =>
  db.query(sql`
    select persons.name_date_birth_key as own, dismissed_hits.name_date_birth_key as dismissed
    from persons left join dismissed_hits using (petition_id) where petition_id = ${id}`);

it('somebody enrolled before an upgrade that reads names otherwise is found by name and date of birth after it', async () => {
  const id = await makeRecord(app.context, { person: amit });
  const other = await makeRecord(app.context, { person: ravi });
  const person = { ...emptyPerson, ...amit };
  await asReadBefore(id);
  await dismissEntry(other);
  expect(await findCandidates(db, person, [])).toEqual([]);
  await startAgain();
  expect(await findCandidates(db, person, [])).toMatchObject([{ id }]);
  const key = collisionKeys(person).nameDateBirth;
  expect(await storedKeys(id)).toEqual([{ own: key, dismissed: key }]);
  const keyOfOther = collisionKeys({ ...emptyPerson, ...ravi }).nameDateBirth;
  expect(await storedKeys(other)).toEqual([{ own: keyOfOther, dismissed: keyOfOther }]);
});

it('whoever was not enrolled gets no keys by an upgrade: nobody is compared with a check without saving', async () => {
  const id = await makeRecord(app.context, { kind: 'check', person: amit });
  await db.query(sql`update collision_keys set made_by = 'an earlier one'`);
  await startAgain();
  expect(await storedKeys(id)).toEqual([{ own: null, dismissed: null }]);
});
