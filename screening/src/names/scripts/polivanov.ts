import { wordPairs } from '../table-rows.ts';

/** Japanese as Russian writes it, after Polivanov: Синдзо is Shinzo. */
const SOUNDS = new Map(
  wordPairs(`
а a; и i; у u; э e; о o; я ya; ю yu; ё yo; й i; н n; ъ; к k; г g; с s; т t; д d; х h; ф f; б b; п p; м m; р r; в w
си shi; ся sha; сю shu; сё sho; ти chi; тя cha; тю chu; тё cho; цу tsu; дзи ji; дзя ja; дзю ju; дзё jo; дз z
`),
);
const SOUND = /дз[ияюё]|[ст][ияюё]|цу|дз|./g;
const WORD = /^(?:(?:дз|[кгстдхфбпмрнв])?[аиуэояюё]|цу|(?<=[аиуэояюё])(?:й|нъ?)|[кстп](?=[кстпц]))+$/;

/** One word in Latin letters; undefined where no Japanese could speak it. */
export function readPolivanov(word: string): string | undefined {
  // Есихидэ is Yoshihide: the two dots are often left out.
  const written = word.replace(/^е/, 'ё');
  if (!WORD.test(written)) return undefined;
  return written.replace(SOUND, (sound) => SOUNDS.get(sound) ?? '');
}
