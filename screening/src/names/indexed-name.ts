import type { ListEntity, ListName, NameRole, NameStrength } from '../lists/entity.ts';
import type { AnalysedName, Generation, NameToken } from './analysed-name.ts';
import { lettersOf } from './letters.ts';

/** What a hit needs of an entry; addresses and remarks stay where the list is stored. */
export interface IndexedEntity extends Omit<ListEntity, 'addresses' | 'remarks'> {
  fingerprint: string;
}

/** One name of one entry, in the form the scorer takes. */
export class IndexedName implements AnalysedName {
  readonly entity: number;
  readonly text: string;
  readonly person: boolean;
  readonly tokens: NameToken[];
  readonly ids: Int32Array;
  readonly strength: NameStrength;
  readonly role: NameRole;
  readonly legalForm?: string;
  readonly generation?: Generation;

  constructor(entity: number, name: ListName, analysed: AnalysedName, tokens: NameToken[], ids: Int32Array) {
    this.entity = entity;
    this.text = name.text;
    this.person = analysed.person;
    this.tokens = tokens;
    this.ids = ids;
    this.strength = name.strength;
    this.role = name.role;
    if (analysed.legalForm) this.legalForm = analysed.legalForm;
    if (analysed.generation) this.generation = analysed.generation;
  }

  get plain(): string {
    return this.tokens.map((token) => token.text).join(' ');
  }

  get joined(): string {
    return this.tokens.map((token) => token.text).join('');
  }

  get letters(): string {
    return lettersOf(this.text);
  }
}
