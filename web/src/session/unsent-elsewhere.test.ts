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

test('this tab answers others while it holds something unsent', async () => {
  const heard = vi.fn<(message: unknown) => void>();
  other.onmessage = ({ data }) => heard(data);
  answerOtherTabs();
  const owner = {};
  other.postMessage({ kind: 'whoHoldsUnsent' });
  askBeforeLeaving(owner, true);
  await expect.poll(() => heard.mock.calls).toEqual([[{ kind: 'holdsUnsent' }]]);
  askBeforeLeaving(owner, false);
  expect(await isUnsentElsewhere()).toBe(false);
});
