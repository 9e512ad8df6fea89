import { createHash } from 'node:crypto';
import { SCREENING_VERSION } from '@afc/screening/screening-version';
import type { Config } from '../../platform/config/config.ts';

/**
 * A name for the rules listed here, which each result keeps: it changes whenever one of them does. Nobody is screened
 * again for it.
 */
export function policyVersion(
  { config }: { readonly config: Config },
  faceModel: string,
  screening = SCREENING_VERSION,
): string {
  const { considerTarget, blacklistTarget, fixed, livenessThreshold, liveness } = config.face;
  const rules = {
    faceModel,
    considerTarget,
    blacklistTarget,
    fixed,
    liveness: liveness ? livenessThreshold : null,
    screening,
    kycRejects: config.kycRejects.toSorted(),
  };
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 12);
}
