import { maxFieldLength } from '@afc/contract/limits';
import type { Multipart } from '@fastify/multipart';
import type { z } from 'zod';
import { AppError, type FieldProblem, type FieldProblems, tooLong } from '../base/errors.ts';
import { fieldProblem } from './error-reply.ts';
import { isStorable } from './storable.ts';

/** Busboy would cut longer values silently: a little more than allowed lets our own checks refuse them. */
export const fieldSize = 4 * maxFieldLength + 4;

/** What a form says beside its files, collected part by part, and what is wrong with it. */
export class SentFields {
  /** Of every part that was taken, known or not; the part for files is none of them. */
  readonly names = new Set<string>();
  readonly #known: readonly string[];
  readonly #filePart: string;
  readonly #values: Record<string, string> = {};
  readonly #wrong: FieldProblems = {};

  constructor(known: readonly string[], filePart: string) {
    this.#known = known;
    this.#filePart = filePart;
  }

  take(part: Multipart): void {
    const { fieldname: name } = part;
    const isRepeated = this.names.has(name);
    if (name !== this.#filePart) this.names.add(name);
    // Nobody wants its bytes. Left unread they would hold up the parts behind it.
    if (part.type === 'file') part.file.resume();
    if (!this.#known.includes(name)) return;
    if (part.type === 'field') this.#values[name] = String(part.value).trim();
    const problem = problemOf(part);
    if (problem) this.#wrong[name] = problem;
    else if (isRepeated) this.#wrong[name] ??= 'fieldRepeated';
  }

  /** The known fields in one order, whatever order they came in. */
  entries(): [name: string, value: string][] {
    return Object.entries(this.#values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Refuses with everything that is wrong at once, `others` included. */
  parse<T>(schema: z.ZodType<T>, others: FieldProblems = {}): T {
    const wrong = { ...this.#wrong, ...others };
    const parsed = schema.safeParse(this.#values);
    for (const issue of parsed.error?.issues ?? []) wrong[String(issue.path[0])] ??= fieldProblem(issue);
    if (!parsed.success || Object.keys(wrong).length > 0) throw new AppError('badRequest', { fields: wrong });
    return parsed.data;
  }
}

/** What is wrong with the part itself, whatever its value means. */
function problemOf(part: Multipart): FieldProblem | undefined {
  // A field sent as a file would be lost, and the person screened without it.
  if (part.type === 'file') return 'fieldInvalid';
  // Even where only spaces are left of it: a part of what was sent is never taken for the whole.
  if (part.valueTruncated) return tooLong(maxFieldLength);
  return isText(part.value) && !isEncoded(part) ? undefined : 'fieldInvalid';
}

/** A part that calls itself JSON may be anything; U+FFFD stands for bytes that are no text. */
const isText = (value: unknown) => typeof value === 'string' && !value.includes('\uFFFD') && isStorable(value);

/** Encoded for a mail, which RFC 7578 has done away with: nobody decodes it here. */
const isEncoded = ({ encoding }: { encoding: string }) => /^(base64|quoted-printable)$/i.test(encoding);
