import { aiCases } from './ai.ts';
import { dataCases } from './data.ts';
import { clear, type GoldenCase } from './golden-case.ts';
import { kycCases } from './kyc.ts';
import { missingDataCases } from './missing-data.ts';
import { precedenceCases } from './precedence.ts';
import { providerCases } from './provider.ts';

export const goldenCases: readonly GoldenCase[] = [
  { name: 'nothing to collide with is clear', expect: { ...clear, matches: [], checksNotRun: [] } },
  { name: 'strangers are clear', records: [{ id: 'b' }, { id: 'c', resultStatus: 'blacklist' }], expect: clear },
  ...aiCases,
  ...dataCases,
  ...providerCases,
  ...kycCases,
  ...precedenceCases,
  ...missingDataCases,
];
