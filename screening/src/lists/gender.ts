import type { Gender } from './entity.ts';

/** Lists write "M", "Male" or "male"; undefined for whatever begins with another letter. */
export function genderOf(text: string): Gender | undefined {
  const first = text.trim().toLowerCase()[0];
  return first === 'm' ? 'male' : first === 'f' ? 'female' : undefined;
}
