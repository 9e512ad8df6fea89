import { CredentialsList, GenerateCredentialsRequest, NewCredentials } from '../credentials.ts';
import { Done } from '../session.ts';
import { CreateWebhookRequest, Delivery, DeliveryList, NewWebhook, WebhookList } from '../webhooks.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** What other programs sign in with, and how they are told. */
export const programsEndpoints = {
  generateCredentials: {
    method: 'POST',
    path: '/api/credentials',
    summary: 'Generate API credentials; the secret key is shown this once',
    access: 'staff',
    body: GenerateCredentialsRequest,
    response: NewCredentials,
  },
  listCredentials: {
    method: 'GET',
    path: '/api/credentials',
    summary: 'API credentials without their secrets',
    access: 'staff',
    response: CredentialsList,
  },
  revokeCredentials: {
    method: 'DELETE',
    path: '/api/credentials/:id',
    summary: 'Revoke API credentials',
    access: 'staff',
    params: Id,
    response: Done,
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Register an address that is told of events; its secret is shown this once',
    access: 'staff',
    body: CreateWebhookRequest,
    response: NewWebhook,
  },
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Webhooks without their secrets, and how their last deliveries went',
    access: 'staff',
    response: WebhookList,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Remove a webhook; what it was not told yet, it is not told any more',
    access: 'staff',
    params: Id,
    response: Done,
  },
  tryWebhook: {
    method: 'POST',
    path: '/api/webhooks/:id/trial',
    summary: 'Send a trial event at once, and only once; the answer tells what came of it',
    access: 'staff',
    params: Id,
    response: Delivery,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'The last deliveries of a webhook',
    access: 'staff',
    params: Id,
    response: DeliveryList,
  },
} as const satisfies Record<string, Endpoint>;
