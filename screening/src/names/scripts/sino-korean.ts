import { readTable, wordPairs } from '../table-rows.ts';
import { inSouthernSpelling, romaniseHangul } from './hangul.ts';
import type { ReadWord } from './read-word.ts';

/** Characters that Koreans have for a surname, old and simplified. */
const SURNAMES = new Set(
  `金朴李崔鄭郑姜趙赵尹張张林韓韩吳吴徐申權权黃黄安宋柳洪全高文孫孙梁裵裴白曺曹許许南沈劉刘盧卢河丁成車车具郭禹朱任田羅罗辛閔闵兪俞
陳陈池嚴严元蔡千方康玄孔咸卞廉楊杨邊边呂吕秋魯鲁都蘇苏愼慎石宣薛周吉馬马延表魏明奇潘王琴玉陸陆印孟諸诸牟卓`,
);
/** Read otherwise than the same character elsewhere. */
const AS_SURNAMES = new Map(wordPairs('金 김; 沈 심'));

let readings: Map<string, string> | undefined;

/** Most lists have no name in characters. */
function readTheTable(): Map<string, string> {
  const made = new Map<string, string>();
  for (const [syllable, characters] of wordPairs(readTable('sino-korean')))
    for (const character of characters) made.set(character, syllable);
  return made;
}

/** 金日成 is Kim Il-sung: surname and given name in the characters of China; undefined where it is no Korean surname. */
export function readSinoKorean([surname = '', given = '', ...more]: readonly string[]): ReadWord[] | undefined {
  if (more.length > 0 || !SURNAMES.has(surname)) return undefined;
  readings ??= readTheTable();
  const known = readings;
  const syllables = Array.from(given, (character) => known.get(character));
  if (syllables.length === 0 || syllables.includes(undefined)) return undefined;
  const family = AS_SURNAMES.get(surname) ?? known.get(surname) ?? '';
  return [
    { word: romaniseHangul(inSouthernSpelling(family)), source: surname },
    { word: romaniseHangul(inSouthernSpelling(syllables.join(''))), source: given },
  ];
}
