import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { beginSession, endSession } from '../../session/session.ts';
import { aPolicy } from '../../testing/a-policy.ts';
import { renderPart } from '../../testing/render.tsx';
import { tokenOf } from '../../testing/token.ts';
import { ProviderListsNotice } from './provider-lists-notice.tsx';

const lists = [{ name: 'House list', listDate: null, entities: 1 }];

afterEach(() => endSession());

async function noticeOf(policy: Parameters<typeof aPolicy>[0]) {
  beginSession(tokenOf('Administrator'));
  queryClient.setQueryData(['policy', {}], aPolicy(policy));
  const { unmount } = await renderPart(<ProviderListsNotice />);
  const said = screen.queryByRole('note')?.textContent;
  unmount();
  return said;
}

test.each([
  ['loading', lists, /^The provider lists are being loaded/],
  ['failed', lists, /^The provider lists could not be loaded/],
  ['failed', [], /^The provider lists could not be loaded/],
  ['loaded', [], /^No provider list is loaded/],
] as const)('where lists are %s, of %j, the pages say so', async (listsState, loaded, sentence) => {
  expect(await noticeOf({ listsState, lists: [...loaded] })).toMatch(sentence);
});

test('nothing is said where lists are loaded', async () => {
  expect(await noticeOf({ lists })).toBeUndefined();
});
