/** The one shape every list format is read into. Plain data: it goes through JSON and between threads. */
export type EntityKind = 'person' | 'organisation' | 'vessel' | 'aircraft' | 'other';

export type NameRole = 'primary' | 'alias' | 'former';
export type NameStrength = 'strong' | 'weak';

export interface ListedName {
  text: string;
  role: NameRole;
  /** `weak` is the list's own mark for an alias too vague to accuse somebody by. */
  strength: NameStrength;
  script: string;
  given?: string;
  family?: string;
}

export type DatePrecision = 'day' | 'month' | 'year' | 'circa' | 'range';

/** Both ends inclusive, YYYY-MM-DD. A year alone is the whole year, never its first of January. */
export interface DateInterval {
  from: string;
  to: string;
  precision: DatePrecision;
}

export interface ListDocument {
  type?: string;
  number: string;
  country?: string;
}

export type Gender = 'male' | 'female';

export interface ListEntity {
  reference: string;
  /** What the publisher calls the entry in public, where that is not the reference: "TAi.024". */
  listedAs?: string;
  kind: EntityKind;
  names: ListedName[];
  birthDates: DateInterval[];
  nationalities: string[];
  documents: ListDocument[];
  gender?: Gender;
  addresses: string[];
  programmes: string[];
  remarks?: string;
  /** Which stored list the entry belongs to; set by whoever stores it, so that one index can hold several lists. */
  list?: string;
}

export function emptyEntity(reference: string, kind: EntityKind): ListEntity {
  return {
    reference,
    kind,
    names: [],
    birthDates: [],
    nationalities: [],
    documents: [],
    addresses: [],
    programmes: [],
  };
}
