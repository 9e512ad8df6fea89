import { z } from 'zod';
import { maxEarlierVersions, maxFieldLength } from './limits.ts';
import { listFormats, listProofs } from './vocabulary.ts';

export const ListVersion = z.object({
  version: z.number().int(),
  listDate: z.string().nullable(),
  importedAt: z.string(),
  importedBy: z.string(),
  entities: z.number().int(),
  names: z.number().int(),
  skippedRows: z.number().int(),
  /** What showed that it is whole; null where it was imported before this was noted. */
  wholeBy: z.enum(listProofs).nullable(),
});

export const ProviderList = z.object({
  name: z.string(),
  format: z.enum(listFormats),
  url: z.string().nullable(),
  refreshedAt: z.string().nullable(),
  refreshError: z.string().nullable(),
  /** Sooner than usual where its publisher could not be reached; null where lists are not refreshed. */
  nextRefreshAt: z.string().nullable(),
  /** AFC has learnt to read this format otherwise since: the same file may give more now. */
  readOtherwise: z.boolean(),
  current: ListVersion,
  /** The newest of those before. */
  earlier: z.array(ListVersion).max(maxEarlierVersions),
});
export type ProviderList = z.infer<typeof ProviderList>;

/** All records screened again after a list changed: the rescreen under way, or the last one. */
export const Rescreen = z.object({
  running: z.boolean(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Screened again so far, of so many. */
  records: z.number().int(),
  total: z.number().int(),
  changed: z.number().int(),
  /** Before that, by the lists that changed. */
  delisted: z.number().int(),
});
export type Rescreen = z.infer<typeof Rescreen>;

export const ProviderLists = z.object({
  totalResults: z.number().int(),
  resultList: z.array(ProviderList),
  rescreen: Rescreen.nullable(),
});

/** SHA-256 sums as publishers state them, one for each file of the list, separated by spaces or commas. */
export const Sha256Sums = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((sums) => sums.every((sum) => /^[0-9a-f]{64}$/.test(sum)), 'fieldSha256');

/** A list is removed at an address that ends with its name: these two would stand there for a folder. */
export const ListName = z
  .string()
  .trim()
  .max(maxFieldLength, 'fieldTooLong')
  .refine((name) => name !== '.' && name !== '..', 'fieldListName')
  // Such as a line end, or U+FFFD for bytes that are no text: nobody could type the name to replace or remove the list.
  .refine((name) => !/[\p{Cc}\uFFFD]/u.test(name), 'fieldInvalid');

/** The fields beside the uploaded `file` parts. */
export const ImportListFields = z.object({
  format: z.enum(listFormats),
  name: ListName.optional(),
  /** Import it although it holds markedly fewer entries than the loaded version, is older, or looks cut off. */
  acceptSmaller: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  /** Files that do not have these sums change nothing. */
  sha256: Sha256Sums.optional(),
});

export const ImportedList = z.object({
  name: z.string(),
  changed: z.boolean(),
  current: ListVersion,
  /** Rows that were left out, and why, in the caller's language. */
  skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** Sentences about the file as a whole, likewise. */
  remarks: z.array(z.string()),
});
export type ImportedList = z.infer<typeof ImportedList>;
