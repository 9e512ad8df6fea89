import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('a name of East or Southeast Asia', () => {
  it.each([
    ['張偉', '张伟', 'old and simplified characters'],
    ['渡邊健', '渡辺健', 'two forms of a Japanese surname'],
    ['泽田研二', '澤田研二', 'a Japanese surname in the characters of China'],
    ['李静', '李靖', 'one character that the keyboard offers for the other'],
    ['金日成', 'Kim Il-sung', 'a Korean in the characters of China'],
    ['金铁三', 'Kim Chol Sam', 'the same in simplified ones'],
    ['李承晩', '이승만', 'the same beside the letters of Korea'],
    ['리영희', '이영희', 'a surname of the North and of the South'],
    ['Kang Kyung-wha', '강경화', 'a syllable with its first letters exchanged'],
    ['허준', 'Hur Jun', 'a surname beside a given name that is one as well'],
    ['キム・ジョンウン', 'Kim Jong Un', 'a Korean in the letters of Japan'],
    ['チャン・ソンテク', 'Jang Song Thaek', 'the same, with n for ng in the surname'],
    ['イ・ミョンバク', '이명박', 'the same beside the letters of Korea, with a surname of one vowel'],
    ['ファン・ビョンソ', 'Hwang Pyong So', 'the same with an f for a sound that Japanese has not'],
    ['Goh Chok Tong', '吳作棟', 'Hokkien beside old characters'],
    ['Jack Ma Yun', '马云', 'an English name that might be a syllable'],
    ['Lyu Jianhua', '吕建华', 'the vowel that passports write yu'],
    ['Wong Ka Ki, Mary', 'WONG, Ka-ki', 'a whole name before the comma, and an English one behind it'],
    ['Wong Ka Ki, Mary', 'WONG, Mary', 'the same, of which the other side has the English name'],
    ['Kim Min Ho, Daniel', 'Daniel Min-ho Kim', 'the same in Korea'],
    ['Chun-ying Leung', '梁振英', 'a short Cantonese vowel'],
    ['ชาญวีรกูล อนุทิน', 'Anutin Charnvirakul', 'an r that makes a vowel long'],
    ['เศรษฐา ทวีสิน', 'Srettha Thavisin', 'a consonant that is not spoken before its sister'],
    ['ประวิตร วงษ์สุวรรณ', 'Prawit Wongsuwan', 'an r that is not spoken'],
    ['นางสาวพรทิพย์ ตัวอย่าง', 'Pornthip Tuayang', 'a title written together with the name'],
    ['Aphisit Wetchachiwa', 'Abhisit Vejjajiva', 'Thai by its sound and by its letters'],
    ['Somchai Wongsawat', 'Somchai Wongsawasdi', 'the same at the end of a word'],
    ['ໄກສອນ ພົມວິຫານ', 'Kaysone Phomvihane', 'Lao'],
    ['ສອນໄຊ ສີພັນດອນ', 'Sonexay Siphandone', 'Lao, where an x is an s'],
    ['ຄຳໄຕ ສີພັນດອນ', 'Khamtay Siphandone', 'a vowel in two parts'],
    ['Wichai Siwatthanaprapha', 'Vichai Srivaddhanaprabha', 'Thai as Sanskrit has it'],
    ['สมชาย ใจดี', 'Khun Somchai Jaidee', 'how Thai address anybody'],
    ['선우은숙', 'Sunwoo Eun-sook', 'a Korean surname of two syllables'],
    ['제갈성렬', 'Jegal Sung-yeol', 'a consonant that only the North writes'],
    ['Ko Zaw Min Tun', 'U Zaw Min Htun', 'how Burmese address a man'],
    ['Tsakhiagiin Elbegdorj', 'Elbegdorj Tsakhia', 'the parent of a Mongol'],
    ['Доржийн Ганбаатар', 'Ganbaatar Dorj', 'the same in Cyrillic letters'],
  ])('%s is %s: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
    expect(compareNames(b, a).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['张伟', '章薇', 'every character is another that sounds alike'],
    ['黎晓鸣', '李小明', 'the same where the given name has two'],
    ['山本太郎', '山田太郎', 'two Japanese surnames that share a character'],
    ['田中和夫', '田中和子', 'a brother and his sister'],
    ['松本智津夫', 'Matsumoto Chizuko', 'a brother and his sister in two scripts'],
    ['金日成', 'Kim Jong-il', 'another Korean in the characters of China'],
    ['Chen Ben', 'Chen Bin', 'given names that mean "son of" elsewhere'],
    ['Kim Young-soo', 'Kim Young-ho', 'another consonant before the same vowel'],
    ['Li Xiaoling', 'Li Xiaolong', 'another vowel'],
    ['Ma Ying-jeou', 'Daw Ying-jeou', 'a Chinese surname that is a title in Burma'],
  ])('%s is not %s: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
    expect(compareNames(b, a).score).toBeLessThan(NAME_THRESHOLD);
  });

  it('hears a "son of" in no name made of syllables', () => {
    expect(compareNames('Li Bin', 'Li').score).toBeLessThan(NAME_THRESHOLD);
  });
});
