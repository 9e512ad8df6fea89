import type { PersonSubmission } from '@afc/contract/person';
import type { KycReason, MatchReason, MissingCheck, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import type { Verdict } from '../../decide.ts';

/** Decisions as data: what is known about a person, and what must come of it. Today is 2026-06-15. */
export interface GoldenCase {
  readonly name: string;
  /** Changes to a person about whom everything is given and nothing is wrong. */
  readonly person?: Partial<PersonSubmission>;
  /** Other records: by default strangers in every field. */
  readonly records?: readonly GoldenRecord[];
  /** Cosines by record; the thresholds are .40 (consider) and .55 (blacklist). */
  readonly faces?: Readonly<Record<string, number>>;
  readonly provider?: readonly GoldenEntry[] | null;
  readonly liveness?: number;
  readonly failedEngines?: readonly string[];
  readonly kycRejects?: readonly KycReason[];
  readonly expect: {
    readonly resultStatus: ResultStatus;
    readonly source: RecordSource;
    /** [userGuid, verdict, reasons], strongest first. */
    readonly matches?: readonly (readonly [string, Verdict, readonly MatchReason[]])[];
    readonly kycReasons?: readonly KycReason[];
    readonly checksNotRun?: readonly MissingCheck[];
    readonly emailMatch?: boolean;
  };
}

export type GoldenRecord = Partial<PersonSubmission> & {
  readonly id: string;
  readonly registryDate?: string;
  readonly resultStatus?: ResultStatus;
};

export interface GoldenEntry {
  readonly reference: string;
  readonly reason: Extract<MatchReason, 'providerDocument' | 'providerNameAndDateBirth' | 'providerName'>;
  readonly nameStrength?: 'strong' | 'weak';
  readonly score?: number;
}

export const clear = { resultStatus: 'clear', source: '' } as const;
export const considerAi = { resultStatus: 'consider', source: 'ai' } as const;
export const considerData = { resultStatus: 'consider', source: 'data' } as const;
export const considerProvider = { resultStatus: 'consider', source: 'provider' } as const;
export const blacklistAi = { resultStatus: 'blacklist', source: 'ai' } as const;
export const blacklistData = { resultStatus: 'blacklist', source: 'data' } as const;
export const blacklistProvider = { resultStatus: 'blacklist', source: 'provider' } as const;
export const rejected = { resultStatus: 'kycRejected', source: '' } as const;
