import { wordPairs } from '../table-rows.ts';
import { oneArabicSpelling } from './arabic-letters.ts';

/** Given names, frequent surnames of Iran, and the words put before names, in Arabic letters (Arabic, Persian, Urdu, Pashto) that everybody reads the same way, vowels and all. */
const ARABIC = `
محمد mohammed; محمود mahmoud; احمد ahmed; حميد hamid; حامد hamed; حمزه hamza; حسن hassan; حسين hussein; هاشم hashim
هشام hisham; علي ali; عمر omar; امير amir; امين amin; انور anwar; اصف asif; عارف arif; عاطف atif; عزيز aziz; عظيم azim
بشير bashir; بشار bashar; بلال bilal; برهان burhan; داود daud; داوود daud; فيصل faisal; فهد fahd; فريد farid; فرحان farhan
فاروق farouk; فواد fouad; فؤاد fouad; حبيب habib; هادي hadi; حيدر haidar; حكيم hakim; حليم halim; هاني hani; هارون harun
حاتم hatim; ابراهيم ibrahim; ادريس idris; الياس elias; عمران imran; عرفان irfan; عيسي isa; اسماعيل ismail; اقبال iqbal
جابر jaber; جعفر jafar; جلال jalal; جمال jamal; جميل jamil; جواد jawad; كبير kabir; كمال kamal; كامل kamil; كريم karim
خالد khalid; خليل khalil; لطيف latif; لقمان luqman; ماجد majid; مجيد majid; مالك malik; منصور mansour; مروان marwan
مسعود masoud; مبارك mubarak; محسن mohsen; مختار mukhtar; منير munir; موسي musa; مصطفي mustafa; نبيل nabil; نديم nadim
نادر nadir; ناصر nasser; نصير nasir; نعمان numan; قاسم qasim; رفيق rafiq; رحيم rahim; رحمن rahman; رحمان rahman
رمضان ramadan; رمزي ramzi; راشد rashid; رشيد rashid; رووف rauf; رياض riyad; رستم rustam; رضا reza; سعد saad; سعيد saeed
صابر sabir; صادق sadiq; صديق siddiq; صدام saddam; صلاح salah; صالح saleh; سالم salem; سليم salim; سلمان salman
سليمان suleiman; سامي sami; سمير samir; سامر samer; شاهد shahid; شريف sharif; شاكر shakir; طاهر tahir; طالب talib
طلال talal; طارق tariq; اسامه osama; عثمان othman; وحيد wahid; وليد walid; وسيم wasim; يحيي yahya; ياسين yasin; ياسر yasir
يونس yunus; يوسف yusuf; ظاهر zahir; زاهر zahir; زيد zaid; زكريا zakaria; زبير zubair; قادر qadir; جبار jabbar; ستار sattar
سلام salam; صمد samad; غني ghani; غفار ghaffar; غفور ghafur; جليل jalil; منان manan; خالق khaliq; واحد wahid; فتاح fattah
وهاب wahab; رزاق razzaq; حق haq; حي hai; باسط basit; باري bari; باقي baqi; بصير basir; متين matin; ولي wali
اكبر akbar; اصغر asghar; افضل afzal; اكرم akram; اسلم aslam; مهدي mahdi; مجتبي mojtaba; مرتضي murtaza; نواز nawaz
پرويز parviz; عباس abbas; قيس qais; طه taha; ايمن ayman; زياد ziad; عادل adil; غسان ghassan; كاظم kazim; فاضل fadil
ربيع rabi; رفعت rifaat; نعيم naim; شعبان shaban; ايوب ayoub; يعقوب yaqub; زكي zaki; فوزي fawzi; فتحي fathi; شكري shukri; صبحي subhi
صبري sabri; حسني husni; لطفي lutfi; حمدي hamdi; مجدي majdi; رشدي rushdi; توفيق tawfiq; سعود saud; تركي turki; بندر bandar; نايف nayef
نواف nawaf; مشعل mishal; جاسم jasim; غازي ghazi; فالح falih; عدنان adnan; عدي uday; قصي qusay; عزت izzat; نزار nizar; مازن mazen
مهند muhannad; معاذ muadh; مصعب musab; قتيبه qutayba; نضال nidal; جهاد jihad; اياد iyad; وائل wael; باسم basim; بسام bassam; رائد raed
رامي rami; ماهر maher; فراس firas; لؤي luay; هيثم haitham; ثامر thamer; حارث harith; صفوان safwan; عاصم asim; عصام issam; عمار ammar
غالب ghalib; منذر mundhir; وسام wisam; يزيد yazid; فرج faraj; عقيل aqil; خضر khidr; مرزوق marzouq; حسان hassan; حسام hossam; شادي shadi
عائشه aisha; امنه amina; اسماء asma; فاطمه fatima; خديجه khadija; ليلي layla; مريم maryam; ناديه nadia; نوره noura
بن bin; ابن ibn; بنت bint; ابو abu; ابي abi; ام umm; عبد abd; بكر bakr; دين din; نور nur; سيف saif; شمس shams; بدر badr
عماد imad; فخر fakhr; نصر nasr; عبيد ubayd; اسد asad; نجيب najib; نجم najm; تاج taj; سلطان sultan
ملا mullah; سيد sayed; سيده sayyida; شيخ sheikh; حاجي haji; مولوي mawlawi; فايز fayez; فائز fayez; سراج siraj; اشرف ashraf; حافظ hafiz; خليفه khalifa
سلمي salma; سميره samira; ساره sarah; زهرا zahra; زهراء zahra; زينب zainab; ياسمين yasmin; هدي huda; كريمه karima; جميله jamila
ثريا thuraya; رضوان ridwan; ضياء zia; ذوالفقار zulfiqar; نذير nazir; نظير nazir; اختر akhtar; اعظم azam; كاشف kashif; خرم khurram
مدثر mudassar; مزمل muzammil; مبشر mubashir; نويد naveed; سرفراز sarfraz; شفيق shafiq; شهباز shahbaz; شكيل shakeel; تنوير tanveer
وقار waqar; واجد wajid; ظفر zafar; زاهد zahid; ظهير zaheer; سهيل suhail; شعيب shoaib; جنيد junaid; طلحه talha; ساجد sajid
عابد abid; انيس anis; فضل fazal; جاويد javed; فياض fayyaz; قمر qamar; فيض faiz; فهيم fahim; معين moin; نثار nisar
شوكت shaukat; سكندر sikandar; ارشد arshad; فارس fares; فرحت farhat; عنايت inayat; رحمت rahmat; حشمت hashmat; عصمت ismat
ارش arash; بهروز behrouz; بهزاد behzad; بهمن bahman; بيژن bijan; داريوش dariush; فرهاد farhad; فرامرز faramarz; فريدون fereydoun
هوشنگ houshang; ايرج iraj; جمشيد jamshid; كاوه kaveh; كامران kamran; كيوان keyvan; كوروش kourosh; منوچهر manouchehr; مهران mehran
مهرداد mehrdad; ميلاد milad; نيما nima; اميد omid; پيمان peyman; پويا pouya; رامين ramin; سامان saman; ساسان sasan; شاهرخ shahrokh
شهرام shahram; شهريار shahriar; سيامك siamak; سهراب sohrab; سروش soroush; ميرويس mirwais; هدايت hidayat; نعمت nimat; حكمت hikmat
ازاده azadeh; بهاره bahareh; الهام elham; فروغ forough; فرشته fereshteh; گلناز golnaz; لادن ladan; ليلا leila; مهناز mahnaz
ميترا mitra; ناهيد nahid; نسرين nasrin; نيلوفر niloufar; پروين parvin; پروانه parvaneh; رويا roya; سپيده sepideh; شبنم shabnam
شهلا shahla; شيرين shirin; سيمين simin; سهيلا soheila; طاهره tahereh; فرزانه farzaneh; معصومه masoumeh; نرگس narges; مرضيه marzieh
ثمينه samina; حميرا humaira; سكينه sakina; سميه sumayya; صفيه safiya; رقيه ruqayya; صديقه siddiqa; حليمه halima; حنان hanan
بشري bushra; رانيا rania; سعاد suad; سلوي salwa; سهام siham; شيماء shaima; غاده ghada; فوزيه fawzia; لبني lubna; نجلاء najla; نجوي najwa
نوال nawal; نعيمه naima; وفاء wafa; اميره amira; رشيده rashida; فريده farida; عزيزه aziza; لطيفه latifa; نبيله nabila; منيره munira
شريفه sharifa; خالده khalida; سعيده saeeda; وحيده wahida; حميده hamida; عادله adila; نادره nadira; رابعه rabia; زبيده zubaida
انس anas; تميم tamim; ثابت thabit; جبريل jibril; حذيفه hudhayfa; خطاب khattab; خميس khamis; رجب rajab; زهير zuhair; سفيان sufyan
شهاب shihab; صهيب suhaib; عبيده ubayda; علاء alaa; فادي fadi; لبيب labib; مامون mamoun; مراد murad; معتصم mutasim; معمر muammar
منتصر muntasir; مولود mouloud; رابح rabah; جورج george; ميشال michel; انطوان antoine; شربل charbel; بطرس boutros; مارون maroun
نوري nuri; رضايي rezaei; محمدي mohammadi; محمودي mahmoudi; حسيني hosseini; حسني hassani; رحيمي rahimi; رحماني rahmani; كريمي karimi
احمدي ahmadi; موسوي mousavi; هاشمي hashemi; جعفري jafari; صفري safari; نظري nazari; ناصري naseri; قاسمي ghasemi; صادقي sadeghi; كاظمي kazemi
باقري bagheri; اكبري akbari; عباسي abbasi; مرادي moradi; يوسفي yousefi; ابراهيمي ebrahimi; اسماعيلي esmaeili; سلطاني soltani
ميرزايي mirzaei; شريفي sharifi; اميري amiri; حيدري heydari; عزيزي azizi; طاهري taheri; قادري ghaderi; رستمي rostami; سليماني soleimani
شفيع shafi; رفيع rafi; بديع badi; وديع wadi; فقيه faqih; نزيه nazih; وجيه wajih; نبيه nabih; غلام gholam; محسني mohseni; اسدي asadi; مكي makki; مولانا maulana; مفتي mufti; قاري qari; حاج hajj
منصوري mansouri; خليلي khalili; جليلي jalili; عبيدي obaidi; احسان ihsan; ايمان iman; كوثر kawthar; بهيه bahiya; مطيع mati; فتح fath
`;

/** The same in Hebrew letters ... */
const HEBREW = `
יצחק yitzhak; משה moshe; דוד david; יעקב yaakov; אברהם avraham; יוסף yosef; שלמה shlomo; חיים chaim; בנימין binyamin
שמעון shimon; יהודה yehuda; ראובן reuven; אליהו eliyahu; יונתן yonatan; דניאל daniel; מיכאל michael; גבריאל gavriel
אהרן aharon; אהרון aharon; מנחם menachem; מרדכי mordechai; יהושע yehoshua; שמואל shmuel; ישראל yisrael; אריאל ariel
אריה aryeh; צבי zvi; מאיר meir; נתן natan; עמוס amos; אורי uri; גדעון gideon; רפאל rafael; אלעזר elazar; פנחס pinchas
מרים miriam; שרה sarah; רחל rachel; רבקה rivka; לאה leah; אסתר esther; חנה hannah; רות ruth; תמר tamar; יעל yael; נעמי naomi
יואב yoav; גיל gil; רון ron; עמית amit; איתי itai; עידו ido; נועם noam; אייל eyal; אלון alon; ארז erez; אסף asaf; בועז boaz; דורון doron
זאב zeev; חגי haggai; טל tal; יאיר yair; יגאל yigal; יובל yuval; ירון yaron; ישי yishai; לירון liron; מתן matan; ניר nir; נדב nadav
ערן eran; עופר ofer; עומר omer; רועי roi; שי shai; שחר shahar; שאול shaul; תומר tomer; איתמר itamar; אביב aviv; אבי avi; אילן ilan
אלי eli; אמנון amnon; בני benny; גבי gabi; גדי gadi; דן dan; נועה noa; עדי adi; ענת anat; רונית ronit; שירה shira; טליה talia
מאיה maya; הדס hadas; אורית orit; גלית galit; איילת ayelet; אורלי orly; ליאת liat; סיגל sigal; עינת einat; קרן keren; אבנר avner
כהן cohen; לוי levi; מזרחי mizrahi; פרץ peretz; ביטון biton; דהן dahan; דיין dayan; גולן golan; חדד hadad; אזולאי azoulay; מלכה malka
כץ katz; שפירא shapira; קפלן kaplan; פרידמן friedman; שרון sharon; ברק barak; ארד arad; דגן dagan; לפיד lapid; גנץ gantz; אוחיון ohayon
`;

/** ... and names of other languages as Japanese writes them. */
const KANA = `
ウラジーミル vladimir; ウラジミール vladimir; セルゲイ sergei; アレクサンドル aleksandr; ドミトリー dmitry; ミハイル mikhail
マイケル michael; ジョン john; ジョージ george; ウィリアム william; ロバート robert; リチャード richard; チャールズ charles
トーマス thomas; ジェームズ james; デイビッド david; デービッド david; ダニエル daniel; ポール paul; ピーター peter
マリア maria; エリザベス elizabeth; マーガレット margaret; マーク mark; スティーブン stephen; アンドリュー andrew
フランソワ francois; ピエール pierre; ホセ jose; フアン juan; カルロス carlos; ルイス luis; ムハンマド muhammad
モハメド mohamed; アリ ali; オマル omar; ハッサン hassan; フセイン hussein; アフマド ahmad; イブラヒム ibrahim
`;

/** Western names that Russian writes by their sound, and that nobody in Russia has for another one. */
const RUSSIAN = `
джордж george; майкл michael; эндрю andrew; юджин eugene; хью hugh; уэйн wayne; хауард howard; дуайт dwight; шон sean; оуэн owen; кит keith
уэсли wesley; уго hugo; хавьер javier; хоакин joaquin; франсуа francois; гийом guillaume; жюль jules; ив yves; матьё mathieu; матье mathieu
тьерри thierry; лоран laurent; оливье olivier; кшиштоф krzysztof; гжегож grzegorz; ежи jerzy; пшемыслав przemyslaw; дьёрдь gyorgy
дьердь gyorgy; жужа zsuzsa
`;

/** Written sinh in Devanagari and its sisters. */
const SINGH = `सिंह singh; সিংহ singh; सिङ्ह singh`;

/** Titles that Indian languages cut off, and a name that Tamil has no letters for. */
const INDIAN = `
মোঃ md; মো md; মোছাঃ mst; মোসাঃ mst; মোছা mst; মোসা mst; डॉ dr; डा dr; ডাঃ dr; ডা dr; ডঃ dr; ড dr; ડૉ dr; ડો dr; ਡਾ dr
முகமது mohammed; முகம்மது mohammed
`;

const arabic = new Map(wordPairs(ARABIC).map(([name, reading]) => [oneArabicSpelling(name), reading]));
const others = new Map([HEBREW, KANA, RUSSIAN, SINGH, INDIAN].flatMap(wordPairs));

export function readArabicName(word: string): string | undefined {
  return arabic.get(oneArabicSpelling(word));
}

export function readName(word: string): string | undefined {
  return others.get(word.normalize('NFKC'));
}
