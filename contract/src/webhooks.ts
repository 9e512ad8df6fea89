import { z } from 'zod';
import { requiredWords } from './text.ts';
import { petitionKinds, petitionStatuses, resultStatuses } from './vocabulary.ts';

/** Carries `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signatureHeader = 'afc-signature';

/** What a receiver may ask to be told. */
export const webhookEvents = ['petition.processed', 'result.changed', 'result.erased'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by a button, to see whether a receiver answers. */
export const trialEvent = 'webhook.trial';

/** What a receiver is sent. Nothing in it says who the person is: that is asked for with API credentials. */
export const WebhookBody = z.object({
  /** The same at every try: whoever has seen it ignores a second one. */
  id: z.string(),
  event: z.enum([...webhookEvents, trialEvent]),
  at: z.string(),
  petition: z
    .object({
      _id: z.string(),
      kind: z.enum(petitionKinds),
      status: z.enum(petitionStatuses),
      resultStatus: z.enum(resultStatuses).nullable(),
    })
    .optional(),
  /** Of result.changed. */
  before: z.enum(resultStatuses).optional(),
  after: z.enum(resultStatuses).optional(),
});
export type WebhookBody = z.infer<typeof WebhookBody>;

const maxAddressLength = 2_000;

export const CreateWebhookRequest = z.object({
  url: requiredWords(maxAddressLength),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'webhookNoEvent')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
});

/** The only answer that ever holds the secret. */
export const NewWebhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  secret: z.string(),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

const deliveryStates = ['waiting', 'delivered', 'givenUp'] as const;

/** One event on its way to one receiver. */
export const Delivery = z.object({
  /** The event's id. */
  _id: z.string(),
  event: z.enum([...webhookEvents, trialEvent]),
  petitionId: z.string().nullable(),
  at: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  triedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** What the receiver answered at the last try; null where it did not. */
  status: z.number().int().nullable(),
  /** Why the last try failed, in the caller's language. */
  problem: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;
/** The newest, at most a hundred. */
export const DeliveryList = z.object({ totalResults: z.number().int(), resultList: z.array(Delivery) });

export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdBy: z.string(),
  createdAt: z.string(),
  /** Events that were not delivered yet. */
  waiting: z.number().int(),
  /** Events of the last days that were given up. */
  givenUp: z.number().int(),
  /** The one that was tried last. */
  lastDelivery: Delivery.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;
export const WebhookList = z.object({ totalResults: z.number().int(), resultList: z.array(Webhook) });
