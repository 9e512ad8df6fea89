import { type PhotoFlaw, photoFlaws } from '@afc/contract/vocabulary';
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

/**
 * Beyond these the same samples fall under a cosine of .88 with their originals (`npm run bench -- poor-photos`): the
 * photo is compared, but in a large gallery it may be missed. For the angles nothing was measured: beyond them a face
 * shows hardly more than one side.
 */
const flawLimits = {
  eyeDistancePx: 16,
  sharpness: 0.025,
  brightness: 18,
  contrast: 5,
  burntOut: 0.2,
  yaw: 35,
  pitch: 30,
} as const;

/** What a reviewer should know of a photo whose face was compared. */
export function flawsOf(quality: Quality): PhotoFlaw[] {
  const { eyeDistancePx, sharpness, brightness, contrast, burntOut, yaw, pitch, maybeCovered } = quality;
  const seen: Partial<Record<PhotoFlaw, boolean>> = {
    small: eyeDistancePx < flawLimits.eyeDistancePx,
    blurred: sharpness < flawLimits.sharpness,
    dark: brightness < flawLimits.brightness || contrast < flawLimits.contrast,
    bright: burntOut > flawLimits.burntOut,
    turned: Math.abs(yaw) > flawLimits.yaw || Math.abs(pitch) > flawLimits.pitch,
    eyesCovered: maybeCovered.includes('eyes'),
    mouthCovered: maybeCovered.includes('mouth'),
  };
  return photoFlaws.filter((flaw) => seen[flaw]);
}
