import { aPicture } from '@afc/contract/testing/results';
import { describe, expect, it } from 'vitest';
import { panned, plainView, rotated, transformOf, zoomed } from './view.ts';

const picture = aPicture({ width: 1_000, height: 500, face: { box: [700, 100, 800, 200], points: [] } });

describe('a view of a picture', () => {
  it('rotates in steps of 90 degrees', () => {
    expect(transformOf(rotated(rotated(plainView)), picture)).toBe('rotate(180deg)');
  });

  it('zooms to the face, which fills the same share of the frame in every picture', () => {
    // The face is a tenth of the longest side and lies 25 % right and 10 % above the middle.
    expect(transformOf(zoomed(plainView, 1), picture)).toBe(
      'translate(0%, 0%) rotate(0deg) scale(5.5) translate(-25%, 10%)',
    );
    const scaled = (...box: [number, number, number, number]) =>
      transformOf(zoomed(plainView, 1), { ...picture, face: { box, points: [] } });
    expect(scaled(400, 100, 600, 300)).toContain('scale(2.75)');
    // Neither out of a face that fills its picture, nor into the pixels of a tiny one.
    expect(scaled(0, 0, 1_000, 500)).toContain('scale(1.25)');
    expect(scaled(400, 100, 410, 110)).toContain('scale(12)');
  });

  it('goes around its three levels and never beyond them', () => {
    const levels = [1, 2, 3].map((times) =>
      Array.from({ length: times }).reduce<typeof plainView>((view) => zoomed(view, 'around'), plainView),
    );
    expect(levels.map(({ zoom }) => zoom)).toEqual([1, 2, 0]);
    expect(zoomed(plainView, -1).zoom).toBe(0);
  });

  it('moves only while zoomed, and not out of sight', () => {
    expect(panned(plainView, 10, 10)).toBe(plainView);
    const moved = panned(zoomed(plainView, 1), 500, -500);
    expect(moved.pan).toEqual([100, -100]);
    expect(zoomed(moved, 1).pan).toEqual([0, 0]);
  });

  it('zooms about the middle where no face was found', () => {
    expect(transformOf(zoomed(plainView, 1), { ...picture, face: null })).toContain('scale(2) translate(0%, 0%)');
  });
});
