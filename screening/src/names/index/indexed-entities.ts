import type { ListEntity, ListedName } from '../../lists/entity.ts';
import { alternatives } from '../normalise/alternatives.ts';
import type { WrittenName } from '../normalise/analysed-name.ts';
import { shownText } from '../shown-text.ts';
import { entryDigest } from './entry-digest.ts';
import { PackedTexts } from './packed-texts.ts';

/** Of an entry; no list gives it as many. */
const MOST_PROGRAMMES = 50;

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
    const programmes = entity.programmes.slice(0, MOST_PROGRAMMES).map(shownText);
    const shown = { programmes, ...(remarks ? { remarks: shownText(remarks) } : {}) };
    this.#rows.push(JSON.stringify({ ...kept, ...shown, digest: entryDigest(entity) }));
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
