import { endpoints } from '@afc/contract/endpoints';
import { emptyPerson, picturePart } from '@afc/contract/person';
import { sql } from '@afc/server/platform/database/sql';
import type { ServerUnderTest } from './server-under-test.ts';

/** With every field, so that it is an upload and not a check. */
export function uploadForm(photo: Uint8Array, firstname: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...emptyPerson, firstname })) form.append(field, value);
  form.append(picturePart, new Blob([Uint8Array.from(photo)]), 'photo.jpg');
  return form;
}

export async function submit({ base, token }: Pick<ServerUnderTest, 'base' | 'token'>, form: FormData): Promise<void> {
  const answer = await fetch(base + endpoints.userProcess.path, {
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
