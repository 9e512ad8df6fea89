import { expect, it } from 'vitest';
import { flawsOf } from './poor-quality.ts';
import type { Quality } from './quality.ts';

const flawless: Quality = {
  yaw: -35,
  pitch: 30,
  roll: 90,
  eyeDistancePx: 16,
  sizePx: 40,
  sharpness: 0.025,
  brightness: 18,
  contrast: 5,
  burntOut: 0.2,
  maybeCovered: [],
};

it('a photo within all limits has no flaws, however the camera was held', () => {
  expect(flawsOf(flawless)).toEqual([]);
});

it.each<[string, Partial<Quality>, string[]]>([
  ['eyes close to each other', { eyeDistancePx: 15.9 }, ['small']],
  ['little sharpness', { sharpness: 0.024 }, ['blurred']],
  ['little light', { brightness: 17.9 }, ['dark']],
  ['little contrast', { contrast: 4.9 }, ['dark']],
  ['white skin', { burntOut: 0.21 }, ['bright']],
  ['a face turned to its right', { yaw: -36 }, ['turned']],
  ['a face turned to its left', { yaw: 36 }, ['turned']],
  ['a lifted face', { pitch: -31 }, ['turned']],
  ['a mask', { maybeCovered: ['mouth'] }, ['mouthCovered']],
  ['a bar over the eyes of a small face', { maybeCovered: ['eyes'], eyeDistancePx: 12 }, ['small', 'eyesCovered']],
])('%s is a flaw', (_, quality, flaws) => {
  expect(flawsOf({ ...flawless, ...quality })).toEqual(flaws);
});
