import { fullName } from '@afc/contract/full-name';
import { isDoubtedPhoto, isRemoved, type Match, type Result } from '@afc/contract/result';
import { useTranslations } from 'use-intl';
import { usePersonal } from '../../parts/people/personal.tsx';

type Named = Pick<Result, 'firstname' | 'lastname' | 'email'> | Match;

/** What a person is called on this page: the name, else the email, else that none was given. Masked in Demo Mode. */
export function useName(): (person: Named) => string {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const personal = usePersonal();
  return (person) => {
    if ('userGuid' in person && isRemoved(person)) return words('removedRecord');
    if ('userGuid' in person && isDoubtedPhoto(person)) return words('doubtedPhoto');
    return personal(fullName(person) || person.email) || t('noName');
  };
}
