import { picturePart } from '@afc/contract/person';
import { sql } from '@afc/server/database/sql';
import type { ServerUnderTest } from './server-under-test.ts';

/** All nine fields, so that it is an upload and not a check. */
const fields = [
  'firstname',
  'lastname',
  'email',
  'dateBirth',
  'countryResidenceName',
  'countryNationalityName',
  'docExpireAt',
  'docId',
  'docType',
];

export function uploadForm(photo: Uint8Array, firstname: string): FormData {
  const form = new FormData();
  for (const field of fields) form.append(field, field === 'firstname' ? firstname : '');
  form.append(picturePart, new Blob([Uint8Array.from(photo)]), 'photo.jpg');
  return form;
}

export async function submit({ base, token }: Pick<ServerUnderTest, 'base' | 'token'>, form: FormData): Promise<void> {
  const answer = await fetch(`${base}/recognition/user/process`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`an upload was answered with ${answer.status}`);
}

export async function inProcessing({ context }: ServerUnderTest): Promise<number> {
  const [row] = await context.db.query<{ count: number }>(
    sql`select count(*) as count from petitions where status = 'processing'`,
  );
  return row?.count ?? 0;
}
