import type { Picture } from '@afc/contract/picture';
import { aMatch, faceEvidence } from '@afc/contract/testing/results';
import { expect, it } from 'vitest';
import { comparedPicture } from './compared-picture.ts';

const pictures = ['first', 'second'].map(
  (key): Picture => ({ key, url: '', mainUrl: '', thumbnailUrl: '', width: 9, height: 9, face: null }),
);
const comparedWith = (recordPictureKey: string) =>
  comparedPicture(
    aMatch({
      pictures,
      evidence: { ...faceEvidence, face: faceEvidence.face && { ...faceEvidence.face, recordPictureKey } },
    }),
  );

it('shows of several photos the one that was found alike', () => {
  expect(comparedWith('second')?.key).toBe('second');
});

it('shows the first where the one that was found alike is gone, or no face was compared', () => {
  expect(comparedWith('removed')?.key).toBe('first');
  expect(comparedPicture(aMatch({ pictures }))?.key).toBe('first');
  expect(comparedPicture(aMatch())).toBeUndefined();
});
