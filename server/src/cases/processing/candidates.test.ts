import { emptyPerson } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { findCandidates } from './candidates.ts';

const app = await createTestApp();
afterAll(() => app.close());

const named = { firstname: 'Ada', lastname: 'Example', dateBirth: '1970-01-02' };

it.each([
  [{ email: 'Ada@Example.org' }, { email: 'ada@example.org' }],
  [{ docId: 'X-123 456' }, { docId: 'x123456' }],
  [named, { ...named, firstname: 'ADA' }],
])('a record with %o alone is found for %o, and not for somebody who gives none of it', async (known, person) => {
  const id = await makeRecord(app.context, { person: known });
  expect(await findCandidates(app.context.db, { ...emptyPerson, ...person }, [])).toMatchObject([{ id }]);
  expect(await findCandidates(app.context.db, emptyPerson, [])).toEqual([]);
});
