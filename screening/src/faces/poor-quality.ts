import type { PoorReason } from './outcome.ts';
import type { Quality } from './quality.ts';

/**
 * Below these a face's own vector drifts away from it: the sample pictures, scaled down, blurred, darkened and
 * overexposed in steps, fall under a cosine of about .7 with their originals here (docs/accuracy.md).
 */
const qualityLimits = {
  eyeDistancePx: 8.5,
  sharpness: 0.003,
  brightness: 9,
  contrast: 3.5,
  burntOut: 0.6,
} as const;

/** Why a face is too poor to compare, or nothing. */
export function poorQuality(quality: Quality): { reason: PoorReason; message: string } | undefined {
  const { eyeDistancePx, sharpness, brightness, contrast, burntOut } = quality;
  if (eyeDistancePx < qualityLimits.eyeDistancePx)
    return {
      reason: 'too-small',
      message: `The face is too small: the eyes are ${Math.round(eyeDistancePx)} pixels apart, at least ${Math.ceil(qualityLimits.eyeDistancePx)} are needed.`,
    };
  if (brightness < qualityLimits.brightness || contrast < qualityLimits.contrast)
    return { reason: 'too-dark', message: 'The face is too dark to be compared.' };
  if (burntOut > qualityLimits.burntOut)
    return { reason: 'too-bright', message: 'The face is overexposed: most of it is burnt out to white.' };
  if (sharpness < qualityLimits.sharpness)
    return { reason: 'too-blurred', message: 'The face is too blurred to be compared.' };
  return undefined;
}
