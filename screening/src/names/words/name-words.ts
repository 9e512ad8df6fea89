const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Never part of the name itself, wherever they stand. */
export const TITLES = words(`
  mr mrs ms miss dr doctor prof professor sir dame mullah mulla ayatollah hojjatoleslam general gen brigadier brig
  colonel col lieutenant lt captain capt commander cmdr sergeant sgt president prasident presidente minister senator rev
  reverend herr frau senor senora sr jr ii iii iv phd msc engineer ustad ustaz comrade mme mlle monsieur madame hrh excellency
  admiral esq chief datuk dato datin ajatollah scheich gral cnel generalleutnant generalmajor polkovnik podpolkovnik
  tte licenciado dott avv smt hojatoleslam gospodin
`);

/** Behind a name they tell father and son apart; one is the eldest. */
export const GENERATIONS: ReadonlyMap<string, number> = new Map([
  ['sr', 1],
  ['jr', 2],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);

/** Titles that are also names: taken off only where two more words are left. */
export const NAME_TITLES = words(`
  shaikh sheikh shaykh sheik cheikh chaykh shekh sheekh maulavi mawlawi maulvi mawlavi molvi moulvi maulana mawlana hajji hadji
  haji hajj alhaj alhaji hadj elhadj qari mufti imam sayyid sayed syed seyed seyyed sayyed sayid seyid saiyid hafiz hafez hafeez
  hafidh marshal seri sri shri qazi kazi
`);

/** The same, where they stand first. */
export const LEADING_TITLES = words(
  'don dona king queen prince princess major maj hon judge md mohd baron count duke lord lady ing eng lic coronel comandante teniente oberst maitre',
);

/** Small words between names: they come and go between spellings. */
export const PARTICLES = words(`
  al el ul ud ur as ad an ar at az ash es ed er ez et il l d de del della di da do dos das du des la le les los las lo
  van von vd vdn der den ter ten te zu zum zur vom y e i und and of the af av na st ou ait oglu ogly ogli ugli uly kizi kyzy kyzi qizi gizi uulu
`);

/** Particles that are whole names elsewhere ("Kim Jong Il"): as the last word they are the name. */
export const NEVER_LAST = words('il an as ad ar at na e i y es ed er ez et do da le lo te st av af d l ou');

/** Words that make the next one the father's (or child's) name. */
export const SON_OF = words('bin ben ibn ebn bn bint binti bnt ould oulad wld wuld mac ap ab');
export const PARENT_OF = words('abu abou abo aboo abi umm oum um');

/** So frequent that sharing them says little about being the same person. */
export const COMMON = words(`
  mohammed mohammad muhammad mohamed mohamad muhammed muhamad mohamud ahmed ahmad ahmet ali hassan hasan hussein husayn hussain
  hossein husain abdullah abdallah abdalla ibrahim khan kim lee park pak ri li wang zhang chen jose maria juan luis carlos garcia
  rodriguez lopez gonzalez hernandez martinez perez mahmoud mahmud mahmood mustafa omar umar umer said saeed khalid khaled
  singh kumar ivanov ivanovich aleksandr alexander alexandrovich sergey sergei vladimir vladimirovich david john michael
  yusuf youssef yousef ismail jan shah gul agha akhund abdulrahman jong chol song yong
`);

/** Korean surnames in their usual spellings; each row is one surname. */
export const KOREAN_SURNAMES: readonly (readonly string[])[] = [
  ['kim', 'gim'],
  ['lee', 'yi', 'rhee', 'ri', 'li', 'rhie', 'i'],
  ['park', 'pak', 'bak', 'bahk'],
  ['choi', 'choe', 'chwe'],
  ['jung', 'jeong', 'chung', 'chong', 'jong'],
  ['kang', 'gang'],
  ['cho', 'jo', 'joh'],
  ['yoon', 'yun'],
  ['jang', 'chang'],
  ['lim', 'im', 'rim', 'yim'],
  ['han', 'hahn'],
  ['oh', 'o'],
  ['seo', 'suh', 'so'],
  ['shin', 'sin'],
  ['kwon', 'gwon'],
  ['hwang', 'whang'],
  ['ahn', 'an'],
  ['song'],
  ['yoo', 'yu', 'ryu', 'ryoo', 'you'],
  ['hong'],
  ['jeon', 'jun', 'chun', 'chon', 'jon'],
  ['ko', 'go', 'koh'],
  ['moon', 'mun'],
  ['yang', 'ryang'],
  ['son', 'sohn'],
  ['bae', 'pae'],
  ['baek', 'paek', 'paik'],
  ['heo', 'hur', 'huh', 'ho'],
  ['noh', 'no', 'roh', 'ro'],
  ['shim', 'sim'],
  ['ha'],
  ['joo', 'ju', 'chu'],
  ['koo', 'ku', 'gu'],
  ['woo', 'wu', 'u'],
  ['na', 'ra'],
  ['min'],
  ['cha'],
  ['ji', 'chi'],
  ['jin', 'chin'],
  ['um', 'eom'],
  ['byun', 'pyon', 'byeon'],
  ['hyun', 'hyon', 'hyeon'],
  ['won'],
  ['bang', 'pang'],
  ['ban', 'pan'],
  ['kong', 'gong'],
  ['ham'],
  ['yeo', 'yo'],
  ['choo'],
  ['do', 'to'],
  ['seok', 'sok'],
  ['sung', 'seong'],
  ['tae'],
  ['kil', 'gil'],
  ['kye'],
  ['ok'],
  ['yon', 'yeon'],
  ['o'],
  ['wang'],
  ['nam'],
  ['pyo'],
  ['myong', 'myung'],
  ['ki'],
  ['kwak'],
  ['yeom', 'ryom', 'ryeom', 'yom'],
  ['kuk', 'gook', 'kook'],
  ['chae', 'chai'],
];

/** Chinese surnames in pinyin, for telling a three-syllable name from three names. */
export const CHINESE_SURNAMES = words(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang xu deng han
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren lu yao shen zhong cui tan lu fan
  wang liao shi jin wei jia xia fu fang zou xiong bai meng qin qiu hou jiang yin xue yan duan lei long li shi tao he gu hao
  gong shao wan qian tan dai mo kong xiang xi mao qi hsi chiang chang chou tseng hsu tsai chu teng chiu sung hsieh tsao ko chao
`);

/** Surnames as Hong Kong and Macau write them; the spellings of one row are one surname. */
export const CANTONESE_SURNAMES = [
  ['lee', 'li', 'lei'],
  ['chow', 'chau'],
  ['law', 'lo', 'loh'],
  ['yip', 'ip'],
  ['shum', 'sham'],
  ['koo', 'ku'],
  ['poon', 'pun'],
  ['tsui', 'chui'],
  ['choi', 'tsoi'],
  ['woo', 'wu'],
  ['fu', 'foo'],
  ['chu', 'chue'],
  ['tso', 'cho'],
  ['shek', 'sek'],
  ['yuen', 'un'],
  ['lui', 'loui'],
  ...[
    ...words(`
      ng tsang au tse wong cheung cheng leung lam lau chan kwok kwan kwong kong fung fong fok fan hung ho ko to mak man mok mo
      mui ngai ngan pang pak pau sin siu sit so suen sung szeto sze tai tam tang tin ting tong tung wan wai yan yam yeung yau
      yim yiu yu yung chim chin ching chiu chong chung cheuk hau hon hui kam kan kung lai lin ling liu lok luk lung ma miu pong
    `),
  ].map((surname) => [surname]),
];

export const VIETNAMESE_SURNAMES = words(`
  nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh doan trinh truong lam mai cao ta ha luong
`);

/** Behind the father's name: "Ilham Heydar oglu Aliyev". */
export const CHILD_OF = new Set('oglu ogly ogli ugli uly uulu kizi kyzy kyzi qizi gizi'.split(' '));

/** Most words have none of these, and the whole pattern takes longer. */
const PATRONYMIC_END = /(?:ch|c|cz|na)$/;
const PATRONYMIC = /^(.{3,}?)(?:[oea]vi(?:ch|tch|c|cz)|[oea][vwu]na|[oe]wi(?:cz|tsch)|ovych|ivna|yovych)$/;

/** "Ivanovich" is the son of Ivan; undefined where the word is no father's name. */
export function fatherOf(word: string): string | undefined {
  return PATRONYMIC_END.test(word) ? PATRONYMIC.exec(word)?.[1] : undefined;
}
