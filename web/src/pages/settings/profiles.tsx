import type { StaffMember } from '@afc/contract/staff';
import { type Role, roles } from '@afc/contract/vocabulary';
import { Button, Select, Skeleton } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useCall, useSend } from '../../api/queries.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { Card } from '../../parts/page/card.tsx';
import { useSignedIn } from '../../session/session.ts';
import { DataTable } from './data-table.tsx';
import styles from './page.module.css';

export function ProfilesCard() {
  const t = useTranslations('settings.profiles');
  const query = useCall('listStaff', {});
  return (
    <Card title={t('title')} flush>
      <Loaded query={query} skeleton={<Skeleton height={180} width="auto" m="md" />}>
        {({ resultList }) => (
          <DataTable
            caption={t('title')}
            columns={[
              { label: t('name') },
              { label: t('email') },
              { label: t('role') },
              { label: t('lastLogin') },
              { label: t('state') },
              { label: t('action'), hideLabel: true },
            ]}
          >
            {resultList.map((member) => (
              <ProfileRow key={member._id} member={member} />
            ))}
          </DataTable>
        )}
      </Loaded>
    </Card>
  );
}

function ProfileRow({ member }: { member: StaffMember }) {
  const t = useTranslations('settings.profiles');
  const words = useTranslations('words.role');
  const format = useFormatter();
  const self = useSignedIn().claims.id === member._id;
  const params = { id: member._id };
  const changeRole = useSend('changeRole', { refreshes: ['listStaff'] });
  const disable = useSend('disableStaff', { refreshes: ['listStaff'] });
  const enable = useSend('enableStaff', { refreshes: ['listStaff'] });

  const askForRole = async (role: Role) => {
    const body = t('ownRoleBody', { role: words(role) });
    if (self && !(await confirm({ title: t('ownRoleTitle'), body, danger: true }))) return;
    changeRole.mutate({ params, body: { role } });
  };
  const askToDisable = async () => {
    const body = t('disableBody', { name: member.displayName });
    if (await confirm({ title: t('disableTitle'), body, danger: true })) disable.mutate({ params });
  };
  return (
    <tr>
      <th scope="row">{member.displayName}</th>
      <td data-named="long" data-label={t('email')}>
        {member.email}
      </td>
      <td data-label={t('role')}>
        <Select
          size="xs"
          className={styles.role}
          aria-label={t('roleOf', { name: member.displayName })}
          allowDeselect={false}
          disabled={member.disabled || changeRole.isPending}
          value={member.role}
          data={roles.map((value) => ({ value, label: words(value) }))}
          onChange={(role) => role && role !== member.role && void askForRole(role)}
        />
      </td>
      <td data-label={t('lastLogin')}>
        {member.lastLoginAt ? format.dateTime(new Date(member.lastLoginAt), 'day') : t('never')}
      </td>
      <td data-label={t('state')}>
        <span className={styles.state} data-disabled={member.disabled || undefined}>
          {member.disabled ? t('disabled') : t('active')}
        </span>
      </td>
      <td data-figure>
        {self ? (
          t('you')
        ) : member.disabled ? (
          <Button variant="default" size="xs" loading={enable.isPending} onClick={() => enable.mutate({ params })}>
            {t('enable')}
          </Button>
        ) : (
          <Button variant="default" size="xs" loading={disable.isPending} onClick={() => void askToDisable()}>
            {t('disable')}
          </Button>
        )}
      </td>
    </tr>
  );
}
