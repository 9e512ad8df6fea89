import { describe, expect, it } from 'vitest';
import { readJapanese } from './japanese.ts';

const readings = (...words: string[]): string[] =>
  readJapanese(words).map((reading) => reading.map(({ word }) => word).join(' '));

/** Public figures and how the press writes them in Latin letters, without long vowels. */
const FIGURES = `
安倍晋三|abe shinzo
小泉純一郎|koizumi junichiro
岸田文雄|kishida fumio
鳩山由紀夫|hatoyama yukio
麻生太郎|aso taro
菅義偉|suga yoshihide
菅直人|kan naoto
野田佳彦|noda yoshihiko
森喜朗|mori yoshiro
村山富市|murayama tomiichi
中曽根康弘|nakasone yasuhiro
田中角栄|tanaka kakuei
池田勇人|ikeda hayato
岸信介|kishi nobusuke
吉田茂|yoshida shigeru
東條英機|tojo hideki
近衛文麿|konoe fumimaro
伊藤博文|ito hirobumi
西郷隆盛|saigo takamori
河野太郎|kono taro
小池百合子|koike yuriko
橋下徹|hashimoto toru
林芳正|hayashi yoshimasa
茂木敏充|motegi toshimitsu
大谷翔平|otani shohei
松井秀喜|matsui hideki
羽生結弦|hanyu yuzuru
浅田真央|asada mao
中田英寿|nakata hidetoshi
北島康介|kitajima kosuke
吉田沙保里|yoshida saori
夏目漱石|natsume soseki
芥川龍之介|akutagawa ryunosuke
太宰治|dazai osamu
三島由紀夫|mishima yukio
川端康成|kawabata yasunari
大江健三郎|oe kenzaburo
村上春樹|murakami haruki
与謝野晶子|yosano akiko
林芙美子|hayashi fumiko
山崎豊子|yamasaki toyoko
角田光代|kakuta mitsuyo
黒澤明|kurosawa akira
小津安二郎|ozu yasujiro
宮崎駿|miyazaki hayao
北野武|kitano takeshi
是枝裕和|koreeda hirokazu
濱口竜介|hamaguchi ryusuke
坂本龍一|sakamoto ryuichi
草間彌生|kusama yayoi
丹下健三|tange kenzo
安藤忠雄|ando tadao
本田宗一郎|honda soichiro
松下幸之助|matsushita konosuke
豊田章男|toyoda akio
渋沢栄一|shibusawa eiichi
湯川秀樹|yukawa hideki
野口英世|noguchi hideyo
緒方貞子|ogata sadako
麻原彰晃|asahara shoko
重信房子|shigenobu fusako
司忍|tsukasa shinobu
髙山清司|takayama kiyoshi
井上邦雄|inoue kunio
`;

const NOT_JAPANESE =
  '习近平 毛泽东 周恩来 江沢民 林彪 林语堂 林志玲 林俊傑 林鄭月娥 高行健 高建 江青 石正丽 谷俊山 關之琳 南懷瑾 柳寛順 秦刚 秦始皇 田壮壮 池昌旭 金正恩 金正男 金日成 金大中 金妍兒 朴正熙 李明博 李登輝 文在寅 盧武鉉 全斗煥 安重根 潘基文 陳水扁 蔡英文 蔣介石 馬英九 賴清德 成龍 王貞治 孫正義 白崇禧 武大偉 元斌 河正宇 東方朔 諸葛亮';

const rows = FIGURES.trim()
  .split('\n')
  .map((row) => row.split('|'));

describe('a Japanese name in Han characters', () => {
  it.each(rows)('%s is read %s', (name = '', reading) => {
    expect(readings(name)).toContain(reading);
  });

  it('is read the same with a space between surname and given name', () => {
    expect(readings('安倍', '晋三')).toEqual(readings('安倍晋三'));
    expect(readings('佐々木', '小次郎')).toContain('sasaki kojiro');
  });

  it('is read the same in old and new characters', () => {
    expect(readings('渡邊惠三')).toEqual(readings('渡辺恵三'));
    expect(readings('齋藤廣')).toEqual(readings('斉藤広'));
    expect(readings('濵﨑眞一')).toEqual(readings('浜崎真一'));
    expect(readings('渡辺恵三')[0]).toBe('watanabe keizo');
  });

  it('may hold kana', () => {
    expect(readings('坂口', 'ひろし')).toEqual(['sakaguchi hiroshi']);
    expect(readings('土井たか子')).toContain('doi takako');
    expect(readings('三原じゅん子')).toContain('mihara junko');
    expect(readings('ながえ孝子')).toContain('nagae takako');
    expect(readings('井ノ原快彦')[0]).toBe('inohara yoshihiko');
  });

  it('has the readings of surname and given name in the order of how usual they are, four at most', () => {
    expect(readings('山崎裕子')).toEqual(['yamazaki yuko', 'yamazaki hiroko', 'yamasaki yuko', 'yamasaki hiroko']);
  });

  it('with a surname that Chinese have too is known by the given name', () => {
    expect(readings('林秀明')).toContain('hayashi hideaki');
    expect(readings('柳幸太郎')).toContain('yanagi kotaro');
    expect(readings('林明')).toEqual([]);
  });

  it('is composed of parts of one origin', () => {
    expect(readings('佐藤謙吉')[0]).toBe('sato kenkichi');
    expect(readings('佐藤房信')[0]).toBe('sato fusanobu');
  });
});

describe('a name that is not known to be Japanese', () => {
  it.each(NOT_JAPANESE.split(' '))('%s has no reading', (name) => {
    expect(readings(name)).toEqual([]);
  });

  it('has none when there is a surname alone, nothing, or more than two pieces', () => {
    expect(readings('山田')).toEqual([]);
    expect(readings('')).toEqual([]);
    expect(readings()).toEqual([]);
    expect(readings('山田', '太', '郎')).toEqual([]);
  });
});
