import { tableRows } from '../table-rows.ts';

/** The long form first, then the ways to shorten it. */
const SHORTENED = `
technology technologies tech; international intl int; national natl; manufacturing mfg mnfg; management mgmt mgt mngmt; development dev devt
services service svcs svc; engineering engg eng engrg; equipment equip; transport transp; machinery mach; chemical chem; association assoc assn; organization organisation org; government govt
university univ; institute inst; department dept; brothers bros; center centre ctr; establishment est ets etablissements etablissement; gesellschaft ges; charity charitable; laboratory laboratories lab labs
pharmaceuticals pharmaceutical pharma; telecommunications telecommunication telecom telecoms; holding holdings hldg hldgs
group grp; investment investments invest inv; construction constr; trading trdg; shipping shpg; foundation fdn
industries inds ind; import imp; export exp; petroleum petrol; electronics elec; logistics logist; general genl; airlines airline airways
democratic_peoples_republic_of_korea dprk; peoples_republic_of_china prc; united_arab_emirates uae; united_states usa; united_kingdom uk; thuong_mai tm; xuat_nhap_khau xnk
saint st; number no nr num; 1st first; 2nd second; 3rd third; 4th fourth; 5th fifth; 6th sixth; 7th seventh; 8th eighth; 9th ninth; 10th tenth
`;

/** What lists write in English, then the same in other languages, in their letters and in ours; "_" stands between English words. */
const TRANSLATED = `
bank banco banque banca banka bankasi masrif masraf unhaeng ginko yinhang 银行 銀行 은행 بنك مصرف بانک בנק
company sharika sharikat sharikah sherkat hoesa gongsi kaisha 公司 会社 會社 회사 شركة شرکت חברת บริษัท
cjsc փբը; llc սպը შპს; ojsc բբը; jsc სს; limited จำกัด लिमिटेड লিমিটেড لمیٹڈ; private प्राइवेट
co_ltd 有限责任公司 有限責任公司 股份有限公司 有限公司; kabushiki_kaisha 株式会社 株式會社 株; yugen_kaisha 有限会社; jusik_hoesa 주식회사 주; yuhan_hoesa 유한회사
zmm ذمم; shmm شمم; shml شمل; shma شمع; shmk شمك; mahduda محدودة محدود; sahami سهامی; khas خاص; musahama مساهمة; baam בעמ
group jituan majmua majmuat majmuah gorouh goruh guruh 集团 集團 グループ 그룹 مجموعة گروه; holding konggu 控股 קבוצת קבוצה
technology tecnologia technologie tekhnologii tekhnologiya teknoloji jishu keji gijutsu gisul kisul fanavari 技术 技術 科技 기술 تكنولوجيا فناوری
electronics dianzi denshi jonja 电子 電子 전자 الکترونیک إلكترونيات; electric denki dianqi 電機 电气 電気 전기; optics guangxue 光学
international internacional internazionale internationale mezhdunarodnyy mezhdunarodnaya mezhdunarodnoe uluslararasi guoji kokusai gukje kukje dawliya beynolmelali 国际 國際 国際 국제 دولية بین‌المللی بينالمللي
national nacional nazionale nationale natsionalnyy natsionalnaya natsionalnoe ulusal watani wataniya 国家 國家 국가 وطنية
trading tijara tijarah tejarat bazargani ticaret tic maoyi boeki muyok muyeok torgovlya torgovyy 贸易 貿易 무역 تجارة بازرگانی
commercial shangye sangop sangeop tijariya tijari comercial commerciale 商业 商業 상업 تجاري تجارية; business 商事 shoji
import jinkou importadora istirad ithalat varedat استيراد واردات; export chukou exportadora tasdir ihracat saderat تصدير صادرات; import_export jinchukou 进出口 進出口 수출입
heavy_industries jukogyo zhonggong 重工业 重工業 重工 중공업; industries gongye kogyo kongop gongeop sinaa sanaye sanayi 工业 工業 공업 صناعات صنایع صناعة; industrial sanati shiye sinaiya sangyo 实业 實業 産業 산업 صنعتی صناعية
manufacturing seisakusho zhizao 製作所 制造 製造; precision_machinery seiki jingji 精機 精机 精工; precision jingmi jongmil jeongmil 精密 정밀; bearing zhoucheng 轴承 軸承; ironworks tekko 鉄工 鉄工所; machinery jixie kikai kigye gigye 机械 機械 기계
petroleum shiyou sekiyu naft neft petrol 石油 석유 نفط نفت; gas tianranqi 天然气 天然氣 غاز گاز; chemical huagong kagaku hwahak 化工 化学 화학 كيماوية شیمیایی; mining minera minero miniere kuangye madencilik 矿业 礦業 광업
shipping haiyun hangyun kaiun haeun denizcilik kashtirani keshtirani milaha 航运 航運 海运 海運 해운 ملاحة کشتیرانی; marine daryaei daryai bahri bahriya دریایی بحرية; shipbuilding zosen zaochuan sudostroitelnaya 造船 조선소; kisen 汽船; ocean yuanyang 远洋 遠洋
aviation hangkong koku hanggong tayaran havacilik 航空 항공 طيران; airlines aerolineas aviakompaniya havayollari havapeymayi خطوط هواپیمایی; logistics wuliu butsuryu lojistik 物流 물류; transport naql nakliyat hamlonaghl نقل ترابری
investment inversiones inversion investitsionnaya istithmar touzi tuja yatirim sarmayegozari 投资 投資 투자 استثمار سرمایه‌گذاری; finance jinrong kinyu 金融 금융; exchange sarrafi sirafa 钱庄 صرافة صرافی; securities zhengquan shoken 证券 證券 証券 증권
development towseeh toseeh desarrollo developpement razvitiya fazhan kaihatsu gaebal tanmia tanmiya kalkinma tosee 发展 發展 開発 개발 تنمية توسعه; construction construcciones stroitelnaya insaat jianshe kensetsu muqawalat 建设 建設 建筑 建築 건설 مقاولات
engineering gongcheng handasa muhendislik mohandesi 工程 هندسة مهندسی; equipment shebei 设备 設備; energy energia energie energiya enerji nengyuan 能源 طاقة انرژی; power dianli denryoku 电力 電力 전력; steel gangtie seitetsu foulad 钢铁 鋼鐵 製鉄 철강 فولاد; automobile qiche jidosha khodro 汽车 汽車 自動車 خودرو
communications tongxin tongxun tsushin tongsin ittisalat 通信 通訊 通讯 통신 اتصالات; telecommunications dianxin 电信 電信; digital shuzi 数字 數字; network wangluo 网络 網絡; software ruanjian 软件 軟件; information xinxi 信息 資訊
insurance seguros assurance strakhovaya sigorta tamin bimeh baoxian 保险 保險 تأمين بیمه; enterprise entpr qiye kigyo empresa entreprise predpriyatie 企业 企業 기업; establishment muassasa muassasat moassese 事業 مؤسسة موسسه
foundation fundacion fondation fondazione stiftung vakfi bonyad jijinhui 基金会 基金會 بنیاد; association society asociacion associazione assotsiatsiya jamiya jamiyat dernegi xiehui hyophoe 协会 協會 협회 جمعية انجمن
organization sazman munazzama munazama organizacion organisation organizatsiya teshkilati 组织 組織 منظمة سازمان; ministry ministerstvo ministerio ministere ministerium wizara vezarat bakanligi 部 وزارة وزارت
university universitet universidad universite universita universitat universitesi universidade daxue daigaku daehak jamiat daneshgah 大学 大學 대학 대학교 جامعة دانشگاه
institute institut instituto istituto enstitusu 연구소 معهد پژوهشکده; research_institute yanjiusuo yanjiuyuan kenkyujo 研究院 研究所; research pazhouhesh arastirma 研究 연구; academy_of_sciences kexueyuan 科学院 科學院
center tsentr centro zentrum centrum merkezi markaz zhongxin 中心 مركز مرکز; plant zavod 工厂 工廠 공장 مصنع کارخانه; factory fabrika fabrica
party partiya partido partei partisi 党 黨; movement movimiento mouvement dvizhenie hareketi haraka harakat حركة حرکت; army armiya ejercito armee jaysh jaish ordusu جيش ارتش; front frente jabhat jabha cephesi جبهة جبهه
liberation liberacion osvobozhdeniya tahrir kurtulus تحرير; islamic islamique islamico islamskaya islamskoe islamiya islami eslami إسلامية اسلامی; revolutionary revolucionario revolucionarias thawri enghelab ثورة انقلاب
brothers hermanos hnos freres gebruder gebr bratya kardesler fratelli إخوان برادران; sons hijos fils sohne ogullari; agricultural agropecuaria ziraat ziraiya 农业 農業 زراعية کشاورزی; food gida 食品 غذائية; charity khayriya hayriya خيرية خیریه; relief ighatha إغاثة
united unidos unies obedinennaya muttahida متحدة; state gosudarstvennyy gosudarstvennaya gosudarstvennoe guoyou dowlati حكومية دولتی; central centralnyy tsentralnyy merkez zhongyang markazi 中央 중앙 مركزي مرکزی; general amma umumi 总 總 عامة عام
moscow moskva moskau moscou moskovskiy moskovskaya moskovskoe; damascus damas dimashq دمشق; tehran teheran تهران; cairo kairo qahira قاهرة; beijing peking pekin 北京市 北京; shanghai 上海市 上海; shenzhen 深圳市 深圳; guangzhou 广州市 广州 廣州
zhejiang 浙江省 浙江; jiangsu 江苏省 江苏 江蘇; guangdong 广东省 广东 廣東; shandong 山东省 山东 山東; fujian 福建; sichuan 四川; hubei 湖北; hunan 湖南; hebei 河北; henan 河南; liaoning 辽宁 遼寧; shaanxi 陕西 陝西; shanxi 山西; anhui 安徽; jiangxi 江西; yunnan 云南 雲南; heilongjiang 黑龙江; jilin 吉林; hainan 海南; xinjiang 新疆; guizhou 贵州; guangxi 广西; gansu 甘肃
hangzhou 杭州市 杭州; nanjing 南京市 南京; tianjin 天津市 天津; chongqing 重庆市 重庆 重慶; wuhan 武汉市 武汉 武漢; dalian 大连市 大连 大連; qingdao tsingtao 青岛市 青岛 青島; xian 西安市 西安; chengdu 成都市 成都; hong_kong 香港; macau macao 澳门 澳門; taipei 台北 臺北
geneva geneve genf; vienna wien; munich munchen; cologne koln; warsaw warszawa; prague praha prag; brussels bruxelles brussel; rome roma; tokyo 東京 东京; osaka 大阪; seoul 서울; pyongyang 평양
milan milano mailand; naples napoli; florence firenze; venice venezia; lisbon lisboa; seville sevilla; athens athina; belgrade beograd belgrad
bucharest bucuresti; copenhagen kobenhavn; havana habana; baghdad bagdad بغداد; aleppo halab alep حلب; jerusalem quds قدس; istanbul stambul
mitsubishi 三菱; mitsui 三井; sumitomo 住友; kawasaki 川崎; hitachi 日立; toshiba 東芝; fuji 富士; toyota 豊田; nissan 日産; nomura 野村; marubeni 丸紅; itochu 伊藤忠; ishikawajima 石川島; samsung 삼성; hyundai 현대
china zhongguo 中国 中國 중국 الصين; japan nihon nippon 日本 일본; korea choson chosun hanguk 조선 한국 朝鮮 韩国 韓國; iran ایران; syria سوريا سورية; iraq عراق
`;

/** The letters of Arabic and Persian that writers exchange. */
function oneSpelling(word: string): string {
  return word
    .replace(/[\p{M}\u200c]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[یى]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/ئ/g, 'ي')
    .replace(/ؤ/g, 'و');
}

/** Arabic and Persian endings in Latin letters: tijara and tijarah, khayriyya and khayriya, jamiyat and jamiya. */
const oneEnding = (word: string): string => word.replace(/(.)\1/g, '$1').replace(/(?<=a)[ht]$/, '');
const ROMANISED = /^[a-z]{6,}$/;

const terms = new Map<string, string>();
const endings = new Map<string, string>();
for (const table of [SHORTENED, TRANSLATED]) {
  for (const [full = '', ...forms] of tableRows(table)) {
    const english = full.replaceAll('_', ' ');
    for (const form of forms) {
      terms.set(oneSpelling(form), english);
      if (table === TRANSLATED && ROMANISED.test(form)) endings.set(oneEnding(form), english);
    }
  }
}

/** "lil-Tijara", "wal-", "al-": what Arabic writes together with its word. */
const PREFIXES = /^(?:وال|ال|لل|ول|و|ل)(?=.{3})/u;
const ARABIC = /\p{Script=Arabic}/u;

/** What one word of an organisation's name is in English, short forms written out: "Tech" and "технология" are "technology". */
export function inEnglish(word: string): string {
  if (!ARABIC.test(word))
    return terms.get(word.toLowerCase()) ?? (ROMANISED.test(word) ? endings.get(oneEnding(word)) : undefined) ?? word;
  const bare = oneSpelling(word);
  return terms.get(bare) ?? terms.get(bare.replace(PREFIXES, '')) ?? word;
}

/** Chinese, Japanese and Korean write without spaces; the longest term first: 有限公司 is no 公司. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
const unspaced = [...terms.keys()].filter((term) => UNSPACED.test(term) && term.length > 1);
const AT_TERMS = new RegExp(
  `(${unspaced.sort((a, b) => b.length - a.length).join('|')}|[\\p{Script=Katakana}ー]+)`,
  'u',
);

/** "华为技术有限公司" is a name, a trade and a legal form. */
export function splitTerms(word: string): string[] {
  return UNSPACED.test(word) ? word.split(AT_TERMS).filter((part) => part !== '') : [word];
}
