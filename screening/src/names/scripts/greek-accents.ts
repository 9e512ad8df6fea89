/** Capitals have none. A diaeresis stays: it parts two vowels. */
export const withoutGreekAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0342\u0313\u0314\u0345]/g, '')
    .normalize('NFC');
