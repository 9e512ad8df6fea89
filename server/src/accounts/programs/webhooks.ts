import { randomUUID } from 'node:crypto';
import type { MessageKey } from '@afc/contract/messages';
import { type NewWebhook, trialEvent, type WebhookEvent } from '@afc/contract/webhooks';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutQuery } from '../../platform/network/without-query.ts';
import { recordEvent } from '../audit/store.ts';
import type { DeliveryNeeds } from './deliver.ts';
import { deliver } from './deliver.ts';
import { noteTrial } from './delivery-queue.ts';
import { DeliveryFailure, placesOf, readAddress } from './webhook-address.ts';
import { secretOf } from './webhook-signature.ts';
import { type DeliveryRow, deleteWebhook, findWebhook, insertWebhook, type WebhookRow } from './webhooks-store.ts';

/** What keeps webhooks, and tries them. */
export interface WebhookNeeds extends DeliveryNeeds {
  readonly db: Database;
}

export interface WebhookToCreate {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

const lookUpMs = 3_000;

/** The secret leaves the server here and never again; at the command line it can be seen. */
export async function createWebhook(needs: WebhookNeeds, wanted: WebhookToCreate, asking: Asking): Promise<NewWebhook> {
  const url = await admittedAddress(needs, wanted.url);
  const events = [...wanted.events];
  return needs.db.transaction(async (tx) => {
    const createdBy = asking.actor.id;
    const id = await insertWebhook(tx, { url, events, createdBy, at: needs.now() });
    const after = shown({ url, events });
    await recordEvent(tx, { ...asking, action: 'webhook.created', subjectKind: 'webhook', subjectId: id, after });
    return { _id: id, url, events, secret: secretOf(needs.secret, id) };
  });
}

export async function removeWebhook(needs: { readonly db: Database }, id: string, asking: Asking): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const removed = await deleteWebhook(tx, id);
    if (!removed) throw new AppError('notFound');
    const before = shown(removed);
    await recordEvent(tx, { ...asking, action: 'webhook.removed', subjectKind: 'webhook', subjectId: id, before });
  });
}

/** Sends an event that tells of nothing, and returns how that went. */
export async function tryWebhook(needs: WebhookNeeds, id: string): Promise<DeliveryRow> {
  const { id: webhook_id, url } = await webhookOf(needs, id);
  const trial = { webhook_id, url, event_id: randomUUID(), event: trialEvent, at: needs.now(), subject: {} } as const;
  return noteTrial(needs.db, trial, await deliver(needs, trial));
}

export async function webhookOf({ db }: { readonly db: Database }, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db, id);
  if (!webhook) throw new AppError('notFound');
  return webhook;
}

/** A name that is not known yet is taken: its receiver may come later, and is looked at before each delivery. */
async function admittedAddress({ config }: { readonly config: Config }, text: string): Promise<string> {
  const refuse = (key: MessageKey) => new AppError('badRequest', { fields: { url: key } });
  try {
    const url = readAddress(text, config.webhookNetworks);
    await placesOf(url, config.webhookNetworks, AbortSignal.timeout(lookUpMs)).catch((error: unknown) => {
      if (error instanceof DeliveryFailure && error.sentence.key === 'webhookPrivate') throw error;
    });
    return url.href;
  } catch (error) {
    throw error instanceof DeliveryFailure ? refuse(error.sentence.key) : error;
  }
}

/** For the trail. */
function shown({ url, events }: WebhookToCreate) {
  return { address: withoutQuery(url), events: events.join(', ') };
}
