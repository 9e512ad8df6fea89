import { signatureHeader, type WebhookEvent, webhookEvents } from '@afc/contract/webhooks';
import { examples } from './examples.ts';
import { type JsonSchema, ref } from './json-schema.ts';

const summaries: Record<WebhookEvent, string> = {
  'petition.processed': 'A petition has its result, or failed',
  'result.changed': 'The status of a record changed afterwards: by staff, by a rescreen, by a delisting',
  'result.erased': 'A person was erased, by an Administrator or by age',
};

const text = `Posted to every webhook that wants this event, at least once and in no promised order. Answer with any 2xx within 10 seconds and do the work afterwards; anything else is tried again for a day.

The header \`${signatureHeader}: t=<unix seconds>,v1=<hex>\` proves that AFC sent it: v1 is the HMAC-SHA256, keyed with the webhook's secret, of the seconds, a full stop and the body as it came. Refuse what is older than five minutes.`;

const signature = {
  name: signatureHeader,
  in: 'header',
  required: true,
  description: 'Proves that AFC sent it.',
  schema: { type: 'string', pattern: '^t=\\d+,v1=[0-9a-f]{64}$' },
};

/** What receivers of webhooks are sent. */
export function webhookOperations(): Record<string, { post: JsonSchema }> {
  return Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: event,
          tags: ['Programs'],
          summary: summaries[event],
          description: text,
          security: [],
          parameters: [signature],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: ref('WebhookBody'), example: examples.events[event] } },
          },
          responses: {
            '2XX': { description: 'The receiver has it.' },
            '4XX': { description: 'It is sent again later, as after any other answer.' },
          },
        },
      },
    ]),
  );
}
