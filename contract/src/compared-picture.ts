import type { Picture } from './picture.ts';
import type { Match } from './result.ts';

/** The photo of a match that was found alike; without one, its first. */
export function comparedPicture({ pictures, evidence }: Pick<Match, 'pictures' | 'evidence'>): Picture | undefined {
  return pictures.find(({ key }) => key === evidence.face?.recordPictureKey) ?? pictures[0];
}
