import { describe, expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

/** Public figures, each in the letters of one script and as the press writes them in Latin letters. */
const FIGURES = `
Владимир Путин|Vladimir Putin
Сергей Шойгу|Sergei Shoigu
Дмитрий Медведев|Dmitry Medvedev
Рамзан Кадыров|Ramzan Kadyrov
Валентина Матвиенко|Valentina Matviyenko
Александр Лукашенко|Alexander Lukashenko
Юлия Тимошенко|Yulia Tymoshenko
Виктор Янукович|Viktor Yanukovych
Алишер Усманов|Alisher Usmanov
Евгений Пригожин|Yevgeny Prigozhin
Сергей Викторович Лавров|Sergey Lavrov
Нурсултан Назарбаев|Nursultan Nazarbayev
Бидзина Иванишвили|Bidzina Ivanishvili
Дональд Трамп|Donald Trump
Хиллари Клинтон|Hillary Clinton
Жак Ширак|Jacques Chirac
Реджеп Эрдоган|Recep Erdogan
Уинстон Черчилль|Winston Churchill
محمد بن سلمان|Mohammed bin Salman
بشار الأسد|Bashar al-Assad
عبد الفتاح السيسي|Abdel Fattah el-Sisi
معمر القذافي|Muammar Gaddafi
صدام حسين|Saddam Hussein
ياسر عرفات|Yasser Arafat
حسن نصر الله|Hassan Nasrallah
علي خامنئي|Ali Khamenei
أيمن الظواهري|Ayman al-Zawahiri
أسامة بن لادن|Osama bin Laden
نوري المالكي|Nouri al-Maliki
رفيق الحريري|Rafic Hariri
محمود عباس|Mahmoud Abbas
حسني مبارك|Hosni Mubarak
إسماعيل هنية|Ismail Haniyeh
قاسم سليماني|Qasem Soleimani
حسن روحانی|Hassan Rouhani
محمود احمدی‌نژاد|Mahmoud Ahmadinejad
باراك أوباما|Barack Obama
دونالد ترامب|Donald Trump
أنغيلا ميركل|Angela Merkel
نيكولا ساركوزي|Nicolas Sarkozy
خواكين غوزمان|Joaquin Guzman
Κυριάκος Μητσοτάκης|Kyriakos Mitsotakis
Αλέξης Τσίπρας|Alexis Tsipras
Κωστής Χατζηδάκης|Kostis Hadjidakis
Γεώργιος Παπανδρέου|George Papandreou
Κωνσταντίνος Καραμανλής|Konstantinos Karamanlis
Ντόρα Μπακογιάννη|Dora Bakoyannis
Προκόπης Παυλόπουλος|Prokopis Pavlopoulos
Γιάνης Βαρουφάκης|Yanis Varoufakis
Ευάγγελος Βενιζέλος|Evangelos Venizelos
Ντμίτρι Μεντβέντεφ|Dmitry Medvedev
Μαχμούντ Αχμαντινετζάντ|Mahmoud Ahmadinejad
Μουαμάρ Καντάφι|Muammar Gaddafi
Πάμπλο Εσκομπάρ|Pablo Escobar
Σλόμπονταν Μιλόσεβιτς|Slobodan Milosevic
Τζορτζ Μπους|George Bush
ΤΖΟ ΜΠΑΪΝΤΕΝ|Joe Biden
בנימין נתניהו|Benjamin Netanyahu
יצחק רבין|Yitzhak Rabin
שמעון פרס|Shimon Peres
אהוד ברק|Ehud Barak
אריאל שרון|Ariel Sharon
גולדה מאיר|Golda Meir
דוד בן גוריון|David Ben-Gurion
נפתלי בנט|Naftali Bennett
יאיר לפיד|Yair Lapid
מנחם בגין|Menachem Begin
אהוד אולמרט|Ehud Olmert
פרנסואה הולנד|François Hollande
ג׳ורג׳ בוש|George Bush
习近平|Xi Jinping
毛泽东|Mao Zedong
毛澤東|Mao Tse-tung
邓小平|Deng Xiaoping
江泽民|Jiang Zemin
胡锦涛|Hu Jintao
温家宝|Wen Jiabao
李克强|Li Keqiang
周恩来|Zhou Enlai
周恩来|Chou En-lai
马云|Ma Yun
蔡英文|Tsai Ing-wen
姚明|Yao Ming
林鄭月娥|Lam Cheng Yuet-ngor
梁振英|Leung Chun-ying
李嘉誠|Li Ka-shing
鄧炳強|Tang Ping-keung
李家超|John Lee Ka-chiu
黃之鋒|Wong Chi-fung
周潤發|Chow Yun-fat
张学友|Cheung Hok-yau
陈国基|Chan Kwok-ki
許智峯|Hui Chi-fung
司徒華|Szeto Wah
吳靄儀|Ng Oi-yee
霍英東|Fok Ying-tung
曾蔭權|Tsang Yam-kuen
安倍晋三|Shinzo Abe
岸田文雄|Fumio Kishida
麻原彰晃|Shoko Asahara
黒澤明|Akira Kurosawa
大谷翔平|Shohei Ohtani
渡邉恒雄|Tsuneo Watanabe
坂口 ひろし|Hiroshi Sakaguchi
バラク・オバマ|Barack Obama
ドナルド・トランプ|Donald Trump
アンゲラ・メルケル|Angela Merkel
エマニュエル・マクロン|Emmanuel Macron
ジョー・バイデン|Joe Biden
ボリス・ジョンソン|Boris Johnson
あべ しんぞう|Abe Shinzo
いちろう すずき|Ichiro Suzuki
おおたに しょうへい|Ohtani Shohei
たなか まこと|Tanaka Makoto
김정은|Kim Jong Un
김정일|Kim Jong-il
문재인|Moon Jae-in
박근혜|Park Geun-hye
이명박|Lee Myung-bak
노무현|Roh Moo-hyun
김대중|Kim Dae-jung
윤석열|Yoon Suk-yeol
반기문|Ban Ki-moon
이재명|Lee Jae-myung
박정희|Park Chung-hee
손흥민|Son Heung-min
김여정|Kim Yo-jong
최룡해|Choe Ryong-hae
Նիկոլ Փաշինյան|Nikol Pashinyan
მიხეილ სააკაშვილი|Mikheil Saakashvili
नरेन्द्र मोदी|Narendra Modi
ทักษิณ ชินวัตร|Thaksin Shinawatra
अमित शाह|Amit Shah
जॉन कैनेडी|John Kennedy
יצחק הרצוג|Isaac Herzog
ウラジーミル・プーチン|Vladimir Putin
노태우|Roh Tae-woo
ملا عمر|Mullah Omar
أيمن محمد ربيع الظواهري|Ayman Muhammad Rabi al-Zawahiri
ګلبدین حکمتیار|Gulbuddin Hekmatyar
नवाज़ शरीफ़|Nawaz Sharif
赵乐际|Zhao Leji
欧阳修|Ouyang Xiu
শেখ হাসিনা|Sheikh Hasina
ਮਨਮੋਹਨ ਸਿੰਘ|Manmohan Singh
ઇન્દિરા ગાંધી|Indira Gandhi
మహిన్ద రాజపక్స|Mahinda Rajapaksa
ഉമ്മൻ ചാണ്ടി|Oommen Chandy
ยิ่งลักษณ์ ชินวัตร|Yingluck Shinawatra
สุเทพ เทือกสุบรรณ|Suthep Thaugsuban
စိုးဝင်း|Soe Win
မင်းအောင်လှိုင်|Min Aung Hlaing
အောင်ဆန်းစုကြည်|Aung San Suu Kyi
သိန်းစိန်|Thein Sein
သန်းရွှေ|Than Shwe
ခင်ညွန့်|Khin Nyunt
မြင့်ဆွေ|Myint Swe
ထင်ကျော်|Htin Kyaw
မောင်အေး|Maung Aye
မြထွန်းဦး|Mya Tun Oo
ဝဏ္ဏမောင်လွင်|Wunna Maung Lwin
ရွှေမန်း|Shwe Mann
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

describe('a name in another script', () => {
  it.each(FIGURES)('%s is %s', (written = '', latin = '') => {
    expect(compareNames(written, latin).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
    expect(compareNames(latin, written).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it('is not taken for somebody else', () => {
    const people = new Map(FIGURES.map(([written = '', latin = '']) => [written, latin]));
    const families = (name: string) => name.toLowerCase().split(/[ -]/).at(-1);
    const wrong: string[] = [];
    const others = [...new Set(people.values())];
    for (const [place, [written, own]] of [...people].entries()) {
      // Every fourth pair: each name meets a quarter of the others, and each of the others a quarter of the names.
      for (const other of others.filter((_, index) => (index + place) % 4 === 0)) {
        // Some people stand there in several scripts or romanisations.
        if (families(other) === families(own) || romanisations.has(own)) continue;
        if (compareNames(written, other).score >= NAME_THRESHOLD) wrong.push(`${written} ${other}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const romanisations = new Set([
  'Mao Zedong',
  'Mao Tse-tung',
  'Zhou Enlai',
  'Chou En-lai',
  'Abe Shinzo',
  'Shinzo Abe',
  'Ohtani Shohei',
  'Shohei Ohtani',
]);
