import { aMatch, aPicture, aResult } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CompareTable } from './compare-table.tsx';

const flawed = aPicture({ flaws: ['small', 'mouthCovered'] });
const cells = () => [...screen.getByTestId('field-photo').querySelectorAll('td')].map(({ textContent }) => textContent);

test('what makes the photos hard to compare stands beside each person, by number where there are several', async () => {
  const match = aMatch({ pictures: [aPicture(), aPicture({ flaws: ['noFace'] })] });
  await renderPart(<CompareTable result={aResult({ pictures: [flawed] })} match={match} />);
  expect(cells()).toEqual(['Small face · Mouth may be covered', '2: No face found', '']);
});

test('it is told of a person without matches, too', async () => {
  await renderPart(<CompareTable result={aResult({ pictures: [flawed] })} match={undefined} />);
  expect(cells()).toEqual(['Small face · Mouth may be covered']);
});

test('photos without flaws are not spoken of', async () => {
  await renderPart(<CompareTable result={aResult({ pictures: [aPicture()] })} match={aMatch()} />);
  expect(screen.queryByTestId('field-photo')).toBeNull();
});
