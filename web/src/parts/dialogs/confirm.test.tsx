import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { renderPart } from '../../testing/render.tsx';
import { ConfirmDialog, confirm } from './confirm.tsx';

const ask = (title: string) => confirm({ title, body: '' });

test('a question that another one replaces, or that the end of the session takes away, is answered with no', async () => {
  await renderPart(<ConfirmDialog />);
  const first = ask('Erase?');
  const second = ask('Leave?');
  expect(await first).toBe(false);
  expect(await screen.findByText('Leave?')).toBeDefined();
  resetAll('lost');
  expect(await second).toBe(false);
});

test.each([
  ['No', 'something that cannot be undone', true],
  ['Yes', 'anything else', false],
])('the keyboard stands at %s before %s', async (button, _what, danger) => {
  await renderPart(<ConfirmDialog />);
  void confirm({ title: 'Erase?', body: '', danger });
  await expect.poll(() => document.activeElement?.textContent).toBe(button);
});
