import { getEventListeners } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { serving } from '../../testing/provider-lists.ts';
import { answerOf } from './answer-of.ts';

it('leaves nobody listening to the signal once there is an answer, however many requests it is for', async () => {
  const { signal } = new AbortController();
  await serving(
    (_, answer) => answer.end('here'),
    async (url) => {
      for (let asking = 0; asking < 3; asking++) {
        const asked = request(url);
        const answered = answerOf(asked, signal);
        asked.end();
        (await answered).destroy();
      }
    },
  );
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
