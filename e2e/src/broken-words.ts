import type { Locator } from '@playwright/test';

/** The words of a place that begin on one line and end on another. */
export function brokenWords(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
