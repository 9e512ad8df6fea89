import type { Language } from '@afc/contract/messages';
import { done } from '@afc/contract/session';
import type { Delivery, Webhook } from '@afc/contract/webhooks';
import { displayNameOf } from '../../platform/base/actor.ts';
import { say } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { generateCredentials, revokeCredentials } from './credentials.ts';
import { listCredentials } from './credentials-store.ts';
import { presentCredentials } from './present-credentials.ts';
import type { WebhookNeeds } from './webhooks.ts';
import { createWebhook, removeWebhook, tryWebhook, webhookOf } from './webhooks.ts';
import {
  type DeliveryRow,
  type ListedWebhookRow,
  lastDeliveries,
  listDeliveries,
  listWebhooks,
} from './webhooks-store.ts';

type ProgramEndpoint =
  | 'generateCredentials'
  | 'listCredentials'
  | 'revokeCredentials'
  | 'createWebhook'
  | 'listWebhooks'
  | 'removeWebhook'
  | 'tryWebhook'
  | 'listDeliveries';

export function programRoutes(needs: WebhookNeeds): Pick<Handlers, ProgramEndpoint> {
  return {
    generateCredentials: (request) => generateCredentials(needs, request.body.name, request),
    listCredentials: async () => {
      const rows = await listCredentials(needs.db);
      return { totalResults: rows.length, resultList: rows.map(presentCredentials) };
    },
    revokeCredentials: async (request) => {
      await revokeCredentials(needs, request.params.id, request);
      return done;
    },
    createWebhook: (request) => createWebhook(needs, request.body, request),
    listWebhooks: async ({ language }) => {
      const last = await lastDeliveries(needs.db);
      const rows = await listWebhooks(needs.db);
      const resultList = rows.map((row) => presentWebhook(row, last.get(row.id), language));
      return { totalResults: rows.length, resultList };
    },
    removeWebhook: async (request) => {
      await removeWebhook(needs, request.params.id, request);
      return done;
    },
    tryWebhook: async ({ params, language }) => presentDelivery(await tryWebhook(needs, params.id), language),
    listDeliveries: async ({ params, language }) => {
      const { id } = await webhookOf(needs, params.id);
      const rows = await listDeliveries(needs.db, id);
      return { totalResults: rows.length, resultList: rows.map((row) => presentDelivery(row, language)) };
    },
  };
}

function presentWebhook(row: ListedWebhookRow, last: DeliveryRow | undefined, language: Language): Webhook {
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    createdBy: displayNameOf({ firstname: row.created_by_firstname, lastname: row.created_by_lastname }),
    createdAt: row.created_at.toISOString(),
    waiting: row.waiting,
    givenUp: row.given_up,
    lastDelivery: last ? presentDelivery(last, language) : null,
  };
}

function presentDelivery(row: DeliveryRow, language: Language): Delivery {
  return {
    _id: row.event_id,
    event: row.event,
    petitionId: row.subject.petition?._id ?? null,
    at: row.at.toISOString(),
    state: row.delivered_at ? 'delivered' : row.next_try_at ? 'waiting' : 'givenUp',
    tries: row.tries,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    status: row.status,
    problem: row.problem && say(row.problem, language),
  };
}
