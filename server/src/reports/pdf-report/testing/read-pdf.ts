import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  /** The text of each page, in the order in which it is read. */
  pages: string[];
  text: string;
  info: Record<string, unknown>;
  language: string | null;
  tags: string[];
};

/** Reads a PDF as a viewer does: what can be selected, searched and read aloud. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const pages: string[] = [];
    const tags: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      tags.push(...tagsIn(await page.getStructTree()));
    }
    const metadata = await document.getMetadata();
    const info = Object.fromEntries(Object.entries(metadata.info));
    const language = typeof info.Language === 'string' ? info.Language : null;
    return { pages, text: pages.join('\n'), info, language, tags };
  } finally {
    await task.destroy();
  }
}

type StructNode = { role?: string; children?: unknown[] };

function tagsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children = [] }: StructNode = node;
  return [...(role ? [role] : []), ...children.flatMap(tagsIn)];
}
