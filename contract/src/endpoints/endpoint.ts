import { z } from 'zod';
import type { AuthGroup } from '../vocabulary.ts';

/** open: anybody; reset: a session's token or a mailed reset token; the rest: staff of that group. */
export type Access = AuthGroup | 'open' | 'reset';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** API clients may call it too: they submit and read, nothing else. */
  readonly clients?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodObject;
  /** The body may hold a whole case with all its matches. */
  readonly longBody?: true;
  /** The body is multipart; the handler reads its parts. */
  readonly multipart?: true;
  readonly response: z.ZodType;
}

/** Some programs write ids in capitals; ours are small. */
export const Id = z.object({ id: z.string().min(1).max(100).toLowerCase() });
