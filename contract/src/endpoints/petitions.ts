import {
  AcceptedPetition,
  Petition,
  PetitionList,
  PetitionListQuery,
  PetitionListRequest,
  TestPetitionListQuery,
  TestPetitionListRequest,
} from '../petition.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** Uploads. */
export const uploadsEndpoints = {
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
} as const satisfies Record<string, Endpoint>;

/** What became of an upload. */
export const petitionsEndpoints = {
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

/** The tables of petitions, a page at a time. */
export const petitionTablesEndpoints = {
  getPetitions: {
    method: 'GET',
    path: '/recognition/getPetitions',
    summary: 'Past petitions',
    access: 'user',
    clients: true,
    query: PetitionListQuery,
    response: PetitionList,
  },
  postPetitions: {
    method: 'POST',
    path: '/recognition/getPetitions',
    summary: 'Past petitions, filters in the body',
    access: 'user',
    clients: true,
    body: PetitionListRequest,
    response: PetitionList,
  },
  getTestPetitions: {
    method: 'GET',
    path: '/recognition/test/getPetitions',
    summary: 'Past test petitions',
    access: 'user',
    clients: true,
    query: TestPetitionListQuery,
    response: PetitionList,
  },
  postTestPetitions: {
    method: 'POST',
    path: '/recognition/test/getPetitions',
    summary: 'Past test petitions, filters in the body',
    access: 'user',
    clients: true,
    body: TestPetitionListRequest,
    response: PetitionList,
  },
} as const satisfies Record<string, Endpoint>;
