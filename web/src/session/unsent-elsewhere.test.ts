import { afterAll, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from '../state/unsent.ts';
import { answerOtherTabs, isUnsentElsewhere } from './unsent-elsewhere.ts';

const other = new BroadcastChannel('afc.session');
afterAll(() => other.close());

test('another tab that holds something unsent says so when it is asked, and one that holds nothing is silent', async () => {
  const asked = vi.fn<(message: unknown) => void>();
  other.onmessage = ({ data }) => asked(data);
  expect(await isUnsentElsewhere()).toBe(false);
  expect(asked.mock.calls).toEqual([[{ kind: 'whoHoldsUnsent' }]]);
  other.onmessage = () => other.postMessage({ kind: 'holdsUnsent' });
  expect(await isUnsentElsewhere()).toBe(true);
});

test('this tab answers others while it holds something unsent, and only then', async () => {
  const heard = vi.fn<(message: unknown) => void>();
  other.onmessage = ({ data }) => heard(data);
  answerOtherTabs();
  other.postMessage({ kind: 'whoHoldsUnsent' });
  // What this tab asks itself comes after whatever it would have answered.
  expect(await isUnsentElsewhere()).toBe(false);
  await expect.poll(() => heard.mock.calls).toEqual([[{ kind: 'whoHoldsUnsent' }]]);
  const owner = {};
  askBeforeLeaving(owner, true);
  other.postMessage({ kind: 'whoHoldsUnsent' });
  await expect.poll(() => heard.mock.calls.at(-1)).toEqual([{ kind: 'holdsUnsent' }]);
  askBeforeLeaving(owner, false);
});
