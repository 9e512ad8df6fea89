import type { PersonSubmission } from '@afc/contract/person';
import type { KycReason } from '@afc/contract/vocabulary';
import { dateOfBirthReasons } from './date-of-birth.ts';
import { isDocumentExpired } from './document-expiry.ts';
import { isNationalityWarned } from './nationality.ts';
import { isResidenceAccepted } from './residence.ts';

export interface IdentityCheck {
  /** The findings that reject, by the operator's configuration. */
  readonly kycReasons: KycReason[];
  readonly dateBirthWarn: boolean;
  readonly docExpireAtWarn: boolean;
  readonly countryNationalityNameWarn: boolean;
  readonly countryResidenceNameWarn: boolean;
}

/** The rules that need nobody but the person: warnings always, rejections as configured. */
export function checkIdentity(
  person: PersonSubmission,
  kycRejects: readonly KycReason[],
  today: string,
): IdentityCheck {
  const birth = dateOfBirthReasons(person.dateBirth, today);
  const expired = isDocumentExpired(person.docExpireAt, today);
  const residence = isResidenceAccepted(person.countryResidenceName);
  const found: KycReason[] = [
    ...(expired ? (['documentExpired'] as const) : []),
    ...birth,
    ...(residence ? [] : (['residenceNotAccepted'] as const)),
  ];
  return {
    kycReasons: found.filter((reason) => kycRejects.includes(reason)),
    dateBirthWarn: birth.length > 0,
    docExpireAtWarn: expired,
    countryNationalityNameWarn: isNationalityWarned(person.countryNationalityName),
    countryResidenceNameWarn: !residence,
  };
}
