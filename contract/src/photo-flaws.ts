import type { Picture } from './picture.ts';
import type { PhotoFlaw } from './vocabulary.ts';

/** What page and report say of a person's photos: a line for each that has flaws, with its number where there are several. */
export function flawLines(pictures: readonly Pick<Picture, 'flaws'>[], say: (flaw: PhotoFlaw) => string): string[] {
  return pictures.flatMap(({ flaws }, index) => {
    if (flaws.length === 0) return [];
    const said = flaws.map(say).join(' · ');
    return pictures.length > 1 ? `${index + 1}: ${said}` : said;
  });
}
