import type { StaffMember } from '@afc/contract/staff';
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldFailures } from '../../api/failures.ts';
import { useCall, useSend } from '../../api/queries.ts';
import { Loaded } from '../../parts/feedback/loaded.tsx';
import { useFirstWrongField } from '../../parts/forms/first-wrong-field.ts';
import { Card } from '../../parts/page/card.tsx';
import { succeeded } from '../../state/toast.ts';

export function PersonalInformationCard() {
  const t = useTranslations('settings.personal');
  const query = useCall('currentUser', {});
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton height={220} />}>
        {(member) => <PersonalForm key={member._id} member={member} />}
      </Loaded>
    </Card>
  );
}

const fieldsOf = ({ firstname, lastname, email }: StaffMember) => ({ firstname, lastname, email });

function PersonalForm({ member }: { member: StaffMember }) {
  const t = useTranslations('settings.personal');
  const states = useTranslations('states');
  const [fields, setFields] = useState(fieldsOf(member));
  const update = useSend('updateUser', {
    refreshes: ['currentUser', 'listStaff'],
    shownInPlace: ['emailTaken'],
    onSuccess: (saved, { body: sent }) => {
      succeeded(t('saved'));
      // The server takes spaces off and writes emails small. What was typed meanwhile is not sent yet, and stays.
      setFields((now) => (now === sent ? fieldsOf(saved) : now));
    },
  });
  const form = useFirstWrongField(update.error);
  const failures = fieldFailures(update.error);

  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: failures[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      update.reset();
      setFields({ ...fields, [name]: event.currentTarget.value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ body: fields });
  };
  const complete = Object.values(fields).every((text) => text.trim() !== '');
  return (
    <form ref={form} onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label={t('firstName')} autoComplete="given-name" required {...field('firstname')} />
        <TextInput label={t('lastName')} autoComplete="family-name" required {...field('lastname')} />
        <TextInput label={t('email')} description={t('emailHint')} autoComplete="email" required {...field('email')} />
        <Group>
          <Button type="submit" disabled={!complete} loading={update.isPending}>
            {states('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
