import { masked } from '@afc/contract/limits';
import { noEvidence, providerEvidence } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { demoMode } from '../people/demo-mode.ts';
import { ProviderFacts } from './provider-facts.tsx';

test('Demo Mode masks what a list says of the person: the name, its words, and the remarks', async () => {
  demoMode.set(true);
  const alignment = [{ subject: 'Ada', entry: 'Adah', how: 'spelling' as const }];
  const provider = { ...providerEvidence, matchedName: 'Adah Byron', remarks: 'Daughter of a poet.', alignment };
  await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider }} />);
  const told = (name: string) => screen.getByText(name).nextSibling?.textContent;
  expect(told('Matched name')).toBe(`${masked} (primary name or strong alias)`);
  expect(told('Remarks')).toBe(masked);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([masked, 'other spelling', masked]);
  expect(screen.getByRole('main').textContent).not.toMatch(/Ada|Byron|poet/);
});
