import type { Picture } from '@afc/contract/picture';
import { Face } from './face.tsx';

interface SmallFaceProps {
  readonly picture: Picture;
  readonly size: number;
  readonly className: string | undefined;
}

/** A picture cropped to the face. The name stands beside it, so screen readers skip the picture. */
export function SmallFace({ picture, size, className }: SmallFaceProps) {
  return (
    <Face
      src={picture.thumbnailUrl}
      alt=""
      style={{ objectPosition: facePosition(picture) }}
      width={size}
      height={size}
      loading="lazy"
      className={className}
    />
  );
}

/** The position at which cropping keeps the face in sight. */
function facePosition({ face, width, height }: Picture): string {
  if (!face) return '50% 30%';
  const [left, top, right, bottom] = face.box;
  const share = (middle: number, whole: number) => Math.round(Math.max(0, Math.min(100, (middle / whole) * 100)));
  return `${share((left + right) / 2, width)}% ${share((top + bottom) / 2, height)}%`;
}
