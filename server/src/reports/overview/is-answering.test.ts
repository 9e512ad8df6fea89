import { expect, it } from 'vitest';
import { isAnswering } from './is-answering.ts';

it('does not wait for a database that is silent', async () => {
  expect(await isAnswering({ query: () => new Promise(() => undefined) }, 1)).toBe(false);
});
