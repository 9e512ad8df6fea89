import { randomUUID } from 'node:crypto';
import { PersonSubmission } from '@afc/contract/person';
import type { PetitionKind } from '@afc/contract/vocabulary';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { writeFailure } from '../processing/fail.ts';
import { insertPetition } from '../records/store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Operator');

async function waiting(kind: PetitionKind, firstname: string): Promise<string> {
  const id = randomUUID();
  const person = PersonSubmission.parse({ firstname });
  const petition = { id, userId: id, person, submittedBy: 'test', pictureKeys: [randomUUID()] };
  await insertPetition(app.context.db, { ...petition, kind, registeredAt: new Date() });
  return id;
}

async function failed(kind: PetitionKind, firstname: string): Promise<void> {
  await writeFailure(app.context, await waiting(kind, firstname), { reason: 'noFace', detail: '' });
}

for (const kind of ['user', 'check', 'test'] as const) {
  await makeRecord(app.context, { kind, person: { firstname: `${kind} seen` } });
  await waiting(kind, `${kind} waits`);
  await failed(kind, `${kind} faceless`);
}
await failed('user', 'blurred');

const namesOf = ({ totalResults, resultList }: { totalResults: number; resultList: { firstname: string }[] }) => {
  expect(totalResults).toBe(resultList.length);
  return resultList.map(({ firstname }) => firstname);
};

describe('petitions of one status', () => {
  it.each([
    ['failed', ['blurred', 'user faceless']],
    ['processing', ['user waits']],
    ['processed', ['user seen']],
  ] as const)('are listed alone: %s', async (status, expected) => {
    expect(namesOf(await client('getPetitions', { query: { status } }))).toEqual(expected);
    expect(namesOf(await client('postPetitions', { body: { status } }))).toEqual(expected);
  });

  it('are listed by kind and by name as all are', async () => {
    const status = 'failed';
    expect(namesOf(await client('postPetitions', { body: { status, kind: 'check' } }))).toEqual(['check faceless']);
    expect(namesOf(await client('postTestPetitions', { body: { status } }))).toEqual(['test faceless']);
    expect(namesOf(await client('postPetitions', { body: { status, firstname: 'blur' } }))).toEqual(['blurred']);
    expect(namesOf(await client('postPetitions', { body: { status, firstname: 'waits' } }))).toEqual([]);
    expect(namesOf(await client('postPetitions', { body: { firstname: 'waits' } }))).toEqual(['user waits']);
  });

  it('are of a status that there is', async () => {
    const asked = client('getPetitions', { query: JSON.parse('{"status":"lost"}') });
    expect(await failure(asked)).toMatchObject({ status: 400, code: 'badRequest' });
  });
});
