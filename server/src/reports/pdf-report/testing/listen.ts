import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Heard = {
  /** What is read aloud, each with its kind, in the order of the file and with no space but those that stand in it. */
  spoken: string[];
  /** What is said of pictures. */
  figures: string[];
  bookmarks: { title: string; items: string[] }[];
};

/** A PDF as programs take it that go by its tags, and not by where on the page something stands. */
export async function listen(bytes: Uint8Array): Promise<Heard> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const spoken: string[] = [];
    const figures: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      spoken.push(...spokenIn(fnArray, argsArray));
      figures.push(...figuresIn(await page.getStructTree()));
    }
    const bookmarks = (await document.getOutline()).map(({ title, items }) => ({
      title,
      items: items.map((item: { title: string }) => item.title),
    }));
    return { spoken, figures, bookmarks };
  } finally {
    await task.destroy();
  }
}

function spokenIn(operators: readonly number[], operands: readonly unknown[]): string[] {
  const spoken: string[] = [];
  let heard: string | null = null;
  for (const [index, operator] of operators.entries()) {
    const given = operands[index];
    const [first] = Array.isArray(given) ? given : [];
    if (operator === OPS.beginMarkedContentProps) heard = first === 'Artifact' ? null : `${first}: `;
    else if (operator === OPS.endMarkedContent && heard !== null) {
      spoken.push(heard.trimEnd());
      heard = null;
    } else if (operator === OPS.showText && heard !== null) heard += lettersOf(first);
  }
  return spoken;
}

function lettersOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: { unicode?: string } | number) => (typeof glyph === 'number' ? '' : glyph.unicode))
    .join('');
}

type StructNode = { role?: string; alt?: string; children?: unknown[] };

function figuresIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, alt = '', children = [] }: StructNode = node;
  return [...(role === 'Figure' ? [alt] : []), ...children.flatMap(figuresIn)];
}
