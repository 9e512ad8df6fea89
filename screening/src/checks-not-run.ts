import type { PersonSubmission } from '@afc/contract/person';
import type { CheckNotRun } from '@afc/contract/result';
import type { MissingCheck } from '@afc/contract/vocabulary';
import { nameKey } from './comparable.ts';
import { documentKey, SHORTEST_DOCUMENT } from './names/document-number.ts';
import { documentIdKey } from './rules/document-id.ts';

/** What a given person could not be checked for: a clear that was not fully screened says so. */
export function checksNotRun(
  person: PersonSubmission,
  providerListLoaded: boolean,
  failedEngines: readonly string[],
  hasPhotoWithoutFace = false,
): CheckNotRun[] {
  const hasDocument = documentIdKey(person.docId) !== '';
  const missing: [MissingCheck, boolean][] = [
    ['noProviderList', !providerListLoaded],
    ['noName', nameKey(person.firstname, person.lastname) === ''],
    ['noDateBirth', person.dateBirth === ''],
    ['noNationality', person.countryNationalityName === ''],
    ['noResidence', person.countryResidenceName === ''],
    ['noDocId', !hasDocument],
    ['shortDocId', hasDocument && documentKey(person.docId).length < SHORTEST_DOCUMENT],
    ['noDocExpireAt', person.docExpireAt === ''],
    ['noEmail', person.email === ''],
    ['photoNotCompared', hasPhotoWithoutFace],
  ];
  return [
    ...missing.filter(([, isMissing]) => isMissing).map(([check]) => ({ check, detail: '' })),
    ...failedEngines.map((engine) => ({ check: 'engineFailed' as const, detail: engine })),
  ];
}
