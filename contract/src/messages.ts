// About the sentences both sides say. They themselves stand in a file for each language: a page loads only its own.

import type { en } from './messages-en.ts';
import type { FailureReason } from './vocabulary.ts';

export type MessageKey = keyof typeof en;

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** A sentence of these, and what stands in its places. */
export interface Sentence {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Puts figures and names into a sentence that has places for them. */
export function fillIn(sentence: string, values: Sentence['values'] = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Why a petition failed. */
export const failureMessages = {
  noFace: 'failedNoFace',
  severalFaces: 'failedSeveralFaces',
  unreadable: 'failedUnreadable',
  tooLarge: 'failedTooLarge',
  tooSmall: 'failedTooSmall',
  tooBlurred: 'failedTooBlurred',
  tooDark: 'failedTooDark',
  tooBright: 'failedTooBright',
  tooPoor: 'failedTooPoor',
  pictureUnavailable: 'failedPictureUnavailable',
  internal: 'failedInternal',
} as const satisfies Record<FailureReason, MessageKey>;
