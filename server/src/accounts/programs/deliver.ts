import type { WebhookBody } from '@afc/contract/webhooks';
import type { Config } from '../../platform/config/config.ts';
import type { Outcome } from './delivery-queue.ts';
import { send } from './send.ts';
import { DeliveryFailure } from './webhook-address.ts';
import { secretOf } from './webhook-signature.ts';
import type { DeliveryRow } from './webhooks-store.ts';

/** What tells a webhook. */
export interface DeliveryNeeds {
  readonly config: Config;
  readonly now: () => Date;
  readonly secret: string;
}

interface Told extends Pick<DeliveryRow, 'event_id' | 'event' | 'at' | 'subject'> {
  readonly webhook_id: string;
  readonly url: string;
}

/** Sends an event to a receiver, once. Only a failure of our own is thrown. */
export async function deliver({ config, secret, now }: DeliveryNeeds, told: Told): Promise<Outcome> {
  const letter = { url: told.url, secret: secretOf(secret, told.webhook_id), body: bodyOf(told) };
  try {
    return { status: await send(letter, config.webhookNetworks, now()), problem: null };
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const { status } = error.sentence.values;
    return { status: typeof status === 'number' ? status : null, problem: error.sentence };
  }
}

/** The same text at every try. */
function bodyOf({ event_id: id, event, at, subject: { petition, before, after } }: Told): string {
  const body: WebhookBody = { id, event, at: at.toISOString() };
  return JSON.stringify({ ...body, petition, before, after });
}
