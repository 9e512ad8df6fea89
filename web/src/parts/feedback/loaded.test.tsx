import { messages } from '@afc/contract/all-messages';
import { ApiError } from '@afc/contract/client';
import { type QueryMeta, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { closeToast, toasts } from '../../state/toast.ts';
import { renderPart } from '../../testing/render.tsx';
import { Loaded } from './loaded.tsx';

function Part({ name, ask, meta = { shownInPlace: 'all' } }: { name: string; ask: () => string; meta?: QueryMeta }) {
  const query = useQuery({ queryKey: [name], queryFn: ask, retry: false, meta });
  return (
    <Loaded query={query} skeleton={null}>
      {(text) => <p>{text}</p>}
    </Loaded>
  );
}

/** Answers once, then fails like this. */
async function showThenFail(name: string, error: Error): Promise<void> {
  let answered = false;
  const ask = () => {
    if (answered) throw error;
    answered = true;
    return 'Maria Curie';
  };
  await renderPart(<Part name={name} ask={ask} />);
  await screen.findByText('Maria Curie');
  await act(() => queryClient.refetchQueries({ queryKey: [name] }));
}

test('what was deleted meanwhile does not stay on screen, and a page that says so itself needs no toast', async () => {
  await showThenFail('deleted', new ApiError(404, undefined));
  expect(await screen.findByText(messages.en.notFoundRecord)).toBeDefined();
  expect(screen.queryByText('Maria Curie')).toBeNull();
  expect(toasts.get()).toEqual([]);
});

test('what a person may no longer see does not stay on screen', async () => {
  await showThenFail('forbidden', new ApiError(403, undefined));
  expect(await screen.findByText(messages.en.forbidden)).toBeDefined();
  expect(screen.queryByText('Maria Curie')).toBeNull();
});

test('passing trouble leaves what was read before', async () => {
  await showThenFail('troubled', new ApiError(503, undefined));
  expect(screen.getByText('Maria Curie')).toBeDefined();
});

test('a reason that a toast says stands in its place when the toast has gone, not beside it', async () => {
  const ask = () => {
    throw new ApiError(500, undefined);
  };
  await renderPart(<Part name="told" ask={ask} meta={{}} />);
  const reason = await screen.findByText(messages.en.connectionError);
  expect(toasts.get().map(({ text }) => text)).toEqual([messages.en.connectionError]);
  expect(getComputedStyle(reason).visibility).toBe('hidden');
  act(() => closeToast(messages.en.connectionError));
  expect(getComputedStyle(reason).visibility).not.toBe('hidden');
});
