import { z } from 'zod';
import { photoFlaws } from './vocabulary.ts';

const point = z.tuple([z.number(), z.number()]);

/** Short-lived signed addresses of one photo, and where its face is (in pixels of `url`). */
export const Picture = z.object({
  key: z.string(),
  url: z.string(),
  mainUrl: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  face: z.object({ box: z.tuple([z.number(), z.number(), z.number(), z.number()]), points: z.array(point) }).nullable(),
  /** For the reviewer; none of them decides anything. */
  flaws: z.array(z.enum(photoFlaws)),
});
export type Picture = z.infer<typeof Picture>;

export const pictureSizes = ['full', 'main', 'thumbnail'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const PictureParams = z.object({ key: z.string().regex(/^[\w-]+$/), size: z.enum(pictureSizes) });
export const PictureQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });
