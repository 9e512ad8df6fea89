import type { MessageKey } from '@afc/contract/messages';
import { useTranslations } from 'use-intl';
import { fieldSentence } from '../../parts/upload/person-form.ts';
import type { BulkRow } from './batch.ts';
import type { Problem } from './check-row.ts';
import { refusalText } from './refusal-text.ts';

const pictureSentences = {
  type: 'unsupportedMedia',
  size: 'tooLarge',
  unreadable: 'failedUnreadable',
  pixels: 'failedTooLarge',
} as const satisfies Record<string, MessageKey>;

/** Why a row was not sent, as sentences. What names a file passes through `shown`, which may mask it. */
export function useReasons(): (row: BulkRow, shown: (name: string) => string) => string[] {
  const t = useTranslations('bulk');
  const label = useTranslations('upload.field');
  const message = useTranslations('message');
  const sentence = (problem: Problem, shown: (name: string) => string): string => {
    switch (problem.kind) {
      case 'field': {
        const { field, key, meant } = problem;
        const values = { field: label(field), sentence: fieldSentence(key) };
        return meant ? t('problem.meant', { ...values, meant }) : t('problem.field', values);
      }
      case 'noPicture':
        return message('pictureRequired');
      case 'tooManyPictures':
        return message('tooManyPictures');
      case 'missing':
      case 'ambiguous':
        return t(`problem.${problem.kind}`, { name: shown(problem.name) });
      case 'samePicture':
        return t('problem.samePicture', { name: shown(problem.name), row: problem.row });
      case 'sameEmail':
        return t('problem.sameEmail', { row: problem.row });
      case 'cells':
        return t('problem.cells', { found: problem.found, expected: problem.expected });
      case 'type':
      case 'size':
      case 'unreadable':
      case 'pixels':
        return t('problem.picture', {
          name: shown(problem.name),
          sentence: message(pictureSentences[problem.kind]),
        });
    }
  };
  return ({ problems, refusal, state }, shown) => [
    // Said once of files that have one name, as all have in Demo Mode.
    ...new Set(problems.map((problem) => sentence(problem, shown))),
    ...(refusal ? [refusalText(refusal)] : []),
    ...(state === 'unsent' ? [t('cancelled')] : []),
  ];
}
