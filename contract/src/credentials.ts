import { z } from 'zod';
import { maxFieldLength } from './limits.ts';
import { requiredWords } from './text.ts';

export const apiKeyHeader = 'x-api-key';
export const secretKeyHeader = 'x-secret-key';

export const GenerateCredentialsRequest = z.object({ name: requiredWords(maxFieldLength) });

/** The only answer that ever holds the secret key. */
export const NewCredentials = z.object({
  _id: z.string(),
  name: z.string(),
  apiKey: z.string(),
  secretKey: z.string(),
});
export type NewCredentials = z.infer<typeof NewCredentials>;

export const Credentials = z.object({
  _id: z.string(),
  name: z.string(),
  apiKey: z.string(),
  secretKeyEnd: z.string().length(4),
  createdBy: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type Credentials = z.infer<typeof Credentials>;
export const CredentialsList = z.object({ totalResults: z.number().int(), resultList: z.array(Credentials) });
