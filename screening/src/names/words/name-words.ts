import { rowNumbers, wordSet } from '../table-rows.ts';

/** Never part of the name itself, wherever they stand. */
export const TITLES = wordSet(`
  mr mrs ms miss dr doctor prof professor sir dame mullah mulla ayatollah hojjatoleslam general gen brigadier brig
  colonel col lieutenant lt captain capt commander cmdr sergeant sgt president prasident presidente minister senator rev
  reverend herr frau senor senora sr jr ii iii iv phd msc engineer ustad ustaz comrade mme mlle monsieur madame hrh excellency
  admiral esq chief datuk dato datin ajatollah scheich gral cnel generalleutnant generalmajor polkovnik podpolkovnik
  tte licenciado dott avv smt hojatoleslam gospodin mevr mevrouw dhr drs jhr dipl mgr judr mudr rndr phdr csc engr alhaja
  fnu lnu mzee mst mosammat shrimati srimati mx herrn fraulein sra srta dra atty signor signora esquire
`);

/** Orders and degrees that are nobody's surname, with or without full stops: taken off behind two other words. */
export const TRAILING_TITLES = wordSet(
  'mp qc kcmg gcmg cmg cbe kbe gbe obe mbe dso mba llm llb bsc msc phd dphil md jd cpa cfa frcs',
);

/** Behind a name they tell father and son apart; one is the eldest. */
export const GENERATIONS: ReadonlyMap<string, number> = new Map([
  ['sr', 1],
  ['jr', 2],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);

/**
 * Titles that are also names: taken off only where two more words are left. By each spelling, which title it is.
 */
export const NAME_TITLES = rowNumbers(`
  shaikh sheikh shaykh sheik cheikh chaykh shekh sheekh shiikh
  maulavi mawlawi maulvi mawlavi molvi moulvi
  maulana mawlana
  hajji hadji haji hajj alhaj alhaji hadj elhadj
  qari; mufti; imam; marshal; mian
  sayyid sayed syed seyed seyyed sayyed sayid seyid saiyid
  sayyida sayyidah sayeda syeda seyyedeh seyedeh
  hafiz hafez hafeez hafidh
  seri sri shri
  qazi kazi
`);

/** The same, where they stand first. */
export const LEADING_TITLES = wordSet(
  'don dona khun king queen prince princess major maj hon judge md mohd baron count duke lord lady ing eng rt lic coronel comandante teniente oberst maitre',
);

/** How Burmese address men and women ... */
export const BURMESE_TITLES = wordSet('u ko maung daw ma');
/** ... before names of which one is like these: Ma and Ko are surnames elsewhere. */
export const BURMESE_NAMES = wordSet(`
  aung kyaw zaw htun hlaing thein myint thant naing htay nyunt lwin phyo htet htoo hla nwe thida khin thura zeya kyi swe myat
  thuzar thazin myo nyein win tun oo than sein soe mya
`);

/** Small words between names: they come and go between spellings. */
export const PARTICLES = wordSet(`
  al el ul ud ur as ad an ar at az ash es ed er ez et il l d de del della di da do dos das du des la le les los las lo
  van von vd vdn der den ter ten te zu zum zur vom y e i und and of the af av na st ou ait oglu ogly ogli ugli uly kizi kyzy kyzi qizi gizi uulu
`);

/** Particles that are whole names elsewhere ("Kim Jong Il"): as the last word they are the name. */
export const NEVER_LAST = wordSet('il an as ad ar at na e i y es ed er ez et do da le lo te st av af d l ou');

/** Words that make the next one the father's (or child's) name. */
export const SON_OF = wordSet('bin ben ibn ebn bn bint binti bnt ould oulad wld wuld mac ap ab');
export const PARENT_OF = wordSet('abu abou abo aboo abi umm oum um');

/** So frequent that sharing them says little about being the same person. */
export const COMMON = wordSet(`
  mohammed mohammad muhammad mohamed mohamad muhammed muhamad mohamud ahmed ahmad ahmet ali hassan hasan hussein husayn hussain
  hossein husain abdullah abdallah abdalla ibrahim khan kim lee park pak ri li wang zhang chen jose maria juan luis carlos garcia
  rodriguez lopez gonzalez hernandez martinez perez mahmoud mahmud mahmood mustafa omar umar umer said saeed khalid khaled
  singh kumar ivanov ivanovich aleksandr alexander alexandrovich sergey sergei vladimir vladimirovich david john michael
  yusuf youssef yousef ismail jan shah gul agha akhund abdulrahman jong chol song yong
`);

/** Behind the father's name: "Ilham Heydar oglu Aliyev". */
export const CHILD_OF = wordSet('oglu ogly ogli ugli uly uulu kizi kyzy kyzi qizi gizi');

/** Most words have none of these, and the whole pattern takes longer. */
const PATRONYMIC_END = /(?:ch|c|cz|na)$/;
const PATRONYMIC = /^(.{3,}?)(?:[oea]vi(?:ch|tch|c|cz)|[oea][vwu]na|[oe]wi(?:cz|tsch)|ovych|ivna|yovych)$/;

/** "Ivanovich" is the son of Ivan; undefined where the word is no father's name. */
export function fatherOf(word: string): string | undefined {
  return PATRONYMIC_END.test(word) ? PATRONYMIC.exec(word)?.[1] : undefined;
}
