/** Plain Levenshtein distance by bit vectors (Myers, Hyyrö): a few instructions a letter, to sort out the hopeless pairs. */
const masks = new Int32Array(128);
let pattern = '';

function setPattern(text: string): void {
  for (let i = 0; i < pattern.length; i++) masks[pattern.charCodeAt(i) & 127] = 0;
  pattern = text;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 127;
    masks[code] = (masks[code] ?? 0) | (1 << i);
  }
}

/** Words of up to 31 letters; longer ones are cut. The first word is remembered, so keep it first in a loop. */
export function editDistance(a: string, b: string): number {
  const word = a.length > 31 ? a.slice(0, 31) : a;
  if (word !== pattern) setPattern(word);
  const n = word.length;
  const m = Math.min(b.length, 31);
  if (n === 0) return m;
  const top = 1 << (n - 1);
  let positive = -1;
  let negative = 0;
  let distance = n;
  for (let j = 0; j < m; j++) {
    const equal = masks[b.charCodeAt(j) & 127] ?? 0;
    const vertical = equal | negative;
    const horizontal = (((equal & positive) + positive) ^ positive) | equal;
    let up = negative | ~(horizontal | positive);
    const down = positive & horizontal;
    if (up & top) distance++;
    if (down & top) distance--;
    up = (up << 1) | 1;
    positive = (down << 1) | ~(vertical | up);
    negative = up & vertical;
  }
  return distance;
}
