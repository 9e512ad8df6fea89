import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

describe('a name in Arabic or Hebrew letters', () => {
  it.each([
    ['علی رضایی', 'Ali Rezaei', 'a letter that Persian speaks as z'],
    ['ضیاء الحق', 'Zia-ul-Haq', 'the same in Urdu'],
    ['ضياء الدين الهاشمي', 'Diaa Eldin Al Hashimi', 'the same in Egypt'],
    ['فیاض احمد', 'Fayyaz Ahmad', 'the same at the end of a word'],
    ['قمر جاوید باجوہ', 'Qamar Javed Bajwa', 'an h at the end that is a vowel'],
    ['عابدہ پروین', 'Abida Parveen', 'the same, where the word looks like the servant of somebody'],
    ['نادره رضایی', 'Nadereh Rezaei', 'the same in Persian'],
    ['محمدجواد ظریف', 'Javad Zarif', 'one half of two names written as one word'],
    ['فضل‌الرحمن نورزی', 'Fazal Rahman Noorzai', 'two names joined by the article'],
    ['ئاراس حەسەن', 'Aras Hassan', 'Kurdish, with its sign before a vowel'],
    ['بەرهەم ساڵح', 'Barham Salih', 'an h at the end that is one'],
    ['سیده زهرا حسینی', 'Zahra Hosseini', 'the title of a woman'],
    ['انتصار العبيدي', 'Intissar al-Ubaydi', 'two letters that Latin writes for one sound'],
    ['فاتح خان', 'Fatih Khan', 'the same, at the end of a word'],
    ['زكريا الصبار', 'Zakarya Essabar', 'an article written together with its word'],
    ['استانکزی', 'Stanikzai', 'a vowel before two consonants'],
    ['عثمان سليمان', 'Othmane Slimane', 'an e at the end that only French writes'],
    ['سعادت علی', 'Saadat Ali', 'a d and a t that are two sounds'],
    ['روحي الجوهري', 'Rawhi al-Jawhari', 'an h behind a diphthong'],
    ['آیت‌الله محمد یزدی', 'Mohammad Yazdi', 'a title joined by a sign without width'],
    ['حجت الاسلام والمسلمین محمد یزدی', 'Mohammad Yazdi', 'a title of several words'],
    ['اللواء الركن الدكتور محمد الخطيب', 'Mohammed al-Khatib', 'several titles'],
    ['د.محمد الخطيب', 'Mohammed al-Khatib', 'the initial of a doctor'],
    ['ڈاکٹر عمران ملک', 'Imran Malik', 'a doctor in Urdu'],
    ['أبو مهدي المهندس', 'Abu Mahdi al-Muhandis', 'an engineer who is called so'],
    ['רחל יזרעאלי', 'Rachel Yizraeli', 'Hebrew with a y at the beginning'],
    ['יואב גלנט', 'Yoav Gallant', 'Hebrew with hardly a consonant'],
    ['טליה אוחיון', 'Talia Ohayon', 'a Hebrew vowel of two letters'],
    ['איה כהן', 'Aiya Cohen', 'a name of vowels alone'],
  ])('makes %s and %s one name: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['خالدہ بیگم', 'Khalid Begum', 'a woman and a man'],
    ['شاهد ملك', 'Shahida Malik', 'a man and a woman'],
    ['وحید رستمی', 'Vahideh Rostami', 'the same, in another spelling'],
    ['أمينة الحق', 'Amin al-Haq', 'the same, beside a frequent name'],
    ['مریم شریفی', 'Maryam Ashrafi', 'a vowel at the beginning is always written'],
    ['فرهاد اکرمی', 'Farhad Karimi', 'the same on the other side'],
    ['زهرا حسینی', 'Zahra Hassani', 'two surnames whose consonants are the same'],
    ['محمود درویش', 'Mahmoud Darwisha', 'a consonant of two Latin letters at the end'],
    ['محمدرضا کریمی', 'Mohammad Raza', 'one given name in one word, and no surname'],
    ['رائد محمد الخطيب', 'Mohammed al-Khatib', 'Raed, who is a major only behind the article'],
    ['משה דיין', 'Moshe Dahan', 'two surnames'],
    ['נועה קירל', 'Noam Kirel', 'two given names'],
  ])('keeps %s and %s apart: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });

  it.each([
    ['نادر یزدی', 'Nader Yazdi', 'a y at the beginning is a consonant'],
    ['محمد شفيع', 'Mohammed Shafi', 'a consonant at the end that Latin letters leave out'],
    ['علی خامنه‌ای', 'Ali Khamenei', 'an h inside that is a vowel'],
    ['وجيه خوري', 'Wajih Khoury', 'an h at the end that is one'],
    ['آیت‌الله محمد یزدی', 'Mohammad Yazdi', 'nothing but a title is left out'],
  ])('makes %s and %s one name with hardly a difference: %s', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThan(0.9);
  });

  it('is nearer to the woman than to the man whose name hers was made of', () => {
    const ending = (name: string) => compareNames('سعیدہ وارثی', name).score;
    expect(ending('Sayeeda Warsi')).toBeGreaterThan(ending('Saeed Warsi'));
  });
});

describe('an article within an Arabic name', () => {
  it.each([
    ['Fazlur Rahman', 'Fazl al-Rahman'],
    ['Fazlurrahman Noorzai', 'Fazal Rahman Noorzai'],
    ['Ziaur Rahman', 'Zia-ur-Rehman'],
    ['Shafiqul Islam', 'Shafiq al-Islam'],
    ['Mansur Rahman', 'Mansoor Rehman'],
    ['Salah Eldin Hassan', 'Salahuddin Hassan'],
    ['Abolfazl Rahimi', 'Abu al-Fadl Rahimi'],
  ])('takes %s and %s for one name with hardly a difference', (a, b) => {
    expect(compareNames(a, b).score).toBeGreaterThan(0.85);
  });

  it.each([
    ['Fazlur Rahman', 'Fahim Rahman'],
    ['Abolfazl Rahimi', 'Abolghasem Rahimi'],
    ['Abdul Rahman Khan', 'Fazlur Rahman Khan'],
  ])('leaves %s and %s two people', (a, b) => {
    expect(compareNames(a, b).score).toBeLessThan(NAME_THRESHOLD);
  });
});
