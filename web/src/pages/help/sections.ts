import type { Texts } from '../../language/language.tsx';
import { plain } from '../../language/plain.ts';

type Sections = Texts['manual']['sections'];
export type SectionId = keyof Sections;

export interface Block {
  readonly kind: 'paragraph' | 'steps' | 'points';
  readonly keys: readonly string[];
}

const kinds: Record<string, Block['kind']> = { p: 'paragraph', s: 'steps', l: 'points' };

export function sectionIds(sections: Sections): SectionId[] {
  return Object.keys(sections) as SectionId[]; // its own keys
}

/** A section's texts in their order, with neighbouring steps and points gathered into one list. */
export function blocksOf(section: Sections[SectionId]): Block[] {
  const blocks: { kind: Block['kind']; keys: string[] }[] = [];
  for (const key of Object.keys(section)) {
    const kind = kinds[key.charAt(0)];
    if (!kind || key === 'title') continue;
    const last = blocks.at(-1);
    if (last && last.kind === kind && kind !== 'paragraph') last.keys.push(key);
    else blocks.push({ kind, keys: [key] });
  }
  return blocks;
}

/** The section's words as a reader sees them, for the search. */
export function wordsOf(section: Sections[SectionId]): string {
  return plain(
    Object.values(section)
      .join(' ')
      .replace(/<\/?\w+>/g, ''),
  );
}
