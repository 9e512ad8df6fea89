import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The sample figures. */
export const samplesEndpoints = {
  removeSamples: {
    method: 'DELETE',
    path: '/api/samples',
    summary: 'Remove the sample figures',
    access: 'admin',
    response: z.object({ removed: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
