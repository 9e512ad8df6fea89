import type { StoredImage } from './image-store.ts';

export type ListPage = { objects: StoredImage[]; continuation: string | null };

/** One page of ListObjectsV2. The answer is flat and its keys are ours, so no XML reader is needed. */
export function parseListPage(xml: string): ListPage {
  const objects: StoredImage[] = [];
  for (const [, contents] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const name = element(contents ?? '', 'Key');
    const modified = new Date(element(contents ?? '', 'LastModified') ?? Number.NaN);
    if (name !== null && !Number.isNaN(modified.getTime())) objects.push({ name, modified });
  }
  const truncated = element(xml, 'IsTruncated') === 'true';
  return { objects, continuation: truncated ? element(xml, 'NextContinuationToken') : null };
}

function element(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? null : decodeEntities(text);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}
