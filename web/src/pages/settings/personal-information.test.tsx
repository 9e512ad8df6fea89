import type { StaffMember } from '@afc/contract/staff';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../state/toast.ts';
import { renderPart } from '../../testing/render.tsx';
import { PersonalInformationCard } from './personal-information.tsx';

const member: StaffMember = {
  _id: 'someone',
  firstname: 'Ana',
  lastname: 'Example',
  displayName: 'Ana Example',
  email: 'ana@example.org',
  role: 'Operator',
  disabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
};

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: false });
const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

/** Answers the first save when it is told to. */
async function saveSlowly() {
  const saved = { ...member, lastname: 'Sample', email: 'ana.sample@example.org' };
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') await answered;
    return Response.json(init?.method === 'POST' ? saved : member);
  });
  await renderPart(<PersonalInformationCard />);
  await write('Email', ' Ana.Sample@Example.org');
  await write('Last name', 'Sample ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return async () => {
    answer();
    await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['success']));
  };
}

afterEach(() => vi.restoreAllMocks());

test('shows the data as the server keeps it', async () => {
  const answered = await saveSlowly();
  await answered();
  expect((await field('Last name')).value).toBe('Sample');
  expect((await field('Email')).value).toBe('ana.sample@example.org');
});

test('leaves alone what was typed while it was saved', async () => {
  const answered = await saveSlowly();
  await write('First name', 'Anabel');
  await answered();
  expect((await field('First name')).value).toBe('Anabel');
});
