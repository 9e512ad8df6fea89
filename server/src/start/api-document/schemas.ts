import { maxPicturesPerPerson } from '@afc/contract/limits';
import { picturePart } from '@afc/contract/person';
import { z } from 'zod';
import type { Described, FieldWords } from './describe.ts';
import { isObject, type JsonSchema, place, ref, rewrite, without } from './json-schema.ts';
import { vocabularies } from './vocabularies.ts';
import { described } from './words/described.ts';

/** All schemas that have a name of their own. */
export function componentSchemas(): Record<string, JsonSchema> {
  const words = Object.entries(vocabularies).map(([name, { values, text }]) => [
    name,
    { type: 'string', enum: values, description: text },
  ]);
  return withFiles({ ...Object.fromEntries(words), ...convert('output'), ...convert('input') });
}

const binary = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
const files: Record<string, JsonSchema> = {
  PersonSubmission: {
    [picturePart]: {
      type: 'array',
      minItems: 1,
      maxItems: maxPicturesPerPerson,
      description: 'A photo, jpg or png. Repeat the part for several of one person.',
      items: binary,
    },
  },
  ImportListFields: {
    file: {
      type: 'array',
      minItems: 1,
      description: 'A file of the list. Repeat the part where a list has several, as OFAC as CSV.',
      items: binary,
    },
  },
};

/** Uploads carry files beside their fields. */
function withFiles(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const forms = Object.entries(files).map(([name, parts]) => {
    const { properties, required, ...rest } = schemas[name] ?? {};
    const needed = [...(Array.isArray(required) ? required : []), ...Object.keys(parts)];
    return [name, { ...rest, properties: { ...(isObject(properties) ? properties : {}), ...parts }, required: needed }];
  });
  return { ...schemas, ...Object.fromEntries(forms) };
}

function convert(io: Described['io']): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  const own = described.filter((each) => each.io === io);
  for (const { name, schema } of own) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { uri: place, io });
  return Object.fromEntries(own.map((each) => [each.name, explain(tidy(withoutDefaults(schemas[each.name])), each)]));
}

/** Generators take a field with a default for one that is always there. What is left out, its words say. */
const withoutDefaults = (schema: unknown) => rewrite(schema, (each) => without(each, 'default'));

/** A schema without a name, such as a parameter's. */
export const schemaOf = (schema: z.ZodType): JsonSchema => tidy(z.toJSONSchema(schema, { io: 'input' }));

/** Without what says nothing, and with names instead of lists of words. */
function tidy(schema: unknown): JsonSchema {
  const tidied = rewrite(schema, (each) => named(plainArray(fixedKeys(withoutNoise(each)))));
  return isObject(tidied) ? tidied : {};
}

function withoutNoise(schema: JsonSchema): JsonSchema {
  return without(
    schema,
    '$schema',
    '$id',
    // Later versions may answer with more fields.
    ...(schema.additionalProperties === false ? ['additionalProperties'] : []),
    ...(schema.maximum === Number.MAX_SAFE_INTEGER ? ['maximum'] : []),
    // Long, and said by the format.
    ...(schema.format === 'date' || schema.format === 'date-time' ? ['pattern'] : []),
    ...(schema.contentEncoding === 'base64' ? ['pattern', 'format'] : []),
  );
}

/** A record whose keys are known is an object with these fields. */
function fixedKeys(schema: JsonSchema): JsonSchema {
  const { additionalProperties, required, properties } = schema;
  if (!Array.isArray(required) || !isObject(additionalProperties) || properties) return schema;
  const fields = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  return { ...without(schema, 'propertyNames', 'additionalProperties'), properties: fields };
}

/** Items that are all alike need no list of them, which many generators cannot read. */
function plainArray(schema: JsonSchema): JsonSchema {
  const items: unknown = schema.prefixItems;
  if (!Array.isArray(items) || new Set(items.map((item) => JSON.stringify(item))).size !== 1) return schema;
  return { ...without(schema, 'prefixItems'), items: items[0] };
}

/** The name of its list of words, where that has one. */
function named(schema: JsonSchema): JsonSchema {
  const values = schema.enum;
  if (!Array.isArray(values)) return schema;
  const name = nameOfWords.get(setOf(values.filter((value) => value !== null)));
  if (!name) return schema;
  const rest = without(schema, 'type', 'enum');
  return values.includes(null) ? { ...rest, anyOf: [ref(name), { type: 'null' }] } : { ...rest, ...ref(name) };
}

const setOf = (words: readonly unknown[]) => words.map(String).toSorted().join();
const nameOfWords = new Map(Object.entries(vocabularies).map(([name, { values }]) => [setOf(values), name]));

/** With the words of its fields. */
function explain(schema: JsonSchema, { text, fields }: Described): JsonSchema {
  const explained = Object.entries(fields).reduce((all, [path, words]) => at(all, path.split('.'), words), schema);
  return { ...explained, description: text };
}

function at(schema: JsonSchema, [field, ...rest]: readonly string[], words: FieldWords): JsonSchema {
  if (field === undefined) {
    const { text, keywords } = typeof words === 'string' ? { text: words, keywords: {} } : words;
    const known = '$ref' in keywords || 'anyOf' in keywords ? without(schema, 'type') : schema;
    return { ...known, ...keywords, description: text };
  }
  if (isObject(schema.items)) return { ...schema, items: at(schema.items, [field, ...rest], words) };
  if (Array.isArray(schema.anyOf))
    return { ...schema, anyOf: schema.anyOf.map((each) => within(each, field, rest, words)) };
  return within(schema, field, rest, words);
}

function within(schema: unknown, field: string, rest: readonly string[], words: FieldWords): JsonSchema {
  if (!isObject(schema)) return {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  const inner = properties[field];
  if (!isObject(inner)) return schema;
  return { ...schema, properties: { ...properties, [field]: at(inner, rest, words) } };
}
