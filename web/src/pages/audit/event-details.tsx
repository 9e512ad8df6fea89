import type { AuditEvent } from '@afc/contract/audit';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Texts } from '../../language/language.tsx';
import { ChangeArrow } from '../../parts/icons/change-arrow.tsx';
import styles from './audit.module.css';
import { EventValue } from './event-value.tsx';
import { valueRows } from './event-values.ts';
import type { AuditFilters } from './filters.tsx';
import { useActorName } from './words.ts';

interface EventDetailsProps {
  readonly event: AuditEvent;
  readonly onFilter: (filters: Partial<AuditFilters>) => void;
}

/** What was before and after, what identifies the event, and the ways to everything of the same record or person. */
export function EventDetails({ event, onFilter }: EventDetailsProps) {
  const t = useTranslations('audit.details');
  const actorName = useActorName();
  return (
    <div className={styles.details}>
      <Values event={event} />
      <dl className={styles.facts}>
        <Fact name={t('number')}>{event.number}</Fact>
        <Fact name={t('record')}>{event.subjectId}</Fact>
        <Fact name={t('actor')}>{event.actorId}</Fact>
        {event.requestId !== '' && <Fact name={t('request')}>{event.requestId}</Fact>}
        <Fact name={t('hash')}>{event.hash}</Fact>
      </dl>
      <div className={styles.ways}>
        <Button variant="default" size="xs" onClick={() => onFilter({ subject: event.subjectId })}>
          {t('allOfRecord')}
        </Button>
        <Button variant="default" size="xs" onClick={() => onFilter({ actor: event.actorId })}>
          {t('allOfActor', { name: actorName(event) })}
        </Button>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.code}>{children}</dd>
    </div>
  );
}

function Values({ event: { before, after, subjectKind } }: { event: AuditEvent }) {
  const t = useTranslations('audit.details');
  const label = useFieldLabel();
  const rows = valueRows(before, after);
  const show = (field: string, value: unknown) => (
    <EventValue field={field} value={value} aboutStaff={subjectKind === 'staff'} />
  );
  if (rows.length === 0) return <p className={styles.quiet}>{t('noValues')}</p>;
  return (
    <dl className={styles.facts}>
      {rows.map(({ field, values }) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd className={styles.change}>
            {show(field, values[0])}
            {values.length > 1 && (
              <>
                <ChangeArrow />
                {show(field, values[1])}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Field = keyof Texts['audit']['field'];

/** A field that this page does not know keeps its own name. */
function useFieldLabel(): (field: string) => string {
  const t = useTranslations('audit.field');
  // `has` is what makes the text one of the table's own keys.
  return (field) => (/^\w+$/.test(field) && t.has(field as Field) ? t(field as Field) : field);
}
