import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from '@afc/contract/client';
import { emptyPerson, type PersonSubmission, picturePart } from '@afc/contract/person';
import type { Petition } from '@afc/contract/petition';
import type { Result } from '@afc/contract/result';
import { waitFor } from './wait-for.ts';

export type SampleName =
  | 'charles-barkla'
  | 'dmitri-mendeleev'
  | 'eileen-collins'
  | 'geronimo'
  | 'grace-hopper'
  | 'henry-moseley'
  | 'marie-curie'
  | 'otto-von-bismarck'
  | 'victor-emmanuel-iii'
  | 'wolfgang-amadeus-mozart';

export function samplePicture(name: SampleName): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(`../../samples/${name}.jpg`, import.meta.url)));
}

export type Fields = Partial<Record<keyof PersonSubmission, string>>;

export function uploadForm(fields: Fields, pictures: readonly Uint8Array[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const bytes of pictures) form.append(picturePart, new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
  return form;
}

export async function upload(client: Client, fields: Fields, pictures: readonly Uint8Array[]): Promise<string> {
  const { _id } = await client('userProcess', { body: uploadForm({ ...emptyPerson, ...fields }, pictures) });
  return _id;
}

/** The petition, as its list shows it, when it is no longer in processing. */
export async function settled(client: Client, id: string, kind: 'user' | 'check' | 'test' = 'user'): Promise<Petition> {
  await waitFor(async () => {
    const { status } = await client('petition', { params: { id } });
    return status === 'processing' ? undefined : status;
  });
  const list =
    kind === 'test'
      ? await client('postTestPetitions', { body: { pageSize: 100 } })
      : await client('postPetitions', { body: { pageSize: 100, kind } });
  const petition = list.resultList.find(({ _id }) => _id === id);
  if (!petition) throw new Error('the petition is not in its list');
  return petition;
}

/** Uploads and waits for the result. */
export async function screened(client: Client, fields: Fields, pictures: readonly Uint8Array[]): Promise<Result> {
  const id = await upload(client, fields, pictures);
  const petition = await settled(client, id);
  if (petition.status !== 'processed') throw new Error(`the petition failed: ${petition.failureReason}`);
  return client('result', { params: { id } });
}
