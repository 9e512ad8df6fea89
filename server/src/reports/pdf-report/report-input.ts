import type { Language } from '@afc/contract/messages';
import type { Policy } from '@afc/contract/policy';
import type { HistoryEntry, Result } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';

/** Everything a report shows. It can be sent to a worker thread as it is. */
export interface ReportInput {
  result: Result;
  /** JPEG or PNG; a picture that is missing or damaged is named as not available. */
  pictures: ReportPictures;
  /** Newest first. */
  history: readonly HistoryEntry[];
  /** The last decision of staff; null while nobody decided. */
  decision: ReportDecision | null;
  /** The event of the audit trail that this report was made under. */
  auditReference: { number: number; hash: string };
  policy: Policy;
  generatedAt: Date;
  /** Personal values are replaced and faces made unrecognisable. */
  masked: boolean;
  language: Language;
}

export interface ReportPictures {
  /** All photos of the person under check, in their order. */
  subject: readonly Uint8Array[];
  /** By the `_id` of the match. */
  matches: ReadonlyMap<string, Uint8Array>;
}

export interface ReportDecision {
  reviewer: string;
  resultStatus: ResultStatus;
  comment: string;
  at: string;
}
