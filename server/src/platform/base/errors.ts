import { messages } from '@afc/contract/all-messages';
import { type ErrorCode, errors } from '@afc/contract/errors';
import { fillIn, type Language, type MessageKey, type Sentence } from '@afc/contract/messages';

/** What is wrong with a field; of most sentences the key says all. */
export type FieldProblem = MessageKey | Sentence;
export type FieldProblems = Record<string, FieldProblem>;

export const tooLong = (longest: number): Sentence => ({ key: 'fieldTooLong', values: { longest } });

export interface ErrorDetails {
  readonly fields?: FieldProblems;
  /** Sentences of this case instead of the catalogue's, for what only the server can name. */
  readonly sentences?: readonly Sentence[];
  /** For the places in the catalogue's sentence. */
  readonly values?: Sentence['values'];
  readonly retryAfterSeconds?: number;
  /** The methods that the address does answer. */
  readonly allow?: readonly string[];
}

/** The only error that handlers throw on purpose: a code of the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(errors[code].message);
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
  }
}

/** A failure that knows how the request is answered which met it; its own words stay in the log. */
export abstract class AnsweredFailure extends Error {
  abstract readonly answer: AppError;
}

const fewSeconds = 5;
const halfAMinute = 30;

/** Another server can take the request, or this one soon. */
export const unavailable = () => new AppError('unavailable', { retryAfterSeconds: fewSeconds });

/** Somebody has to make room first. */
export const diskFull = () => new AppError('diskFull', { retryAfterSeconds: halfAMinute });

export function sentencesOf({ code, details }: AppError): readonly Sentence[] {
  return details.sentences ?? [{ key: errors[code].message, values: details.values ?? {} }];
}

export function sentenceOfError(error: AppError, language: Language): string {
  return sayAll(sentencesOf(error), language);
}

export function say({ key, values }: Sentence, language: Language): string {
  return fillIn(messages[language][key], values);
}

export const sayProblem = (problem: FieldProblem, language: Language): string =>
  say(typeof problem === 'string' ? { key: problem, values: {} } : problem, language);

export function sayAll(sentences: readonly Sentence[], language: Language): string {
  return sentences.map((sentence) => say(sentence, language)).join(' ');
}
