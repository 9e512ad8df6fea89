import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('a Chinese name outside pinyin', () => {
  it.each([
    ['Tan Kah Kee', 'Chen Jiageng', 'Hokkien'],
    ['Jiageng Chen', 'TAN Kah Kee', 'Hokkien, the surname last'],
    ['Leung Chi Wai', 'Liang Zhiwei', 'Cantonese'],
    ['Leung Kar-ming', 'Liang Jiaming', 'Cantonese, a long vowel written with an r'],
    ['Goh Keng Swee', 'Wu Qingrui', 'Hokkien'],
    ['Lee Kong Chian', 'Li Guangqian', 'Hokkien, with a surname that is nearly the same'],
    ['Tan Kah Kee', '陈嘉庚', 'Hokkien beside characters'],
    ['Kuo Mo-jo', 'Guo Moruo', 'Wade-Giles, which has a j where pinyin has an r'],
    ['Yen Hsi-shan', 'Yan Xishan', 'Wade-Giles'],
    ["Pai Ch'ung-hsi", 'Bai Chongxi', 'the hyphen tells which is the surname'],
    ['Chu Teh', 'Zhu De', 'a given name that is a particle elsewhere'],
    ['Chu Teh', 'ZHU, De', 'two syllables, either of which may be the surname'],
    ['Hsieh Yen', 'Yan Xie', 'the same without a comma'],
    ['Chu Jung-chi', 'Zhu Rongji', 'Wade-Giles with a surname that is spelt so in Cantonese, too'],
    ['Cheng Hsiao-yen', 'ZHENG, Xiaoyan', 'the same behind another surname'],
    ['Huo Liu Jun', 'Huo Liujun', 'a rarer surname'],
    ['Wong Kim Hung', 'Wong Kam Hung', 'Kim is no surname behind Wong'],
  ])('%s is %s: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
    expect(compareNames(b, a).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['Tan Kah Kee', 'Chen Weiming', 'another given name'],
    ['Tan Kah Kee', '陈伟明', 'another given name in characters'],
    ['Lee Jianguo', 'Li Jianhua', 'both given names are in pinyin'],
    ['Leung Chi Wai', 'Zhang Zhiwei', 'another surname'],
    ['Liu Yang', 'Liu Yong', 'the given names are no surnames in two spellings'],
    ['Wang Wen', 'Wang Man', 'the surname says that both are Mandarin'],
    ['Chu Teh', 'Zhu Da', 'another syllable'],
    ['Pham Thi Lan', 'Pham Thi Loan', 'Vietnamese, though Lan is a Chinese surname'],
  ])('%s is not %s: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });
});
