import { z } from 'zod';
import { kycReasons, listsStates, outsideEngines, retentionGroups } from './vocabulary.ts';

/** What the manual and the pages read from the server, so that text and behaviour cannot part. */
export const Policy = z.object({
  version: z.string(),
  contactEmail: z.string(),
  faceConsider: z.number(),
  faceBlacklist: z.number(),
  gallerySize: z.number().int(),
  nameConsider: z.number(),
  kycRejects: z.array(z.enum(kycReasons)),
  liveness: z.boolean(),
  samples: z.number().int(),
  lists: z.array(z.object({ name: z.string(), listDate: z.string().nullable(), entities: z.number().int() })),
  listsState: z.enum(listsStates),
  engines: z.array(z.enum(outsideEngines)),
  /** For how long data is kept; what is not named here, until somebody erases it. */
  retention: z.array(z.object({ group: z.enum(retentionGroups), days: z.number().int() })),
});
export type Policy = z.infer<typeof Policy>;
