import type { MessageKey } from '@afc/contract/messages';
import type { FailureReason } from '@afc/contract/vocabulary';

/** Why a petition failed, as a key of the contract's sentences. */
export const failureSentences: Record<FailureReason, MessageKey> = {
  noFace: 'failedNoFace',
  severalFaces: 'failedSeveralFaces',
  unreadable: 'failedUnreadable',
  tooLarge: 'failedTooLarge',
  tooPoor: 'failedTooPoor',
  pictureUnavailable: 'failedPictureUnavailable',
  internal: 'failedInternal',
};
