import { detectScript, isSyllabic } from './script.ts';

const DOUBLE_SURNAMES = new Set(
  `欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 皇甫 令狐 慕容 公孙 公孫 夏侯 东方 東方 尉迟 尉遲 长孙 長孫 宇文 端木 独孤 獨孤 南宫 南宮
남궁 황보 제갈 선우 독고 사공 서문 동방`.split(/\s/),
);

export function mayBeSurname(word: string): boolean {
  return Array.from(word).length === 1 || DOUBLE_SURNAMES.has(word);
}

/** A whole name in one run of characters, each a syllable, as surname and given name; anything else stays as it is. */
export function takeApart(name: string): string[] {
  const characters = Array.from(name.normalize('NFC'));
  const script = detectScript(name);
  if (!isSyllabic(script) || characters.length < 2 || characters.length > 4) return [name];
  const [first = '', second = ''] = characters;
  const twice = DOUBLE_SURNAMES.has(first + second);
  if (twice && characters.length === 2) return [name];
  const surnames = twice ? [first + second] : [first];
  // A married woman may have two surnames: 林鄭月娥.
  if (!twice && script === 'Han' && characters.length === 4) surnames.push(second);
  return [...surnames, characters.slice(surnames.join('').length).join('')];
}
