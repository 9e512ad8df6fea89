import { idempotencyHeader } from '@afc/contract/person';
import type { PetitionKind } from '@afc/contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldProblem, tooLong } from '../../platform/base/errors.ts';
import type { HandlerRequest, Handlers } from '../../platform/http/handlers.ts';
import type { AskedPage } from '../records/list-page.ts';
import type { PetitionNeeds } from './present-petition.ts';
import { presentOnePetition, presentPetitionPage } from './present-petition.ts';
import { readSubmission, storeKeeper } from './submission.ts';
import type { SubmitNeeds } from './submit.ts';
import { submitPetition } from './submit.ts';

type PetitionRoutes = Pick<
  Handlers,
  | 'userProcess'
  | 'testProcess'
  | 'petition'
  | 'getPetitions'
  | 'postPetitions'
  | 'getTestPetitions'
  | 'postTestPetitions'
>;

export function petitionRoutes(needs: PetitionNeeds & SubmitNeeds): PetitionRoutes {
  const submit = async (
    request: HandlerRequest<'userProcess' | 'testProcess'>,
    kindOf: (sentFields: ReadonlySet<string>) => PetitionKind,
  ) => {
    const { actor, requestId, raw } = request;
    const idempotencyKey = idempotencyKeyOf(raw);
    const submission = await readSubmission(raw, storeKeeper(needs.images));
    const kind = kindOf(submission.sentFields);
    return submitPetition(needs, submission, { kind, actor, requestId, idempotencyKey });
  };
  return {
    userProcess: (request) => submit(request, (fields) => (isCheckOnly(fields) ? 'check' : 'user')),
    testProcess: (request) => submit(request, () => 'test'),
    petition: async ({ params, language }) => {
      const petition = await presentOnePetition(needs, params.id, language);
      if (!petition) throw new AppError('notFound');
      return petition;
    },
    getPetitions: ({ query, language }) =>
      presentPetitionPage(needs, `petitions:${query.kind}`, askedOf(query), language),
    postPetitions: ({ body, language }) =>
      presentPetitionPage(needs, `petitions:${body.kind}`, askedOf(body), language),
    getTestPetitions: ({ query, language }) => presentPetitionPage(needs, 'petitions:test', askedOf(query), language),
    postTestPetitions: ({ body, language }) => presentPetitionPage(needs, 'petitions:test', askedOf(body), language),
  };
}

/** Only the email beside the picture: the check without saving. Presence decides, not the value. */
function isCheckOnly(sentFields: ReadonlySet<string>): boolean {
  return sentFields.size === 1 && sentFields.has('email');
}

const askedOf = ({ name, ...asked }: AskedPage & { name: string }): AskedPage => ({
  ...asked,
  firstname: asked.firstname || name,
});

const longestKey = 200;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return undefined;
  const refuse = (problem: FieldProblem) => new AppError('badRequest', { fields: { 'Idempotency-Key': problem } });
  // Whoever sends an empty one means to be safe against a second person, and would not be.
  if (key === '') throw refuse('fieldRequired');
  if (typeof key !== 'string' || key.length > longestKey) throw refuse(tooLong(longestKey));
  return key;
}
