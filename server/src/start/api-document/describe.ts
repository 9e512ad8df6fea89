import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/** What the document says of a field, and keywords that its schema cannot know. */
export type FieldWords = string | { readonly text: string; readonly keywords: JsonSchema };

/** Of every field; a field within a field is named by its path: `error.code`. */
type WordsOf<S extends z.ZodObject> = { readonly [Field in keyof S['shape'] & string]: FieldWords } & {
  readonly [path: `${string}.${string}`]: FieldWords;
};

/** A schema that has a name of its own in the document. */
export interface Described {
  readonly name: string;
  readonly schema: z.ZodObject;
  /** A caller sends it, or is sent it: of what may be left out, only the first says so. */
  readonly io: 'input' | 'output';
  readonly text: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

export const sent =
  <S extends z.ZodObject>(name: string, schema: S) =>
  (text: string, fields: WordsOf<S>): Described => ({ name, schema, io: 'input', text, fields });

export const answered =
  <S extends z.ZodObject>(name: string, schema: S) =>
  (text: string, fields: WordsOf<S>): Described => ({ name, schema, io: 'output', text, fields });

/** Of a list that comes whole, and of one that comes page by page. */
export const wholeList = { totalResults: 'How many there are; all are listed.', resultList: 'All of them.' };
export const onePage = {
  totalResults: 'How many there are on all pages.',
  resultList: 'Those of this page; empty behind the last one.',
};

/** A moment, such as 2026-11-15T21:04:05.678Z. */
export const moment = (text: string): FieldWords => ({ text, keywords: { format: 'date-time' } });
