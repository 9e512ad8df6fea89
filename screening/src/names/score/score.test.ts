import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD, NEAR_EXACT } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string): number => compareNames(a, b).score;

describe('the same person', () => {
  it.each([
    ['Sergei Lavrov', 'Sergey Viktorovich LAVROV', 'a patronymic left out'],
    ['Serej Lavrov', 'Сергей Викторович Лавров', 'another script and a slip'],
    ['bin Salman Mohammed', 'Mohammed bin Salman', 'another order'],
    ['Lagarde Christine Madeleine Odette', 'Christine Lagarde', 'another order, and given names more'],
    ['Abderrahmane Ould Mohamed Ejemplo Oul', 'Abderrahmane Ould Mohamed Ejemplo Ould Salem', 'a column too narrow'],
    ['Misha Example', 'Mikheil Example', 'a pet form of a Georgian name'],
    ['VladimirPutin', 'Vladimir Putin', 'no space'],
    ['Nikolai Plat Ono Vich Patrushev', 'Nikolai Platonovich Patrushev', 'too many spaces'],
    ['Vldmr Ptn', 'Vladimir Putin', 'no vowels'],
    ['V. Putin', 'Vladimir Putin', 'an initial'],
    ['Vlad. Putin', 'Vladimir Putin', 'an abbreviation'],
    ['Otto Hdez. Example', 'Otto Hernández Example', 'a word without its middle'],
    ['Abd. Beispiel', 'Abdullah Beispiel', 'the half that many names begin with'],
    ['Abd. Rahman Beispiel', 'Abdul Rahman Beispiel', 'the same where it is half of a name'],
    ['محمدرضا پهلوی', 'Mohammad Reza Pahlavi', 'two Persian words written as one'],
    ['朱德', 'Chu Teh', 'a Chinese surname in the spelling of a Korean one'],
    ['Nieh Jung-chen', '聂荣臻', 'a Chinese surname that the hyphen tells'],
    ['Pipe Ejemplo', 'Felipe Ejemplo', 'a Spanish pet form'],
    ['Ilham Heydar oglu Aliyev', 'Ильхам Гейдарович Алиев', 'a father in two languages'],
    ['I9or Sech1n', 'Igor Sechin', 'scanner slips'],
    ['Ted Example', 'Theodore Example', 'a nickname'],
    ['Sasha Example', 'Aleksandr Example', 'a pet form'],
    ['Katya Example', 'Yekaterina Example', 'a pet form of another spelling'],
    ['Beppe Example', 'Giuseppe Example', 'an Italian pet form'],
    ['Wojtek Example', 'Wojciech Example', 'a Polish pet form'],
    ['Example V.V.', 'Vladimir Example', 'initials behind the surname'],
    ['Пример Ю. В.', 'Yury Valentinovich Primer', 'Cyrillic initials that are two Latin letters'],
    ['Primer Yu.V.', 'Iurii Primer', 'the same in Latin letters'],
    ['Примеров Е.М.', 'Yevgeny Primerov', 'an initial that transliterations write in two ways'],
    ['Abdul Q. Example', 'Abdul Qadeer Example', 'half of a compound shortened to its initial'],
    ['Sjarhej Beispiel', 'Sergei Beispiel', 'spellings of one known name that have little in common'],
    ['Serge Sarkissian', 'Serzh Sargsyan', 'the same of a surname'],
    ['Zhenya Example', 'Eugene Example', 'a pet form of a foreign form'],
    ['Maxamed Cabdiraxmaan', 'Mohamed Abdirahman', 'Somali spelling'],
    ['Primerow, A. W.', 'Aleksandr Vasilievich Primerov', 'German initials'],
    ['Dschalal Beispiel', 'Jalal Beispiel', 'German spelling of a sound it has no letter for'],
    ['Kim Dschong-un', 'Kim Jong Un', 'the same in a Korean name'],
    ['Beispiel Altabajewa', 'Beispiel Altabaeva', 'a glide between vowels'],
    ['Dusko Beispiel', 'Dusan Beispiel', 'a Serbian pet form'],
    ['RYOM, Hui-bong', 'Ryeom Heui-bong', 'a Korean surname that the comma tells'],
    ['Hosein Allah-Karam', 'ALLAHKARAM, Hossein', 'a compound that begins with a word others end with'],
    ['Ali er-Namudhaj', 'Ali al-Namudhaj', 'a Turkish article'],
    ['Gral. Otto Example', 'Otto Example Beispiel', 'a Spanish title'],
    ['Enver Hodja', 'Enver Hoxha', 'an Albanian letter'],
    ['Jong-un Kim', 'KIM, Jong Un', 'a Korean surname behind the given name'],
    ['Jong Un Kim', 'Kim Jong Un', 'the same without a hyphen'],
    ['أبو بكر البغدادي', 'Abu Bakr al-Baghdadi', 'an Arabic name of two words'],
    ['محمود احمدی نژاد', 'Mahmoud Ahmadinejad', 'a Persian surname written apart'],
    ['অমিত শাহ', 'Amit Shah', 'Bengali'],
    ['Otto Example Jr.', 'Otto Example', 'a generation left out'],
    ['Khaled Example', 'Khalid Example', 'two spellings of one known name'],
    ['Ssad Namudhaj', 'Asad Namudhaj', 'a slip that only sounds like another name'],
    ['Zhang Wei', 'Chang Wei', 'two romanisations of one syllable'],
    ['Zoran Djindjic', 'Zoran Đinđić', 'a letter that Serbian writes as two'],
    ['Anibal Cavaco e Silva', 'Aníbal António Cavaco Silva', 'an "and" between surnames'],
    ['Manmohan Singh', 'मनमोहन सिंह', 'Singh in Devanagari'],
    ['AHMADINEJAD, Mahmoud', 'Mahmud Ahmadi-Nezhad', 'a word written apart and otherwise'],
    ['Chow Yun Fat', 'Chau Yun-fat', 'two spellings of a Cantonese surname'],
    ['John Lee Ka-chiu', 'LEE, Ka Chiu John', 'a Western name before or behind the other'],
    ['Moammar Qaddafi', 'Muammar Gaddafi', 'transliterations'],
    ['Hsi Chin-ping', 'Xi Jinping', 'an older romanisation'],
    ['فرناندو بيريز', 'Fernando Pérez', 'Arabic without vowels'],
    ['בנימין נתניהו', 'Benjamin Netanyahu', 'Hebrew'],
    ['バラク・オバマ', 'Barack Obama', 'kana'],
    ['이명박', 'Lee Myung-bak', 'Korean and its surname spellings'],
    ['毛泽东', 'Mao Tse-tung', 'Chinese'],
    ['Παπανδρέου Γεώργιος', 'George Papandreou', 'Greek'],
    ['Marie-Therese Muller', 'Marie Thérèse Müller', 'accents and hyphens'],
    ['Jean Example', 'Jean de la Example', 'particles'],
    ['Ad vd Ejemplo', 'Ad van den Ejemplo', 'particles shortened to their letters'],
    ['Otto Siddiqui', 'Otto Seddiqi', 'spellings of one known surname'],
    ['Mohammed Khalil al-Namudhaj', 'Khalil al-Namudhaj', 'a name that many have before their own'],
    ['Abu Khalil al-Namudhaj', 'Khalil al-Namudhaj', 'a name by the eldest son, cut short'],
    ['Uday Khalil al-Namudhaj', 'Uday al-Namudhaj', 'a father left out'],
    ['Kobi Example', 'Yaakov Example', 'a Hebrew pet form'],
    ['Sakis Paradeigma', 'Athanasios Paradeigma', 'a Greek pet form'],
    ['Hafez Mohammed Saeed', 'Hafiz Muhammad Said', 'two spellings of a title'],
    ['Otto Coronel Ejemplo', 'Coronel Ejemplo, Otto', 'a surname that is a rank elsewhere'],
    ['Chen Qian', 'Chen Chien', 'pinyin and an older romanisation of one syllable'],
    ['Georgiou Nikolaos', 'Nikolaos Georgiou', 'a Greek surname first'],
    ['Rahman Beispiel Abdul', 'Abdul Rahman Beispiel', 'the first half of a compound last'],
    ['Francisco Diza', 'Francisco Diaz', 'two neighbours exchanged in a short surname'],
    ['Abdlu Jabbar', 'Abdul Jabbar', 'a slip in the first half of a compound'],
    ['Adul Karim Beispiel', 'Abdul Karim Beispiel', 'a letter missing there'],
    ['Abdul Achekzai', 'Abdul Samad Achekzai', 'the second half of a compound left out'],
    ['ACHEKZAI, Abdul', 'Abdul Samad Achekzai', 'the same with the surname first'],
    ["Mi'n-ho Son", "SON, Mi'n-ho", 'a hyphen and apostrophes in a given name'],
    ['Min Ho Son', 'SON, Min Ho', 'a Korean given name that begins with a surname'],
    ['Miin Ho Son', 'SON, Min Ho', 'the same with a slip'],
    ['JONG UN, KIM', 'Kim Jong Un', 'a Korean given name before the comma'],
    ['Ri Min Song', 'MIN SONG, RI', 'the same where its last syllable is a surname elsewhere'],
    ['A. Rahman Beispiel', 'Abdul Rahman Beispiel', 'the initial of a compound'],
    ['A. Kareem Beispiel', 'Abdul Karim Beispiel', 'the same in another spelling'],
    ['Sheik Hasina Beispiel', 'Sheikh Hasina', 'a title in two spellings, which may be a name on one side'],
    ['Mian Otto Beispiel', 'Muhammad Otto Beispiel', 'a title instead of the name that is often left out'],
    ['Kamal Beispiel', 'Kamal al-Din Beispiel', 'half of a compound left out'],
    ['Den. Ejemplo', 'Denis Ejemplo', 'an abbreviation that looks like a particle'],
    ['João de Souza', 'Joao Sousa', 'a surname of two spellings'],
    ['Joel Beispiel', 'Yoel Beispiel', 'a Hebrew name'],
    ['Liliana Primer', 'Ljiljana Primer', 'a Serbian spelling'],
    ['Jair Ejemplo', 'Yair Ejemplo', 'a Hebrew name in Portuguese'],
    ['Пётр Примеров', 'Пётp Примepов', 'Latin letters between Cyrillic ones'],
    ['Natalya Vladimirovna Primer', 'Natallia Uladzimirauna Primer', 'a father in Russian and Belarusian'],
    ['Otto Grigorievich Primer', 'Otto Hryhoryavich Primer', 'the same of a name that ends in a vowel'],
    ['Siarhei Tsymerouski', 'Sergey Timerovsky', 'a Belarusian surname'],
    ['Mohamed Namudhaj', 'NAMUDHAAJ, Mohamed Abdi', 'a Somali name that is half of a compound elsewhere'],
    ['Rania Aldabas', 'Rania Raslan Dabbas', 'an article written together with its word'],
    ['Otto Elkaddafi', 'Otto Gaddafi', 'the same before another spelling'],
    ['Naseer Beispiel', 'Nasiruddin Beispiel', 'half of a compound in another spelling'],
    ['Otto Nourreldine', 'Otto Noureddine', 'two ways to write the article in a compound'],
    ['Adnan Kawtharani', 'Adnan Hussein Kutherani', 'two ways to write one Arabic vowel'],
    ['A. Q. Khan', 'Abdul Qadeer Khan', 'the initials of a compound'],
    ['Emeka Example', 'Chukwuemeka Example', 'a Nigerian short form'],
    ['Otto Puangpetch', 'Otto Phuangphet', 'two ways to write a Thai surname'],
    ['Vladislavas Ivanovas', 'Vladislav Ivanov', 'a Russian name in Lithuanian'],
    ['Rafi Udin', 'Rafi bin Udin', 'a particle left out before what is half of a compound elsewhere'],
    ['Rafi Udin', 'Rafiuddin', 'the compound itself'],
    ['Otto Bensalah', 'Otto bin Salih', 'a son written together with the father, who is no servant of God'],
    ['Majeed Abdul Beispiel', 'Beispiel Abdul Majeed', 'a compound turned round before the surname'],
    ['Un Kim Jong', 'Kim Jong Un', 'the last syllable put first'],
    ['Haralampos Hristodoulou', 'Charalambos Christodoulou', 'a Greek letter that is an h or a "ch"'],
    ['ナーセル・アリー', 'Nasser Ali', 'an l in a script that has none'],
    ['ペーター・シュミット', 'Peter Schmidt', 'an r that Japanese hears as a long vowel'],
    ['おおの ゆうた', 'Yuta Ohno', 'a long vowel of Japanese'],
  ])('%s | %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(NAME_THRESHOLD);
    expect(score(b, a)).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });
});

describe('different people', () => {
  it.each([
    ['Kwok-wai Cheng', 'TSANG, Erick Kwok-wai', 'another surname of one syllable'],
    ['Julian Ejemplo', 'Julio Ejemplo', 'two names with a foreign form in common'],
    ['Ramon Mejia', 'Ramon Meza', 'two Spanish surnames'],
    ['Daniel Beispiel', 'Danielle Beispiel', 'the name of a woman'],
    ['Françoise Exemple', 'François Exemple', 'the name of a woman by one letter'],
    ['Stefan Beispiel', 'Stefanie Beispiel', 'the same by two'],
    ['Michael Beispiel', 'Michelle Beispiel', 'the same in a name of many forms'],
    ['Tadesse Example', 'Tadele Example', 'two Ethiopian names'],
    ['Deniz Örnek', 'Denis Örnek', 'two names that sound alike'],
    ['Uday Khalil al-Namudhaj', 'Khalil al-Namudhaj', 'a son and the father whose name he has behind his own'],
    ['Hamza Khalil bin Namudhaj', 'Khalil bin Namudhaj', 'the same with another particle'],
    ['Otto Levy', 'Otto Levin', 'two Jewish surnames'],
    ['Otto Salami', 'Otto Salimi', 'two Persian surnames'],
    ['Otto Dubois', 'Otto Dupuis', 'two French surnames'],
    ['Nikolaos Georgiou', 'Georgios Nikolaou', 'Greek surnames made of the other given name'],
    ['Chen Jian', 'Chen Qian', 'two syllables that older romanisations write alike'],
    ['Wang Li', 'Wang Lei', 'a given name that is a spelling of a surname elsewhere'],
    ['Liu Jianhua', 'Liu Jianguo', 'another syllable of two'],
    ['Nguyen Van Thanh', 'Nguyen Van Thinh', 'another Vietnamese syllable'],
    ['Nguyen Van Dong', 'Nguyen Van Dung', 'one that would be the same in Chinese'],
    ['Li Xiaobing', 'Li Xiaoding', 'a Chinese syllable that begins otherwise'],
    ['Martin Beispiel', 'Martina Beispiel', 'the name of a woman that looks like the surname of one'],
    ['Peter Beispiel', 'Peterné Beispiel', 'a Hungarian wife'],
    ['Otto Tanaka', 'Otto Tanabe', 'two Japanese surnames'],
    ['Otto Bayrak', 'Otto Albayrak', 'a Turkish surname that begins with no article'],
    ['Martin Keller', 'Martin Kellermann', 'a surname made of another'],
    ['Abbas Rashidi', 'Abbas Rashidian', 'the same in Persian'],
    ['Ismail Demir', 'Ismail Demirtas', 'a surname that is no abbreviation of another'],
    ['Mehmet Yıldız', 'Mehmet Yılmaz', 'two known surnames'],
    ['Olga Belova', 'Olga Belyaeva', 'two known surnames of women'],
    ['Dragan Beispiel', 'Dragana Beispiel', 'the name of a woman that no table has'],
    ['Alexander Beispiel', 'Alexandra Beispiel', 'names with pet forms in common'],
    ['राजेश वर्मा', 'राकेश वर्मा', 'two known names in Devanagari'],
    ['Ahmad bin Hasan', 'Hasan bin Ahmad', 'father and son'],
    ['Sergey Viktorovich Lavrov', 'Sergey Borisovitch Lavrov', 'another father'],
    ['BARZAN IBRAHIM HASSAN AL-MOSULI', 'BARZAN IBRAHIM HASSAN AL-TIKRITI', 'another origin'],
    ['Boris Netanyahu', 'Benjamin Netanyahu', 'another given name'],
    ['Hans O Friedrich', 'Hans Joachim Friedrich', 'another initial'],
    ['김종은', '김정은', 'another character'],
    ['习近朋', '习近平', 'another character that sounds alike'],
    ['Khalid Example', 'Khalil Example', 'another known name, one letter away'],
    ['Abdul Qadir Example', 'Abdul Qahir Example', 'another known name in a compound'],
    ['Abdul Rahman', 'Abdul Karim Rahman', 'a compound whose second half is a surname elsewhere'],
    ['Abdul Achekzai', 'Abdul Samad Karzai', 'half of a compound and another surname'],
    ['Habibullah Example', 'Hafizullah Example', 'the same at the front of it'],
    ['Ali Rezaei', 'Ali Reza Example', 'a Persian surname made of the given name'],
    ['Maria Example', 'Mario Example', 'a brother and his sister'],
    ['Sasha Example', 'Pasha Example', 'two pet forms of two names'],
    ['Hasan Example', 'Hussein Example', 'two names with the same consonants'],
    ['حسن روحانی', 'Hossein Rouhani', 'the same in Arabic letters'],
    ['محمود أحمد', 'Mohammed Ahmed', 'two names with almost the same Arabic letters'],
    ['Otto Example Jr.', 'Otto Example Sr.', 'father and son by their generation'],
    ['Viktor Petrov', 'Viktor Petrovich Example', 'a surname and a father'],
    ['Natalia Ivanova', 'Natalia Ivanovna Example', 'a surname and the father of a woman'],
    ['Mohammad Hosseini', 'Mohammad Hossein Example', 'a surname made of the given name'],
    ['Jose Almeida', 'يوسف المداني', 'an article that takes nothing off its word'],
    ['Do Van Anh', "O'Ninno", 'two consonants in common'],
    ['Faisal Rana', 'Faisal Rabbi', 'a doubled letter that makes a word no longer'],
    ['Choe Yong Chol', 'Cho Yong Chol', 'another Korean surname that sounds alike'],
    ['Kim Kyung Soo', 'Kim Kyu', 'a Korean name that is no abbreviation'],
    ['Zhang Wei', 'Wang Wei', 'another surname of one syllable'],
    ['Ri Yong Ho', 'Ri Yong Mu', 'another syllable in a Korean name'],
    ['Amy Lau', 'Amy Lam', 'a wrong consonant in a word of three letters'],
    ['Kim Jong Man', 'Kim Jong Sik', 'short words need strict rules'],
    ['Ali', 'Ali Example Namudhaj', 'one word of several'],
    ['Abu Example', 'Abu Namudhaj', 'a shared kunya'],
    ["O'", "O'Example", 'an initial and nothing else'],
    ['Mohammed Example', 'Mohammed Namudhaj', 'a shared common name'],
    ['Amir Ivanovich Example', 'Denis Ivanovich Example', 'a given name that is a title elsewhere'],
    ['Amy Example', 'May Example', 'the same three letters'],
    ['Robert Williams', 'William Roberts', 'the first name of one is the surname of the other'],
    ['Peter Johns', 'John Peters', 'the same'],
    ['Otto Primerlik', 'Otto Primerlov', 'two surnames of one stem'],
    ['Karim Abdul Rahman', 'Abdul Karim Rahman', 'two compounds that share a word'],
    ['A. Rahim Beispiel', 'Abdul Karim Beispiel', 'the initial of another compound'],
    ['Abdul Ghafar Example', 'Abdul Ghafur Example', 'two names of God'],
    ['Omar Khalid Yusuf Salman', 'Khalid Yusuf Salman', 'a son and his father, by given names alone'],
    ['さいとう けんいち', 'Saito Kenji', 'two Japanese given names in kana'],
    ['フジモト シンゾウ', 'Fujimori Shinzo', 'two Japanese surnames in kana'],
    ['欧阳振华', 'Ouyang Zhenyu', 'another syllable behind a surname of two'],
    ['Win Tin Beispiel', 'Win Tun Beispiel', 'two Burmese names'],
  ])('%s | %s: %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(NAME_THRESHOLD);
    expect(score(b, a)).toBeLessThan(NAME_THRESHOLD);
  });
});

it('takes two given names in the other order, and a surname more, for another person', () => {
  const swapped = score('Mahmoud Example', 'Example Mahmoud al-Namudhaj');
  expect(swapped).toBeLessThan(score('Mahmoud Example', 'Mahmoud Example al-Namudhaj') - 0.05);
  // The surname stands first, and the father's name is left out.
  expect(score('Vladimir Example', 'Example Vladimir Ivanovich')).toBeGreaterThan(0.85);
});

it('takes neighbours for exchanged at the beginning of a word too, and in the shortest ones', () => {
  expect(score('Amrtin Example', 'Martin Example')).toBeCloseTo(score('Matrin Example', 'Martin Example'));
  expect(score('Otto Amn Beispiel', 'Otto Man Beispiel')).toBeGreaterThan(0.7);
});

it('does not take one syllable for another that sounds alike', () => {
  expect(score('Kim Nam Myong', 'Kim Nam Yong')).toBeLessThan(0.85);
  expect(score('Kim Jong Hun', 'Kim Jong Un')).toBeLessThan(0.85);
  expect(score('Jang Song-thaek', "Chang So'ng-t'aek")).toBeGreaterThan(0.85);
  expect(score('Cai Yingwen', 'Tsai Ing-wen')).toBeGreaterThan(0.85);
});

it('knows two characters that sound alike for two', () => {
  expect(score('王毅', '王沂')).toBeLessThan(score('王毅', 'Wang Yi'));
});

it('leaves a rank out of the name, where it is none', () => {
  expect(score('Coronel Otto Ejemplo', 'Otto Ejemplo')).toBeGreaterThan(NEAR_EXACT);
  expect(score('Otto Coronel Ejemplo', 'Otto Ejemplo')).toBeLessThan(NEAR_EXACT);
});

it('reads the raised end of an abbreviation as its last letter', () => {
  expect(score('Ana M.ª Ejemplo', 'Ana María Ejemplo')).toBeGreaterThan(score('Ana M. Ejemplo', 'Ana María Ejemplo'));
});

it('hears the r of a long vowel in the fields of a form as in one text', () => {
  const fields = { text: 'ピーター パーカー', given: 'ピーター', family: 'パーカー' };
  expect(compareNames(fields, 'Peter Parker').score).toBe(score(fields.text, 'Peter Parker'));
});

it('counts "father of" as a word of the name', () => {
  expect(score('Walid Example', 'Abu al-Walid al-Example')).toBeLessThan(NEAR_EXACT);
  expect(score('Walid Example', 'Walid al-Example')).toBeGreaterThan(NEAR_EXACT);
});

describe('the top of the scale', () => {
  it('belongs to the exact name alone', () => {
    expect(score('Vladimir Putin', 'VLADIMIR PUTIN')).toBe(1);
    expect(score('Abu Ahmad', 'ABU AHMAD')).toBe(1);
    for (const other of [
      'Wladimir Putin',
      'Vladimír Putin',
      'Putin Vladimir',
      'Vladimir V. Putin',
      'Vladimir-Putin',
      'Владимир Путин',
    ])
      expect(score('Vladimir Putin', other), other).toBeLessThan(1);
  });

  it('keeps near-exact spellings apart from slips', () => {
    expect(score('Vladimír Putin', 'Vladimir Putin')).toBeGreaterThan(NEAR_EXACT);
    expect(score('Vladmir Putin', 'Vladimir Putin')).toBeLessThan(score('Vladimír Putin', 'Vladimir Putin'));
    expect(score('Vladmr Putan', 'Vladimir Putin')).toBeLessThan(score('Vladmir Putin', 'Vladimir Putin'));
  });
});
