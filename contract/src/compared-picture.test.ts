import { expect, it } from 'vitest';
import { comparedPicture } from './compared-picture.ts';
import { aMatch, aPicture, faceEvidence } from './testing/results.ts';

const pictures = ['first', 'second'].map((key) => aPicture({ key }));
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
