import { fullName } from '@afc/contract/person';
import type { Result } from '@afc/contract/result';
import { useTranslations } from 'use-intl';
import { usePersonal } from '../../parts/personal/personal.tsx';

/** What a person is called on this page: the name, else the email, else that none was given. Masked in Demo Mode. */
export function useName(): (person: Pick<Result, 'firstname' | 'lastname' | 'email'>) => string {
  const t = useTranslations('detail');
  const personal = usePersonal();
  return (person) => personal(fullName(person) || person.email) || t('unnamed');
}
