import anyAscii from 'any-ascii';
import { wordPairs } from '../table-rows.ts';

/** Consonants that only tell the tone of the one behind them are not spoken. */
const SILENT_H = /ห(?=[งญนมยรลว])/gu;
/** The sign over a letter makes it silent, and in some clusters the letter before it, too: จันทร์, ลักษณ์. */
const SILENCED = /(?:[ทตด](?=ร)|ษ(?=ณ))?[ก-ฮ][ิุ]?์/gu;
/** Vowels that are written before the consonant they are spoken behind. */
const VOWEL_FIRST = /([เแโใไ])([ก-ฮ])/gu;

/** Two of these letters are an "an", and an "a" where another consonant closes the syllable: บรรหาร, สุวรรณ. */
const CLOSED_RR = /รร(?=[ก-ฮ](?![ะ-ูเ-๎]))/gu;

/** The letters of Lao stand in the order of the Thai ones they come from; these have none, or another sound. */
const BETWEEN_LAO_AND_THAI = 0x80;
const LAO_ONLY = new Map(wordPairs('ຊ ซ; ົ อ; ໍ อ; ຼ ล; ຽ ย; ໜ น; ໝ ม'));

export function romaniseLao(word: string): string {
  const inThai = word
    .replace(/ໍາ/gu, 'ຳ')
    .replace(
      /\p{Script=Lao}/gu,
      (letter) => LAO_ONLY.get(letter) ?? String.fromCharCode(letter.charCodeAt(0) - BETWEEN_LAO_AND_THAI),
    );
  return romaniseThai(inThai);
}

/** Thai as its letters sound: its short vowels are hardly written, so the consonants count. */
export function romaniseThai(word: string): string {
  return anyAscii(
    word
      // Cleaned texts have the vowel of คำ in two parts.
      .replace(/ํา/gu, 'ำ')
      .replace(SILENCED, '')
      .replace(CLOSED_RR, 'ั')
      .replace(/รร/gu, 'ัน')
      .replace(SILENT_H, '')
      .replace(/^ทร/u, 'ซ')
      .replace(/^พร(?=[ก-สฬฮ])/u, 'พอน')
      .replace(/ษ(?=[ฎฏฐ])/gu, '')
      .replace(/(?<=[ตทด])ร$/u, '')
      .replace(/ร$/u, 'น')
      .replace(/ญ(?![ะ-ูเ-ไ])/gu, 'น')
      .replace(VOWEL_FIRST, '$2$1'),
  );
}
