import { Credentials, CredentialsList, GenerateCredentialsRequest, NewCredentials } from '@afc/contract/credentials';
import {
  CreateWebhookRequest,
  Delivery,
  DeliveryList,
  NewWebhook,
  Webhook,
  WebhookBody,
  WebhookList,
} from '@afc/contract/webhooks';
import { answered, moment, sent, wholeList } from '../describe.ts';

export const programs = [
  sent('GenerateCredentialsRequest', GenerateCredentialsRequest)('Credentials for one program.', {
    name: 'What will use them. The audit trail names the program by it.',
  }),
  answered('NewCredentials', NewCredentials)('Fresh credentials. The only answer that ever holds the secret key.', {
    _id: 'To revoke them by.',
    name: 'What will use them.',
    apiKey: 'For the header `x-api-key`.',
    secretKey: 'For the header `x-secret-key`. Keep it: only its hash is stored.',
  }),
  answered('Credentials', Credentials)('API credentials without their secret.', {
    _id: 'To revoke them by.',
    name: 'What uses them.',
    apiKey: 'For the header `x-api-key`.',
    secretKeyEnd: 'The last characters of the secret key.',
    createdBy: 'Who generated them.',
    createdAt: moment('When.'),
    lastUsedAt: moment('When they were last used, to the minute; null for never.'),
    revokedAt: moment('Since when they are refused; null where they are not.'),
  }),
  answered('CredentialsList', CredentialsList)('All credentials, revoked ones included.', wholeList),
  answered('WebhookBody', WebhookBody)(
    'An event. Nothing in it says who the person is: ask for the rest with API credentials.',
    {
      id: 'Of the event, the same at every try: whoever has seen it ignores a second one.',
      event: 'What happened.',
      at: moment('When. Events come in no promised order: compare this.'),
      petition: 'Which petition it is about; a trial has none.',
      'petition._id': 'Ask for the rest by it.',
      'petition.kind': 'What it is. Of test checks nothing is told.',
      'petition.status': 'processed or failed.',
      'petition.resultStatus': 'The status of its result; null where it failed.',
      before: 'The status before. Of result.changed alone.',
      after: 'The status afterwards. Of result.changed alone.',
    },
  ),
  sent('CreateWebhookRequest', CreateWebhookRequest)('Whom to tell, and of what.', {
    url: {
      text: 'Where to post. It begins with https:// and leads to a public address, unless the installation allows more.',
      keywords: { examples: ['https://example.org/afc'] },
    },
    events: 'What to tell; at least one.',
  }),
  answered('NewWebhook', NewWebhook)('A fresh webhook. The only answer that ever holds its secret.', {
    _id: 'Of the webhook.',
    url: 'Where events are posted.',
    events: 'What is told.',
    secret: 'Signs the events: verify the header `afc-signature` by it. The key is this text itself; do not decode it.',
  }),
  answered('Delivery', Delivery)('One event on its way to one receiver.', {
    _id: "The event's id.",
    event: 'What happened.',
    petitionId: 'Which petition it is about; null for a trial.',
    at: moment('When it happened.'),
    state: 'Whether the receiver has it.',
    tries: 'How often it was sent.',
    triedAt: moment('When it was last sent.'),
    nextTryAt: moment('When it is sent again; null where it is not.'),
    status: 'What the receiver answered at the last try; null where it did not.',
    problem: "Why the last try failed, in the caller's language; null where it did not.",
  }),
  answered('DeliveryList', DeliveryList)('The newest deliveries, at most a hundred.', wholeList),
  answered('Webhook', Webhook)('A webhook without its secret.', {
    _id: 'Of the webhook.',
    url: 'Where events are posted.',
    events: 'What is told.',
    createdBy: 'Who registered it.',
    createdAt: moment('When.'),
    waiting: 'Events that were not delivered yet.',
    givenUp: 'Events of the last days that were given up.',
    lastDelivery: 'The one that was tried last; null where none was.',
  }),
  answered('WebhookList', WebhookList)('All webhooks.', wholeList),
];
