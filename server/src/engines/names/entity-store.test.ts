import { afterAll, expect, it } from 'vitest';
import { insertVersion } from '../../lists/versions/store.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { insertEntities, missingReferences } from './entity-store.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

it('finds what left a list of tens of thousands that PostgreSQL has not counted yet', async () => {
  const size = 25_000;
  const version = async (prefix: string): Promise<number> => {
    const imported = { imported_at: new Date(), imported_by: 'test' };
    const { id } = await insertVersion(database.db, { list_name: 'large', format: 'csv', ...imported });
    const entities = Array.from({ length: size }, (_, i) => ({ reference: `${prefix}${i}` }));
    await insertEntities(database.db, id, 0, JSON.stringify(entities));
    return id;
  };
  await version('earlier-');
  await database.db.query(sql`analyze provider_entities`);
  const former = await version('old-');
  const newer = await version('new-');
  // To compare each with each takes longer than a statement may.
  expect(await missingReferences(database.db, former, newer)).toHaveLength(size);
  expect(await missingReferences(database.db, former, former)).toEqual([]);
  expect(await missingReferences(database.db, former, null)).toHaveLength(size);
});
