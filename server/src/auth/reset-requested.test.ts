import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('anybody can ask for a link in a person’s name, so the trail does not name the person for it', async () => {
  const { staff, client } = await app.as('Administrator');
  await app.client('sendResetEmail', { body: { email: staff.email } });
  // The mail is made after the answer.
  await app.context.mail.close();
  const { resultList } = await client('audit', { query: { action: 'password.reset-requested' } });
  expect(resultList).toMatchObject([{ actorKind: 'system', actorId: 'nobody', subjectId: staff.id }]);
});
