import { aMatch } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CollisionEvidence } from './collision-evidence.tsx';

test('an engine without a usable answer is named with the reason alone: it may have answered', async () => {
  await renderPart(
    <CollisionEvidence
      data={{
        resultStatus: 'clear',
        matchList: [],
        kycReasons: [],
        checksNotRun: [],
        entriesLeftOut: 0,
        engines: [
          { engine: 'yente', answered: true, message: '' },
          { engine: 'watchman', answered: false, message: 'It answered with status 503.' },
        ],
      }}
    />,
  );
  const engines = screen.getByRole('region', { name: 'Outside engines' }).querySelectorAll('li');
  expect([...engines].map(({ textContent }) => textContent)).toEqual([
    'yente: answered',
    'watchman: It answered with status 503.',
  ]);
});

test('a doubt of the photo is called so: it has no name', async () => {
  const blank = aMatch({ recordId: null, firstname: '', lastname: '', email: '' });
  const doubt = { ...blank, evidence: { ...blank.evidence, reasons: ['liveness' as const] } };
  await renderPart(
    <CollisionEvidence
      data={{
        resultStatus: 'consider',
        matchList: [doubt],
        kycReasons: [],
        checksNotRun: [],
        entriesLeftOut: 0,
        engines: [],
      }}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('Doubted photo');
});

test('a record without name and email is called so, not by its number', async () => {
  const nobody = aMatch({ firstname: '', lastname: '', email: '' });
  await renderPart(
    <CollisionEvidence
      data={{
        resultStatus: 'consider',
        matchList: [nobody],
        kycReasons: [],
        checksNotRun: [],
        entriesLeftOut: 0,
        engines: [],
      }}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('No name given');
  expect(screen.queryByText(nobody.userGuid)).toBeNull();
});
