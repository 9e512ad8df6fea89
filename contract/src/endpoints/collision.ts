import { Collision } from '../result.ts';
import type { Endpoint } from './endpoint.ts';

/** The comparison that stores nobody. */
export const collisionEndpoints = {
  testProcessAll: {
    method: 'POST',
    path: '/recognition/test/process/all',
    summary: 'The full external comparison; stores no person',
    access: 'user',
    clients: true,
    multipart: true,
    response: Collision,
  },
} as const satisfies Record<string, Endpoint>;
