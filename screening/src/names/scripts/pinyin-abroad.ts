import { readTable, tableRows } from '../table-rows.ts';
import { type Letters, syllableReader } from './syllables-abroad.ts';

const ARABIC: Letters = {
  beginnings: `ب b p; پ p; م m; ف f; د d; ت t; ن n; ل l; غ g; ق g; گ g; ك k; ه h; خ h; ج j zh; تش q zh ch; چ q zh ch; ش x sh
ر r; ژ r zh; ز z; دز z; تس z c; س s x`,
  ends: `ا a; اي ai ei; او ao; ان an; انغ ang; ي i; ين in; ينغ ing; يا ia; ياو iao; يان ian; يانغ iang; يو iu u; يونغ iong; يه ie
و u o ou uo; وا ua uo; واي uai; وان uan; وانغ uang; وي ui; ون un; ونغ ong; وو ou u; ه e; ن en an; نغ eng ang; يوان uan`,
  whole: `يي yi; ين yin yan; يين yin; ينغ ying; يينغ ying; يا ya; ياو yao; يان yan; يانغ yang; يو you yu; يوي yu; يوان yuan; يونغ yong; يه ye
و wu; وو wu; وا wa; وي wei; واي wai wei; وان wan; وانغ wang; ون wen; ونغ weng; ان an en; انغ ang; اي ai; او ao ou; ار er`,
};

const HEBREW: Letters = {
  beginnings: `ב b; פ p f; מ m; ד d; ט t; ת t; נ n; ל l; ג g; ק k; כ k; ה h; ח h; ג' j zh; ז' zh r; צ' ch q; ש sh x; ס s x; ז z; דז z; צ c; ר r`,
  ends: `א a; אי ai; או ao; אנ an; אנג ang; י i; ינ in; ינג ing; יא ia; יאו iao; יאנ ian; יאנג iang; ייאנג iang; יו iu; יונג iong; יה ie
ו u o ou uo; ואו ou uo; ואה ua; ואנ uan; ואנג uang; וי ui; ווי ui; ונ un; ונג ong; ה e a; נ en an; נג eng ang; יי ei`,
  whole: `יי yi; י yi; ינ yin yan; ינג ying; יאנ yan; יאנג yang; יאו yao; יו you yu; יואנ yuan; יונג yong; ו wu; וו wu; ואנ wan; וואנ wan
ואנג wang; וואנג wang; ונ wen; וונ wen; ויי wei; וויי wei; אנ an en; אנג ang; אי ai; או ao ou; אר er`,
};

const GREEK: Letters = {
  beginnings: `μπ b; π p; μ m; φ f; ντ d; τ t; ν n; λ l; γκ g; κ k; χ h; τζ j zh z; ζ zh z r; τσ ch q c zh; σ sh x s; ρ r`,
  ends: `α a; αι ai; αϊ ai; αο ao; αν an; ανγκ ang; ε e; ει ei; εϊ ei; εν en; ενγκ eng; ι i; ιν in; ινγκ ing; ια ia; ιαο iao; ιαν ian
ιανγκ iang; ιε ie; ιου iu; ιονγκ iong; ο o uo; ου u ou; οου ou; ουο uo; ουα ua; ουαν uan; ουανγκ uang; ουι ui; ουει ui; ουεϊ ui; ουν un
ουνγκ ong; ονγκ ong`,
  whole: `γι yi; γιν yin; γινγκ ying; γιαν yan; γιανγκ yang; γιαο yao; γιε ye; γιου you yu; γιουν yun; γιουαν yuan; γιονγκ yong; γου wu
γουα wa; γουαν wan; γουανγκ wang; γουεν wen; γουει wei; γουεϊ wei; ου wu ou; αν an; ανγκ ang; εν en; αι ai; αϊ ai; αο ao; ερ er`,
};

const pinyin = new Set(
  tableRows(readTable('pinyin')).flatMap(([begin = '', ...ends]) => ends.map((end) => begin.replace('-', '') + end)),
);
const isPinyin = (syllable: string): boolean => pinyin.has(syllable);

/** A word of Chinese in the letters of others, in pinyin: جينتاو, ג'ינטאו and Τζιντάο are Jintao. */
export const PINYIN_ABROAD = {
  Arabic: syllableReader(ARABIC, isPinyin),
  Hebrew: syllableReader(HEBREW, isPinyin),
  Greek: syllableReader(GREEK, isPinyin),
} as const;
