import { SCREENING_VERSION } from '@afc/screening/screening-version';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { policyVersion } from './policy.ts';

const versionOf = (env: NodeJS.ProcessEnv = {}, faceModel = 'sface', screening?: string) =>
  policyVersion({ config: readConfig(env) }, faceModel, screening);

describe('the version of the policy', () => {
  it.each([
    { KYC_REJECTS: 'underage' },
    { FACE_CONSIDER_TARGET: '0.5' },
    { FACE_BLACKLIST_TARGET: '0.5' },
    { FACE_CONSIDER: '0.4' },
    { FACE_BLACKLIST: '0.9' },
    { LIVENESS_MODEL: 'liveness.onnx' },
  ])('is another one with %j', (env) => {
    expect(versionOf(env)).not.toBe(versionOf());
  });

  it('is another one with another network for faces', () => {
    expect(versionOf({}, 'another')).not.toBe(versionOf());
  });

  it('is another one where people are screened otherwise', () => {
    expect(versionOf({}, 'sface', 'otherwise')).not.toBe(versionOf());
    expect(versionOf({}, 'sface', SCREENING_VERSION)).toBe(versionOf());
  });

  it('stays the same where a rule is only written otherwise, or concerns nothing', () => {
    const twoRules = versionOf({ KYC_REJECTS: 'underage,documentExpired' });
    expect(versionOf({ KYC_REJECTS: 'documentExpired, underage' })).toBe(twoRules);
    expect(versionOf({ LIVENESS_THRESHOLD: '0.9' })).toBe(versionOf());
  });
});
