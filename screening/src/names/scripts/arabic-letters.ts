/** The letters that Arabic, Persian and Urdu write differently, and the signs that writers leave out. */
export function oneArabicSpelling(word: string): string {
  return word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[یىے]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةۀہھ]/g, 'ه')
    .replace(/ئ/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ء/g, '');
}
