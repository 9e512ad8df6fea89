import { cosineForFar, falseAcceptRate, falseRejectRate, type ScoreCurve } from './score-curve.ts';

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

export type FaceThresholds = {
  consider: number;
  blacklist: number;
  /** Strangers a search over this gallery is expected to raise, at each threshold. */
  expectedStrangers: { consider: number; blacklist: number };
  /** Share of true pairs that score below each threshold. */
  missed: { consider: number; blacklist: number };
  /** The target asks for more than the cap: more strangers than wanted must be reviewed. */
  capped: { consider: boolean; blacklist: boolean };
};

/** The thresholds for a gallery of this size. */
export function faceThresholds(options: ThresholdOptions): FaceThresholds {
  const { curve, gallerySize, fixed } = options;
  const size = Math.max(1, gallerySize);
  const wanted = {
    consider: cosineForTarget(curve, size, options.considerTarget ?? DEFAULT_CONSIDER_TARGET),
    blacklist: cosineForTarget(curve, size, options.blacklistTarget ?? DEFAULT_BLACKLIST_TARGET),
  };
  const { limits } = curve;
  const consider = fixed?.consider ?? between(wanted.consider, limits.consider);
  // What blacklists must at least be worth considering.
  const blacklist = Math.max(consider, fixed?.blacklist ?? between(wanted.blacklist, limits.blacklist));
  return {
    consider,
    blacklist,
    expectedStrangers: {
      consider: gallerySize * falseAcceptRate(curve, consider),
      blacklist: gallerySize * falseAcceptRate(curve, blacklist),
    },
    missed: { consider: falseRejectRate(curve, consider), blacklist: falseRejectRate(curve, blacklist) },
    capped: {
      consider: fixed?.consider === undefined && wanted.consider > limits.consider.cap,
      blacklist: fixed?.blacklist === undefined && wanted.blacklist > limits.blacklist.cap,
    },
  };
}

/** No stranger among `size` comparisons with probability 1 - target. */
function cosineForTarget(curve: ScoreCurve, size: number, target: number): number {
  // 1 - (1 - target) ** (1 / size), written so that it does not vanish for large galleries.
  return cosineForFar(curve, -Math.expm1(Math.log1p(-target) / size));
}

const between = (cosine: number, { floor, cap }: { floor: number; cap: number }): number =>
  Math.min(cap, Math.max(floor, cosine));
