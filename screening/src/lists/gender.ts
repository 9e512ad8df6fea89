import type { ListEntity } from './entity.ts';

/** Lists write "M", "Male" or "male"; false for whatever begins with another letter. */
export function addGender(entity: ListEntity, text: string): boolean {
  const first = text.trim().toLowerCase()[0];
  if (first !== 'm' && first !== 'f') return false;
  entity.gender = first === 'm' ? 'male' : 'female';
  return true;
}
