import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Client } from '@afc/contract/client';
import { emptyPerson, idempotencyHeader, type PersonSubmission, picturePart } from '@afc/contract/person';
import type { Petition } from '@afc/contract/petition';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** The ten sample figures, as files; the products of the tests start without them. */
export const sample = (name: string): string => join(root, 'server/samples', `${name}.jpg`);
export const notAFace = (name: string): string => join(root, 'screening/src/faces/fixtures/not-faces', `${name}.jpg`);

type Kind = 'user' | 'test';

/** Uploads a person, with one photo or several, over the API and waits until the petition is processed. */
export async function submit(
  call: Client,
  pictures: string | readonly string[],
  fields: Partial<PersonSubmission>,
  kind: Kind = 'user',
): Promise<Petition> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...emptyPerson, ...fields })) form.set(name, value);
  for (const picture of [pictures].flat())
    form.append(picturePart, new Blob([await readFile(picture)], { type: 'image/jpeg' }), basename(picture));
  const key = { headers: { [idempotencyHeader]: crypto.randomUUID() } };
  const { _id } = await call(kind === 'test' ? 'testProcess' : 'userProcess', { body: form }, key);
  await expect(async () => {
    const { status } = await call('petition', { params: { id: _id } });
    expect(status).not.toBe('processing');
  }).toPass({ intervals: [100, 100, 100, 200] });
  const { resultList } = await call(kind === 'test' ? 'postTestPetitions' : 'postPetitions', {
    body: { pageSize: 100 },
  });
  const found = resultList.find((petition) => petition._id === _id);
  if (found?.status !== 'processed') throw new Error(`The petition is ${found?.status}: ${found?.failureReason}`);
  return found;
}

/** One face, many times: all match the one before them, whom a search for the name leaves out. */
export async function elevenCalled(name: string, call: Client): Promise<void> {
  const person = (firstname: string, number: number) =>
    submit(call, sample('otto-von-bismarck'), {
      firstname,
      lastname: `Person ${number}`,
      email: `person${number}@example.org`,
    });
  await person('Before', 0);
  await Promise.all(Array.from({ length: 11 }, (_, index) => person(name, index + 1)));
}
