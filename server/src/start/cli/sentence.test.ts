import { expect, it } from 'vitest';
import { answerOf } from '../../platform/database/database-away.ts';
import { sentenceOf } from './sentence.ts';

it('says that the database went away, with every address that was tried', async () => {
  const tried = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  const away = answerOf(Promise.reject(new AggregateError(tried.map((message) => new Error(message)))));
  expect(await away.catch(sentenceOf)).toBe(
    'The database does not answer now (connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432): try again.',
  );
});
