import { useTranslations } from 'use-intl';
import { useCall } from '../../api/queries.ts';

/** Everybody who may have done something, by id, in groups. Two people of one name are told apart by their emails. */
export function useActors() {
  const t = useTranslations('audit.filter');
  const kind = useTranslations('audit.actorKind');
  const product = useTranslations('shell')('product');
  const staff = useCall('listStaff', {}).data?.resultList ?? [];
  const clients = useCall('listCredentials', {}).data?.resultList ?? [];
  const groups = [
    { group: kind('staff'), items: staff.map((one) => item(one._id, `${one.displayName} (${one.email})`)) },
    { group: t('clients'), items: clients.map((one) => item(one._id, one.name)) },
    {
      group: t('system'),
      items: [item('system', product), item('command-line', t('commandLine')), item('nobody', t('notSignedIn'))],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const item = (value: string, label: string) => ({ value, label });
