import type { ListEntity, ListName } from '../../lists/entity.ts';
import { alternatives } from '../normalise/alternatives.ts';
import { entryDigest } from './entry-digest.ts';
import { PackedTexts } from './packed-texts.ts';

/** What a hit needs of an entry; addresses and remarks stay where the list is stored. */
export interface IndexedEntity extends Omit<ListEntity, 'addresses' | 'remarks'> {
  digest: string;
}

/** The entries of an index, read again for the few that a name leads to. */
export class IndexedEntities {
  readonly #rows = new PackedTexts();

  get length(): number {
    return this.#rows.length;
  }

  /** Returns its number. */
  push(entity: ListEntity): number {
    const { addresses: _addresses, remarks: _remarks, ...kept } = entity;
    this.#rows.push(JSON.stringify({ ...kept, digest: entryDigest(entity) }));
    return this.length - 1;
  }

  at(entity: number): IndexedEntity {
    return JSON.parse(this.#rows.at(entity));
  }

  trim(): this {
    this.#rows.trim();
    return this;
  }
}

/** Every name an entry can be found by, in an order that stays. */
export function namesOf({ names, kind }: Pick<ListEntity, 'names' | 'kind'>): ListName[] {
  return names.flatMap((name) => alternatives(name, kind));
}
