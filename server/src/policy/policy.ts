import { createHash } from 'node:crypto';
import { NAME_THRESHOLD } from '@afc/screening/names/thresholds';
import type { Context } from '../context.ts';

/** A name for the rules listed here, which each result keeps: it changes whenever one of them does. */
export function policyVersion({ config }: Pick<Context, 'config'>, faceModel: string): string {
  const { considerTarget, blacklistTarget, fixed, livenessThreshold, liveness } = config.face;
  const rules = {
    faceModel,
    considerTarget,
    blacklistTarget,
    fixed,
    liveness: liveness ? livenessThreshold : null,
    nameConsider: NAME_THRESHOLD,
    kycRejects: config.kycRejects.toSorted(),
  };
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 12);
}
