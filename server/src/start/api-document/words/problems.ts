import { ErrorReply } from '@afc/contract/errors';
import { answered } from '../describe.ts';
import { ref } from '../json-schema.ts';

export const problems = [
  answered('ErrorReply', ErrorReply)('What every call answers when it is not 200.', {
    error: 'What is wrong.',
    'error.code': { text: 'Tell errors apart by it.', keywords: ref('ErrorCode') },
    'error.message': "A sentence for people, in the caller's language (`Accept-Language`: en or es).",
    'error.fields': 'What is wrong with which field: a sentence for each. A wrong body is called `body`.',
    'error.values': 'The figures that stand in the sentence.',
  }),
];
