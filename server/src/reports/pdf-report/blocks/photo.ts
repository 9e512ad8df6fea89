import type { PagePicture } from '../pictures.ts';
import { colors, styles } from '../theme.ts';
import { type Block, part } from './block.ts';
import type { Canvas } from './canvas.ts';

/** What it shows, and what is said where there is none. */
export type PhotoWords = { alt: string; missing: string };

/** A picture inside a square frame, whole and undistorted; without one, the frame says so. */
export function photo(canvas: Canvas, picture: PagePicture | null, side: number, { alt, missing }: PhotoWords): Block {
  const { doc } = canvas;
  const note = canvas.text(missing, side - 12, styles.note);
  const framed: Block = {
    height: side,
    draw(x, y) {
      doc.rect(x, y, side, side).fill(colors.faint);
      if (picture) {
        const scale = Math.min(side / picture.width, side / picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        doc.image(picture.jpeg, x + (side - width) / 2, y + (side - height) / 2, { width, height });
      } else note.draw(x + 6, y + (side - note.height) / 2);
      doc.rect(x, y, side, side).lineWidth(0.6).stroke(colors.line);
    },
  };
  return part('Figure', framed, picture ? alt : `${alt}: ${missing}`);
}
