import type { Picture } from '@afc/contract/picture';
import type { Match } from '@afc/contract/result';

/** The photo of a match that was found alike; without one, its first. */
export function comparedPicture({ pictures, evidence }: Pick<Match, 'pictures' | 'evidence'>): Picture | undefined {
  return pictures.find(({ key }) => key === evidence.face?.recordPictureKey) ?? pictures[0];
}
