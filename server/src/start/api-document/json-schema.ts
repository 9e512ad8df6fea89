/** A JSON Schema as it stands in the document. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Where a schema with a name stands. */
export const place = (name: string) => `#/components/schemas/${name}`;
export const ref = (name: string): JsonSchema => ({ $ref: place(name) });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in it, from the inside out, made anew. */
export function rewrite(value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner, change)])));
}

export function without(schema: JsonSchema, ...keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}
