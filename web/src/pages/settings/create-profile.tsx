import { type Role, roles } from '@afc/contract/vocabulary';
import { Button, Group, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldFailures } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { useFirstWrongField } from '../../parts/forms/first-wrong-field.ts';
import { AdviceTooltip } from '../../parts/forms/password-advice.tsx';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { Card } from '../../parts/page/card.tsx';
import { succeeded } from '../../state/toast.ts';
import styles from './page.module.css';

const empty = { user: '', userPassword: '', userName: '', userLastName: '', role: 'Operator' as Role };
type Field = Exclude<keyof typeof empty, 'role'>;

export function CreateProfileCard() {
  const t = useTranslations('settings.createProfile');
  const words = useTranslations('words.role');
  const [profile, setProfile] = useState(empty);
  const register = useSend('register', {
    refreshes: ['listStaff'],
    shownInPlace: ['emailTaken'],
    onSuccess: () => {
      succeeded(t('created'));
      setProfile(empty);
    },
  });
  const form = useFirstWrongField(register.error);
  const failures = fieldFailures(register.error);

  const field = (name: Field) => ({
    value: profile[name],
    error: failures[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      register.reset();
      setProfile({ ...profile, [name]: event.currentTarget.value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    register.mutate({ body: profile });
  };
  const complete = [profile.user, profile.userPassword, profile.userName, profile.userLastName].every(
    (text) => text.trim() !== '',
  );
  return (
    <Card title={t('title')} lead={t('lead')}>
      <form ref={form} onSubmit={submit} autoComplete="off" className={styles.profile}>
        <TextInput
          label={t('user')}
          placeholder={t('userHint')}
          inputMode="email"
          autoComplete="off"
          required
          {...field('user')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          required
          leftSection={<AdviceTooltip />}
          leftSectionPointerEvents="all"
          {...field('userPassword')}
        />
        <TextInput label={t('firstName')} autoComplete="off" required {...field('userName')} />
        <TextInput label={t('lastName')} autoComplete="off" required {...field('userLastName')} />
        <Select
          label={t('role')}
          allowDeselect={false}
          value={profile.role}
          data={roles.map((value) => ({ value, label: words(value) }))}
          onChange={(role) => role && setProfile({ ...profile, role })}
        />
        <Group>
          <Button type="submit" disabled={!complete} loading={register.isPending}>
            {t('create')}
          </Button>
        </Group>
      </form>
    </Card>
  );
}
