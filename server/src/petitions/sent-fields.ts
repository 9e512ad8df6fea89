import { maxFieldLength } from '@afc/contract/limits';
import { PersonSubmission, personFields, picturePart } from '@afc/contract/person';
import type { Multipart } from '@fastify/multipart';
import { AppError, type FieldProblem, type FieldProblems, tooLong } from '../errors.ts';
import { isText, noteWrongFields } from '../http/multipart.ts';

/** What an upload says beside its pictures, collected part by part, and what is wrong with it. */
export class SentFields {
  /** Of every part but the pictures, known or not. */
  readonly names = new Set<string>();
  readonly #values: Record<string, string> = {};
  readonly #wrong: FieldProblems = {};

  take(part: Multipart): void {
    const { fieldname: name } = part;
    const isRepeated = this.names.has(name);
    if (name !== picturePart) this.names.add(name);
    // Nobody wants its bytes. Left unread they would hold up the parts behind it.
    if (part.type === 'file') part.file.resume();
    if (!personFields.includes(name)) return;
    if (part.type === 'field') this.#values[name] = String(part.value).trim();
    const problem = problemOf(part);
    if (problem) this.#wrong[name] = problem;
    else if (isRepeated) this.#wrong[name] ??= 'fieldRepeated';
  }

  /** The known fields in one order, whatever order they came in. */
  entries(): [name: string, value: string][] {
    return Object.entries(this.#values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Refuses with everything that is wrong at once. */
  parse(pictureCount: number): PersonSubmission {
    if (pictureCount === 0) this.#wrong[picturePart] = 'pictureRequired';
    const parsed = PersonSubmission.safeParse(this.#values);
    noteWrongFields(this.#wrong, parsed.error);
    if (!parsed.success || Object.keys(this.#wrong).length > 0)
      throw new AppError('badRequest', { fields: this.#wrong });
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

/** Encoded for a mail, which RFC 7578 has done away with: nobody decodes it here. */
const isEncoded = ({ encoding }: { encoding: string }) => /^(base64|quoted-printable)$/i.test(encoding);
