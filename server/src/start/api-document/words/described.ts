import type { Described } from '../describe.ts';
import { cases } from './cases.ts';
import { figures } from './figures.ts';
import { lists } from './lists.ts';
import { evidence, match } from './matches.ts';
import { people } from './people.ts';
import { petitions } from './petitions.ts';
import { problems } from './problems.ts';
import { programs } from './programs.ts';
import { staff } from './staff.ts';

/** Every schema that has a name in the document. */
export const described: readonly Described[] = [
  ...problems,
  ...petitions,
  ...people,
  ...cases,
  match,
  ...evidence,
  ...figures,
  ...programs,
  ...lists,
  ...staff,
];
