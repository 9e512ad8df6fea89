import { normalised } from '@afc/screening/faces/vector';

export const dimensions = 128;

/** A direction at random: no more alike to a real face than strangers are. */
export function madeFace(random: () => number): Float32Array {
  return normalised(Float32Array.from({ length: dimensions }, () => random() + random() + random() - 1.5));
}
