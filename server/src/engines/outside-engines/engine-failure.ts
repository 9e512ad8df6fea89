import type { Sentence } from '@afc/contract/messages';

/** Why an engine gave no usable answer: a sentence without personal data or addresses. */
export class EngineFailure extends Error implements Sentence {
  override name = 'EngineFailure';
  readonly key: Sentence['key'];
  readonly values: Sentence['values'];

  constructor(key: Sentence['key'], values: Sentence['values'] = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
