import type { Picture } from '@afc/contract/picture';

/** Where a cropped picture is held, so that the face stays in sight. */
export function facePosition({ face, width, height }: Picture): string {
  if (!face) return '50% 30%';
  const [left, top, right, bottom] = face.box;
  const share = (middle: number, whole: number) => Math.round(Math.max(0, Math.min(100, (middle / whole) * 100)));
  return `${share((left + right) / 2, width)}% ${share((top + bottom) / 2, height)}%`;
}
