/** Why an engine gave no usable answer: a sentence without personal data or addresses. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}
