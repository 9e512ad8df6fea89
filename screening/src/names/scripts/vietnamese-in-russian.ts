import { closedSyllables, syllableReader } from './syllables-abroad.ts';

const LETTERS = closedSyllables({
  beginnings: `б b; в v; г g; д d; з d gi; к c k; кх kh; ку qu; л l; м m; н n; нг ng; нь nh; п p; р r; с x s; т t ch; тх th; ть ch; ч tr ch
ш s ch; ф ph; х h`,
  vowels: `а a; ай ai ay; ао ao; ау au; э e; е e; и i; о o; оа oa; оай oai; ой oi; у u; уа ua oa; уе uye; уй ui uy; уо uo; ы u; ыо uo; ыой uoi
ю u; юи uy; юй uy; ье ie; ие ie; ьеу ieu; иеу ieu; я ia a`,
  closings: 'н n; нг ng; нь nh; м m; п p; т t; к c; ть ch',
  whole: 'ань anh; ан an; ай ai; ли ly; ви vy; ми my; мин minh; ен yen; йен yen',
});

/** A word of Vietnamese in Russian letters: Нгуен is Nguyen, Чыонг is Truong. */
export const readVietnameseInRussian = syllableReader(LETTERS);
