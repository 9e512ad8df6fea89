import { aResult } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { language, speak } from '../../language/language.tsx';
import { renderPart } from '../../testing/render.tsx';
import { ScreeningNotices } from './screening-notices.tsx';

const leftOut = aResult({ entriesLeftOut: 11_300 });

test('says that more entries match the person than are named, and nothing where none is left out', async () => {
  const { unmount } = await renderPart(<ScreeningNotices result={leftOut} />);
  screen.getByText(
    'When the lists were last compared, 11,500 entries matched this person. The 200 that say most are named.',
  );
  unmount();
  await renderPart(<ScreeningNotices result={aResult()} />);
  expect(screen.getByRole('main').textContent).toBe('');
});

test('says so in Spanish', async () => {
  onTestFinished(async () => {
    language.set('en');
    await speak('en');
  });
  language.set('es');
  await renderPart(<ScreeningNotices result={leftOut} />);
  await screen.findByText(/ 11\.500 entradas coincidieron con esta persona\. Se nombran las 200 que más dicen\.$/);
});
