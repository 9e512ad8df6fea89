import type { ListEntity, ListedName } from '../../lists/entity.ts';
import { alternatives } from '../normalise/alternatives.ts';
import type { WrittenName } from '../normalise/analysed-name.ts';
import { entryDigest } from './entry-digest.ts';
import { PackedTexts } from './packed-texts.ts';

/** In characters: what reviewers read beside a match. The rest of long remarks stays where the list is stored. */
const LONGEST_REMARKS = 1_000;

/** What a hit needs of an entry; addresses stay where the list is stored. */
export interface IndexedEntity extends Omit<ListEntity, 'addresses'> {
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
    const { addresses: _, remarks, ...kept } = entity;
    this.#rows.push(JSON.stringify({ ...kept, ...shortened(remarks), digest: entryDigest(entity) }));
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

function shortened(remarks = ''): Pick<ListEntity, 'remarks'> {
  if (remarks === '') return {};
  if (remarks.length <= LONGEST_REMARKS) return { remarks };
  // Not with half a letter at the end.
  return { remarks: `${remarks.slice(0, LONGEST_REMARKS - 1).replace(/\p{Surrogate}$/u, '')}…` };
}

/** The name an entry was found by. */
export function nameOf({ names, kind }: Pick<ListEntity, 'names' | 'kind'>, number: number): WrittenName {
  let before = 0;
  for (const name of names) {
    const ways = alternatives(name, kind);
    const found = ways[number - before];
    if (found) return found;
    before += ways.length;
  }
  return { text: '' };
}

/** Every name an entry can be found by, in an order that stays. */
export function namesOf({ names, kind }: Pick<ListEntity, 'names' | 'kind'>): ListedName[] {
  return names.flatMap((name) => alternatives(name, kind));
}
