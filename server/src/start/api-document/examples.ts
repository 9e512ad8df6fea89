import type { CallInput, CallOutput } from '@afc/contract/client';
import type { EndpointName } from '@afc/contract/endpoints';
import type { WebhookBody, WebhookEvent } from '@afc/contract/webhooks';
import { exampleMatch, exampleResult } from './example-result.ts';

const id = exampleResult._id;
const at = '2026-11-15T21:04:05.678Z';

const bodies: Partial<{ [N in EndpointName]: CallInput<N> extends { body: infer Body } ? Body : never }> = {
  login: { username: 'ada@example.org', password: 'correct horse battery staple' },
  listConsider: { currentPage: 1, pageSize: 10, firstname: '', lastname: 'example', email: '' },
  postPetitions: { currentPage: 1, pageSize: 10, email: 'ada@example.org', kind: 'user' },
  generateCredentials: { name: 'onboarding' },
  createWebhook: { url: 'https://example.org/afc', events: ['petition.processed', 'result.changed'] },
  appliedChanges: {
    _id: id,
    version: exampleResult.version,
    resultStatus: 'clear',
    matchList: [{ _id: exampleMatch._id, resultStatus: 'clear', recordVersion: exampleMatch.recordVersion }],
    comment: 'Another person: the documents differ.',
  },
};

const answers: Partial<{ [N in EndpointName]: CallOutput<N> }> = {
  userProcess: { _id: id, status: 'processing' },
  testProcess: { _id: id, status: 'processing' },
  petition: {
    _id: id,
    firstname: exampleResult.firstname,
    lastname: exampleResult.lastname,
    email: exampleResult.email,
    registryDate: exampleResult.registryDate,
    status: 'failed',
    kind: 'user',
    resultStatus: null,
    checksNotRun: [],
    failureReason: 'noFace',
    failureMessage: 'No face was found in the picture.',
    pictures: [],
  },
  result: exampleResult,
  testProcessAll: {
    data: {
      resultStatus: 'consider',
      matchList: [exampleMatch],
      entriesLeftOut: 0,
      kycReasons: [],
      checksNotRun: exampleResult.checksNotRun,
      engines: [],
    },
  },
  pdfReport: { data: 'JVBERi0xLjcK' },
};

const petition = { _id: id, kind: 'user', status: 'processed' } as const;
const events: Record<WebhookEvent, WebhookBody> = {
  'petition.processed': {
    id: '5b0c6c0e-8f0e-4a52-9d7a-3f0b9a3f3c55',
    event: 'petition.processed',
    at,
    petition: { ...petition, resultStatus: 'consider' },
  },
  'result.changed': {
    id: '0d9f4a57-6a0e-4f6b-8a53-1f3f3a1b7c11',
    event: 'result.changed',
    at,
    petition: { ...petition, resultStatus: 'blacklist' },
    before: 'consider',
    after: 'blacklist',
  },
  'result.erased': {
    id: 'c1b7b7f2-2c3d-4a6e-9a59-7d5d0c1f2e33',
    event: 'result.erased',
    at,
    petition: { ...petition, resultStatus: 'clear' },
  },
};

/** Typed by the contract, so that they cannot part from it. */
export const examples: {
  readonly bodies: Partial<Record<EndpointName, unknown>>;
  readonly answers: Partial<Record<EndpointName, unknown>>;
  readonly events: Record<WebhookEvent, WebhookBody>;
} = { bodies, answers, events };
