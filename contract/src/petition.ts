import { z } from 'zod';
import { maxFieldLength } from './limits.ts';
import { pagingOfBody, pagingOfQuery } from './paging.ts';
import { Picture } from './picture.ts';
import { CheckNotRun } from './result.ts';
import { decidingSources, failureReasons, petitionKinds, petitionStatuses, resultStatuses } from './vocabulary.ts';

const filter = z.string().trim().max(maxFieldLength, 'fieldTooLong').default('');

/** What every list is asked with. */
export const ListRequest = z.object({
  ...pagingOfBody,
  firstname: filter,
  lastname: filter,
  email: filter,
});
export type ListRequest = z.infer<typeof ListRequest>;

export const ResultListRequest = ListRequest.extend({ source: z.enum(decidingSources).optional() });
export type ResultListRequest = z.infer<typeof ResultListRequest>;

const kind = z.enum(['user', 'check']).default('user');

/** `name` is another word for `firstname`. */
export const TestPetitionListRequest = ListRequest.extend({
  name: filter,
  status: z.enum(petitionStatuses).optional(),
});
export const PetitionListRequest = TestPetitionListRequest.extend({ kind });

/** The same by GET. */
export const TestPetitionListQuery = TestPetitionListRequest.extend(pagingOfQuery);
export const PetitionListQuery = PetitionListRequest.extend(pagingOfQuery);

export const Petition = z.object({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  registryDate: z.string(),
  status: z.enum(petitionStatuses),
  kind: z.enum(petitionKinds),
  resultStatus: z.enum(resultStatuses).nullable(),
  checksNotRun: z.array(CheckNotRun),
  failureReason: z.enum(failureReasons).nullable(),
  failureMessage: z.string(),
  pictures: z.array(Picture),
});
export type Petition = z.infer<typeof Petition>;

export const PetitionList = z.object({ totalResults: z.number().int(), resultList: z.array(Petition) });

/** The answer to an accepted upload. */
export const AcceptedPetition = z.object({ _id: z.string(), status: z.enum(petitionStatuses) });
