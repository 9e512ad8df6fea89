import { AcceptedPetition, Petition } from '../petition.ts';
import { Collision } from '../result.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** Sending a person to be compared. */
export const submitEndpoints = {
  userProcess: {
    method: 'POST',
    path: '/recognition/user/process',
    summary: 'Submit a person; with only email and pictureFile, check without saving',
    access: 'user',
    clients: true,
    multipart: true,
    response: AcceptedPetition,
  },
  testProcess: {
    method: 'POST',
    path: '/recognition/test/process',
    summary: 'Submit a test check',
    access: 'user',
    clients: true,
    multipart: true,
    response: AcceptedPetition,
  },
  testProcessAll: {
    method: 'POST',
    path: '/recognition/test/process/all',
    summary: 'The full external comparison; stores no person',
    access: 'user',
    clients: true,
    multipart: true,
    response: Collision,
  },
  petition: {
    method: 'GET',
    path: '/recognition/petition/:id',
    summary: 'A petition: whether it is processed, or why it failed',
    access: 'user',
    clients: true,
    params: Id,
    response: Petition,
  },
} as const satisfies Record<string, Endpoint>;
