/** Two letters that a scanner reads as one, and the other way round. */
const PAIRS = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['ii', 'u'],
] as const;

const SCANNED = /rn|cl|vv|ii/;

export function looksScanned(text: string): boolean {
  return SCANNED.test(text);
}

export function unscan(text: string): string {
  return PAIRS.reduce((read, [two, one]) => read.replaceAll(two, one), text);
}

/** What the word may have been before it was scanned, one slip each. */
export function scannedForms(text: string): string[] {
  const forms: string[] = [];
  for (const pair of PAIRS) {
    for (const [read, meant] of [pair, [pair[1], pair[0]] as const]) {
      for (let at = text.indexOf(read); at >= 0; at = text.indexOf(read, at + 1)) {
        forms.push(text.slice(0, at) + meant + text.slice(at + read.length));
      }
    }
  }
  return forms;
}
