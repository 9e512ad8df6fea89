/** An entity of FollowTheMoney, the data model of OpenSanctions. */
export interface FtmEntity {
  id: string;
  schema: string;
  caption?: string;
  target?: boolean;
  last_change?: string | null;
  /** Lists of texts, and in `targets.nested.json` of other entities as well. */
  properties: Record<string, unknown>;
}

export function parseFtmEntity(text: string): FtmEntity | undefined {
  try {
    const item: unknown = JSON.parse(text);
    return isFtmEntity(item) ? item : undefined;
  } catch {
    return undefined;
  }
}

/** A zero or half a character can be written in JSON, but not be stored. */
const unstorable = /[\0\p{Surrogate}]/u;

const isText = (value: unknown): value is string => typeof value === 'string' && !unstorable.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isFtmEntity(item: unknown): item is FtmEntity {
  if (!isObject(item)) return false;
  const { id, schema, properties, last_change: change = null } = item;
  if (!isText(id) || id === '' || typeof schema !== 'string') return false;
  if (change !== null && typeof change !== 'string') return false;
  if (!isObject(properties)) return false;
  return Object.values(properties).every(
    (values) => Array.isArray(values) && values.every((value) => isText(value) || isObject(value)),
  );
}

/** What these properties hold; nothing of nested entities. */
export function textsOf({ properties }: Pick<FtmEntity, 'properties'>, ...names: readonly string[]): string[] {
  return names.flatMap((name) => listOf(properties[name]).filter(isText));
}

/** The entities that stand in the place of values. */
export function nestedIn(item: FtmEntity, name: string): Pick<FtmEntity, 'caption' | 'properties'>[] {
  return listOf(item.properties[name])
    .filter(isObject)
    .map(({ caption, properties }) => ({
      ...(isText(caption) ? { caption } : {}),
      properties: isObject(properties) ? properties : {},
    }));
}

const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
