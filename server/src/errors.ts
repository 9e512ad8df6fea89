import { type ErrorCode, errors } from '@afc/contract/errors';
import { fillIn, type Language, type MessageKey, messages } from '@afc/contract/messages';

export interface ErrorDetails {
  /** Which field is wrong, and the key of its sentence. */
  readonly fields?: Record<string, MessageKey>;
  /** A sentence of this case instead of the catalogue's, for what only the server can name. */
  readonly message?: string;
  /** For the places in the catalogue's sentence. */
  readonly values?: Record<string, string | number>;
  readonly retryAfterSeconds?: number;
}

/** The only error that handlers throw on purpose: a code of the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errors[code].message);
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
  }
}

export function sentenceOfError({ code, details }: AppError, language: Language): string {
  return details.message ?? fillIn(messages[language][errors[code].message], details.values);
}
