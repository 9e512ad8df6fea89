import anyAscii from 'any-ascii';

/** Consonants that only tell the tone of the one behind them are not spoken. */
const SILENT_H = /ห(?=[งญนมยรลว])/gu;
/** The sign over a letter makes it silent, and in some clusters the letter before it, too: จันทร์, ลักษณ์. */
const SILENCED = /(?:[ทตด](?=ร)|ษ(?=ณ))?[ก-ฮ][ิุ]?์/gu;
/** Vowels that are written before the consonant they are spoken behind. */
const VOWEL_FIRST = /([เแโใไ])([ก-ฮ])/gu;

/** Two of these letters are an "an", and an "a" where another consonant closes the syllable: บรรหาร, สุวรรณ. */
const CLOSED_RR = /รร(?=[ก-ฮ](?![ะ-ูเ-๎]))/gu;

/** Thai as its letters sound: its short vowels are hardly written, so the consonants count. */
export function romaniseThai(word: string): string {
  return anyAscii(
    word
      .replace(SILENCED, '')
      .replace(CLOSED_RR, 'ั')
      .replace(/รร/gu, 'ัน')
      .replace(SILENT_H, '')
      .replace(/^ทร/u, 'ซ')
      .replace(/ญ(?![ะ-ูเ-ไ])/gu, 'น')
      .replace(VOWEL_FIRST, '$2$1'),
  );
}
