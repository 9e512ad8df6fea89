import type { AuditEvent } from '@afc/contract/audit';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '../../parts/page/page-link.tsx';
import styles from './audit.module.css';
import { EventDetails } from './event-details.tsx';
import type { AuditFilters } from './filters.tsx';
import { shortId, useActionPhrase, useActorName, useSubjectKind } from './words.ts';

interface EventRowProps {
  readonly event: AuditEvent;
  readonly onFilter: (filters: Partial<AuditFilters>) => void;
}

/** When, who, what and about what; the rest opens under it. */
export function EventRow({ event, onFilter }: EventRowProps) {
  const t = useTranslations('audit');
  const phrase = useActionPhrase();
  const actorName = useActorName();
  const { dateTime } = useFormatter();
  const [open, setOpen] = useState(false);
  const region = useId();
  return (
    <>
      <tr data-testid="event" data-open={open || undefined}>
        <td className={styles.when}>
          <time dateTime={event.at}>{dateTime(new Date(event.at), 'second')}</time>
        </td>
        <td>
          {actorName(event)} <span className={styles.kind}>{t(`actorKind.${event.actorKind}`)}</span>
        </td>
        <td className={styles.what}>{phrase(event.action)}</td>
        <td>
          <Subject event={event} />
        </td>
        <td className={styles.toggle}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-expanded={open}
            aria-controls={open ? region : undefined}
            aria-label={t('details.of', { number: event.number })}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          </ActionIcon>
        </td>
      </tr>
      {open && (
        <tr id={region} data-details>
          <td colSpan={5}>
            <EventDetails event={event} onFilter={onFilter} />
          </td>
        </tr>
      )}
    </>
  );
}

function Subject({ event: { subjectKind, subjectId, subjectName, subjectLocation } }: { event: AuditEvent }) {
  const kindOf = useSubjectKind();
  const kind = kindOf(subjectKind);
  if (subjectLocation)
    return (
      <PageLink to="/detail/$location/$id" params={{ location: subjectLocation, id: subjectId }}>
        {kind} <span className={styles.code}>{shortId(subjectId)}</span>
      </PageLink>
    );
  // There is one set of samples; its id would only repeat the word.
  if (subjectKind === 'samples') return kind;
  if (subjectName !== '')
    return (
      <>
        {subjectName} <span className={styles.kind}>{kind}</span>
      </>
    );
  return (
    <>
      {kind} <span className={styles.code}>{shortId(subjectId)}</span>
    </>
  );
}
