import type { PersonSubmission } from '@afc/contract/person';
import type { CheckNotRun } from '@afc/contract/result';
import type { MissingCheck } from '@afc/contract/vocabulary';
import { nameKey } from './comparable.ts';
import { documentKey, SHORTEST_DOCUMENT } from './names/document-number.ts';
import { documentIdKey } from './rules/document-id.ts';

/** What is doubtful about the photos of one submission. */
export interface PhotoDoubts {
  /** One of several shows no usable face. */
  readonly withoutFace: boolean;
  /** Two of them may show two people. */
  readonly unlike: boolean;
}

/** What the person was screened with. */
export interface ChecksRun {
  readonly isListLoaded: boolean;
  readonly failedEngines?: readonly string[] | undefined;
  readonly photos?: PhotoDoubts | undefined;
}

/** What a given person could not be checked for: a clear that was not fully screened says so. */
export function checksNotRun(person: PersonSubmission, run: ChecksRun): CheckNotRun[] {
  const { isListLoaded, failedEngines = [], photos } = run;
  const hasDocument = documentIdKey(person.docId) !== '';
  const missing: [MissingCheck, boolean][] = [
    ['noProviderList', !isListLoaded],
    ['noName', nameKey(person.firstname, person.lastname) === ''],
    ['noDateBirth', person.dateBirth === ''],
    ['noNationality', person.countryNationalityName === ''],
    ['noResidence', person.countryResidenceName === ''],
    ['noDocId', !hasDocument],
    ['shortDocId', hasDocument && documentKey(person.docId).length < SHORTEST_DOCUMENT],
    ['noDocExpireAt', person.docExpireAt === ''],
    ['noEmail', person.email === ''],
    ['photoNotCompared', photos?.withoutFace === true],
    ['photosUnlike', photos?.unlike === true],
  ];
  return [
    ...missing.filter(([, isMissing]) => isMissing).map(([check]) => ({ check, detail: '' })),
    ...failedEngines.map((engine) => ({ check: 'engineFailed' as const, detail: engine })),
  ];
}
