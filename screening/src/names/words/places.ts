import { rowNumbers } from '../table-rows.ts';

/** Spellings of one country, its people's adjective among them, a province, a large city or a side: another row is another place, however alike they look. */
const PLACE_ROWS = `
iran iranian; iraq iraqi; syria syrian; lebanon lebanese; libya libyan; yemen yemeni; jordan jordanian; egypt egyptian; sudan sudanese
qatar qatari; kuwait kuwaiti; bahrain bahraini; oman omani; turkey turkiye turkish; israel israeli; palestine palestinian
afghanistan afghan; pakistan pakistani; india indian; bangladesh bangladeshi; nepal nepali; china chinese; taiwan taiwanese; japan japanese
korea korean; vietnam vietnamese; laos lao; cambodia cambodian; thailand thai; myanmar burma; malaysia malaysian; singapore
indonesia indonesian; philippines philippine; mongolia mongolian; kazakhstan kazakh; uzbekistan uzbek; turkmenistan turkmen
tajikistan tajik; kyrgyzstan kyrgyz; russia russian rossiya rossii; belarus belarusian; ukraine ukrainian; moldova moldovan; crimea crimean; georgia georgian
armenia armenian; azerbaijan azerbaijani; poland polish polska; czechia czech; slovakia slovak; slovenia slovenian; hungary hungarian
romania romanian; bulgaria bulgarian; serbia serbian; croatia croatian; bosnia bosnian; albania albanian; macedonia macedonian; montenegro
greece greek hellenic hellas; cyprus cypriot; italy italian italia; spain spanish espana; portugal portuguese; france french; germany german deutschland
austria austrian osterreich; australia australian; switzerland swiss schweiz suisse; netherlands dutch nederland; belgium belgian; luxembourg
denmark danish danmark; sweden swedish sverige; norway norwegian norge; finland finnish suomi; iceland icelandic; ireland irish
estonia estonian; latvia latvian; lithuania lithuanian; malta maltese; canada canadian; america american; saudi; mexico mexican; brazil brazilian brasil; argentina argentine
chile chilean; peru peruvian; colombia colombian; venezuela venezuelan; ecuador ecuadorian; bolivia bolivian; paraguay; uruguay; cuba cuban
panama; nicaragua nicaraguan; guatemala; honduras; haiti haitian; nigeria nigerian; niger nigerien; ghana ghanaian; kenya kenyan; ethiopia ethiopian
somalia somali; uganda ugandan; tanzania tanzanian; zambia zambian; zimbabwe zimbabwean; angola angolan; mozambique; congo congolese
cameroon; senegal senegalese; mali malian; guinea guinean; guyana; morocco moroccan; algeria algerian; tunisia tunisian; mauritania; mauritius
gambia gambian; gabon; rwanda; burundi; chad; eritrea; namibia; botswana; malawi; madagascar; liberia; togo; benin
hunan; henan; hubei; hebei; shanxi; shaanxi; shandong; guangdong; guangxi; guizhou; gansu; jiangsu; jiangxi; zhejiang; fujian; anhui; hainan
north northern; south southern; east eastern; west western
kish; qeshm; tehran; shiraz; isfahan esfahan; tabriz; mashhad; damascus; aleppo; homs; latakia; baghdad; basra; mosul; beirut; dubai; sharjah; doha; riyadh
jeddah; kabul; kandahar; karachi; lahore; moscow; petersburg; kyiv kiev; minsk; donetsk; luhansk lugansk; sevastopol; beijing; shanghai; shenzhen; guangzhou
dalian; dandong; tianjin; wuhan; nanjing; ningbo; qingdao; hangzhou; pyongyang; seoul; tokyo; osaka; istanbul; ankara; cairo; khartoum; caracas; havana
yunnan; sichuan; liaoning; jilin; heilongjiang; qinghai; ningxia; xinjiang; tibet
`;

const places = rowNumbers(PLACE_ROWS);

export function isPlace(word: string): boolean {
  return places.has(word);
}

/** "Iran" and "Iranian", "North" and "Northern". */
export function areSamePlace(a: string, b: string): boolean {
  const here = places.get(a);
  return here !== undefined && here === places.get(b);
}

export function areDifferentPlaces(a: string, b: string): boolean {
  const here = places.get(a);
  const there = here === undefined ? undefined : places.get(b);
  return there !== undefined && here !== there;
}
