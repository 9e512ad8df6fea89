import { z } from 'zod';
import { countryNames } from './countries.ts';
import { maxFieldLength } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { emailAddress } from './text.ts';
import { documentTypes } from './vocabulary.ts';

/** What is said of a wrong field: keys of messages.ts. */
export const personProblems = [
  'fieldTooLong',
  'fieldDate',
  'fieldCountry',
  'fieldEmail',
  'fieldDocumentType',
] as const satisfies readonly MessageKey[];
const problem = (key: (typeof personProblems)[number]) => key;

const text = z.string().trim().max(maxFieldLength, problem('fieldTooLong')).default('');
const empty = z.literal('');

/** A date of the calendar as YYYY-MM-DD, or nothing. */
const date = z.union([empty, z.iso.date(problem('fieldDate'))], problem('fieldDate')).default('');

const country = z
  .string()
  .trim()
  .normalize('NFC')
  .refine((value) => value === '' || countryNames.has(value), problem('fieldCountry'))
  .default('');

const email = z
  .string()
  .trim()
  .max(maxFieldLength, problem('fieldTooLong'))
  .pipe(z.union([empty, emailAddress(problem('fieldEmail'))], problem('fieldEmail')))
  .default('');

/** The fields of an upload beside its pictures. Nothing is required; what is given must make sense. */
export const PersonSubmission = z.object({
  firstname: text,
  lastname: text,
  email,
  dateBirth: date,
  countryResidenceName: country,
  countryNationalityName: country,
  docExpireAt: date,
  docId: text,
  docType: z.union([empty, z.enum(documentTypes)], problem('fieldDocumentType')).default(''),
});
export type PersonSubmission = z.infer<typeof PersonSubmission>;

/** Every field left empty. */
export const emptyPerson: PersonSubmission = PersonSubmission.parse({});

export const personFields = Object.keys(PersonSubmission.shape);

/** The multipart part that carries a picture; it may be repeated for several photos of one identity. */
export const picturePart = 'pictureFile';
export const idempotencyHeader = 'idempotency-key';
