import { cosineForFar, type ScoreCurve, type ThresholdLimits } from './score-curve.ts';

/** A search compares with every face of the gallery, so a target for searches is a stricter one for comparisons. */
const DEFAULT_CONSIDER_TARGET = 0.02;
const DEFAULT_BLACKLIST_TARGET = 0.0001;

export type ThresholdOptions = {
  curve: ScoreCurve;
  /** Faces in the gallery that a search compares with. */
  gallerySize: number;
  /** At most this share of searches may raise a stranger. */
  considerTarget?: number | undefined;
  blacklistTarget?: number | undefined;
  /** Thresholds set by the operator; the targets do not count then. */
  fixed?: { consider?: number | undefined; blacklist?: number | undefined } | undefined;
};

export type FaceThresholds = { consider: number; blacklist: number };

/** The thresholds for a gallery of this size. */
export function faceThresholds({
  curve,
  gallerySize,
  considerTarget = DEFAULT_CONSIDER_TARGET,
  blacklistTarget = DEFAULT_BLACKLIST_TARGET,
  fixed,
}: ThresholdOptions): FaceThresholds {
  const threshold = (target: number, { floor, cap }: ThresholdLimits) =>
    Math.min(cap, Math.max(floor, cosineForTarget(curve, Math.max(1, gallerySize), target)));
  const { limits } = curve;
  const consider = fixed?.consider ?? threshold(considerTarget, limits.consider);
  const blacklist = fixed?.blacklist ?? threshold(blacklistTarget, limits.blacklist);
  // What blacklists must at least be worth considering.
  return { consider, blacklist: Math.max(consider, blacklist) };
}

/** No stranger among `size` comparisons with probability 1 - target. */
function cosineForTarget(curve: ScoreCurve, size: number, target: number): number {
  // 1 - (1 - target) ** (1 / size), written so that it does not vanish for large galleries.
  return cosineForFar(curve, -Math.expm1(Math.log1p(-target) / size));
}
