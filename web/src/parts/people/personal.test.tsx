import { masked } from '@afc/contract/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { blurFaces, demoMode } from './demo-mode.ts';
import { Face } from './face.tsx';
import { Personal } from './personal.tsx';

test('a personal value is masked as soon as Demo Mode is on, and shown again when it is off', async () => {
  await renderPart(<Personal value="Marie" />);
  expect(screen.getByRole('main').textContent).toBe('Marie');
  act(() => demoMode.set(true));
  expect(screen.getByRole('main').textContent).toBe(masked);
  act(() => demoMode.set(false));
  expect(screen.getByRole('main').textContent).toBe('Marie');
});

test('an empty value stays empty, so that masking does not invent data', async () => {
  demoMode.set(true);
  await renderPart(<Personal value="" />);
  expect(screen.getByRole('main').textContent).toBe('');
});

test('a value of one letter is masked like any other', async () => {
  demoMode.set(true);
  await renderPart(<Personal value="M" />);
  expect(screen.getByRole('main').textContent).toBe(masked);
});

test('marks of direction cannot make a name read as another', async () => {
  await renderPart(<Personal value={'\u202eevil\u202c \u2067Name\u200b\nBelow'} />);
  expect(screen.getByRole('main').textContent).toBe('evil Name\nBelow');
});

test('an email can be broken before its @, and is copied as it is', async () => {
  await renderPart(<Personal value="marie.curie@example.org" />);
  const { innerHTML, textContent } = screen.getByRole('main');
  expect(innerHTML).toContain('marie.curie<wbr>@example.org');
  expect(textContent).toBe('marie.curie@example.org');
});

test('faces are blurred in Demo Mode alone, and there unless the setting says otherwise', async () => {
  demoMode.set(true);
  await renderPart(<Face src="/a.jpg" alt={masked} />);
  const frame = screen.getByRole('img').parentElement;
  expect(frame?.dataset.blurred).toBe('true');
  act(() => blurFaces.set(false));
  expect(frame?.dataset.blurred).toBeUndefined();
  act(() => blurFaces.set(true));
  act(() => demoMode.set(false));
  expect(frame?.dataset.blurred).toBeUndefined();
});

function Renewed() {
  const [src, setSrc] = useState('/old.jpg');
  return (
    <>
      <Face src={src} alt="Marie" />
      <button type="button" onClick={() => setSrc('/new.jpg')}>
        Renew
      </button>
    </>
  );
}

test('a picture that cannot be loaded says so, until it has another address', async () => {
  await renderPart(<Renewed />);
  fireEvent.error(screen.getByRole('img', { name: 'Marie' }));
  expect(screen.getByRole('img', { name: 'This picture could not be loaded.' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(screen.getByRole('img', { name: 'Marie' }).getAttribute('src')).toBe('/new.jpg');
});
