import { ApiError } from '@afc/contract/client';
import { type ErrorCode, errors } from '@afc/contract/errors';
import { fillIn, type Language, type MessageKey } from '@afc/contract/messages';
import { currentLanguage, currentTexts } from '../language/language.tsx';
import { failed } from '../state/toast.ts';

const ofStatus: Record<number, MessageKey> = {
  400: 'badRequest',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFoundRecord',
  406: 'invalidCredentials',
  409: 'emailTaken',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooManyRequests',
  503: 'unavailable',
};

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in errors;
}

export function codeOf(error: unknown): ErrorCode | undefined {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  return isErrorCode(code) ? code : undefined;
}

/** The session's token was not taken. A link that was used already says nothing about the session. */
export function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && codeOf(error) !== 'resetLinkUsed';
}

/** Another try may meet no trouble; and nobody knows whether this one did something. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** The language in which the server was asked for what failed. */
const askedIn = new WeakMap<object, Language>();

export function rememberLanguage(error: unknown, language: Language): void {
  if (error instanceof ApiError) askedIn.set(error, language);
}

/** Its own sentences cannot be read any more: the page changed its language since. */
export function isInOtherLanguage(error: unknown): boolean {
  return error instanceof ApiError && (askedIn.get(error) ?? currentLanguage()) !== currentLanguage();
}

/** The catalogue's sentence for a failure, in the language on screen. */
export function failureText(error: unknown): string {
  const texts = currentTexts();
  if (!(error instanceof ApiError))
    return navigator.onLine ? texts.message.connectionError : texts.states.offlineAction;
  const code = codeOf(error);
  // What is wrong with a file only the server can name; it was asked in this language.
  if (code === 'listNotReadable' && error.reply && !isInOtherLanguage(error)) return error.reply.message;
  const unforeseen = error.status < 500 ? 'somethingWrong' : 'connectionError';
  const key = code ? errors[code].message : (ofStatus[error.status] ?? unforeseen);
  return fillIn(texts.message[key], failureValues(error));
}

/** The figures that the sentence of a failure names. */
export function failureValues(error: unknown): Record<string, string | number> {
  return (error instanceof ApiError ? error.reply?.values : undefined) ?? {};
}

/** What the server said about single fields. After a change of language it is known only which of them are wrong. */
export function fieldFailures(error: unknown): Readonly<Record<string, string>> {
  const fields = (error instanceof ApiError ? error.reply?.fields : undefined) ?? {};
  if (!isInOtherLanguage(error)) return fields;
  return Object.fromEntries(Object.keys(fields).map((field) => [field, currentTexts().message.fieldInvalid]));
}

/** The one place where a failure becomes a toast; one cause stands there once. */
export function sayFailure(error: unknown): void {
  failed(failureText(error));
}
