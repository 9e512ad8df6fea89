import { failureMessages } from '@afc/contract/messages';
import {
  failureReasons,
  listProofs,
  petitionKinds,
  petitionStatuses,
  recordSources,
  resultStatuses,
  roles,
} from '@afc/contract/vocabulary';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChangeArrow } from '../../parts/icons/change-arrow.tsx';
import { PetitionBadge, ResultBadge, SourceChip } from '../../parts/icons/status-badge.tsx';
import { Personal } from '../../parts/people/personal.tsx';
import styles from './audit.module.css';
import { type ListEntry, listEntries, type StatusChange, statusChanges } from './event-values.ts';
import { shortId } from './words.ts';

interface EventValueProps {
  readonly field: string;
  readonly value: unknown;
  /** Staff are not under check: their names stand in the open, as among the profiles. */
  readonly aboutStaff: boolean;
}

/** Texts that say nothing about a person under check. Every other one is masked in Demo Mode. */
const impersonal = new Set([
  'name',
  'apiKey',
  'address',
  'events',
  'list',
  'importedBy',
  'listDate',
  'policyVersion',
  'reviewedIn',
  'by',
]);

/** One value of an event, in the words and badges of the rest of the product. */
export function EventValue({ field, value, aboutStaff }: EventValueProps) {
  const t = useTranslations('audit.details');
  const message = useTranslations('message');
  const { number } = useFormatter();
  const changes = statusChanges(value);
  const entries = listEntries(value);
  if (value === null || value === undefined || value === '' || changes?.length === 0)
    return <span className={styles.quiet}>{t('none')}</span>;
  if (typeof value === 'boolean') return value ? message('yes') : message('no');
  if (typeof value === 'number') return number(value);
  if (changes) return <Changes changes={changes} />;
  if (entries) return <Entries entries={entries} />;
  if (typeof value === 'string')
    return <TextValue field={field} text={value} open={aboutStaff || impersonal.has(field)} />;
  const json = JSON.stringify(value);
  return <code className={styles.code}>{aboutStaff ? json : <Personal value={json} />}</code>;
}

function TextValue({ field, text, open }: { field: string; text: string; open: boolean }) {
  const known = useKnownWord(field, text);
  return known ?? (open ? text : <Personal value={text} />);
}

/** A word of the vocabulary, or a date; undefined where the text is just a text. */
function useKnownWord(field: string, text: string): ReactNode | undefined {
  const t = useTranslations('audit');
  const words = useTranslations('words');
  const message = useTranslations('message');
  const { dateTime } = useFormatter();
  switch (field) {
    case 'resultStatus': {
      const status = oneOf(resultStatuses, text);
      return status && <ResultBadge status={status} />;
    }
    case 'status': {
      const status = oneOf(petitionStatuses, text);
      return status && <PetitionBadge status={status} />;
    }
    case 'source': {
      const source = oneOf(recordSources, text);
      return source && <SourceChip source={source} />;
    }
    case 'wholeBy': {
      const proof = oneOf(listProofs, text);
      return proof && t(`listProof.${proof}`);
    }
    case 'kind': {
      const kind = oneOf(petitionKinds, text);
      return kind && t(`petitionKind.${kind}`);
    }
    case 'role': {
      const role = oneOf(roles, text);
      return role && words(`role.${role}`);
    }
    case 'failureReason': {
      const reason = oneOf(failureReasons, text);
      return reason && message(failureMessages[reason]);
    }
    case 'by': {
      const way = oneOf(['session', 'reset link'], text);
      return way && t(`passwordBy.${way}`);
    }
    case 'importedAt':
      return dateTime(new Date(text), 'second');
    default:
      return undefined;
  }
}

const oneOf = <const Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

function Changes({ changes }: { changes: readonly StatusChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, before, after }) => (
        <li key={id}>
          <span className={styles.code}>{shortId(id)}</span>
          <ResultBadge status={before} />
          <ChangeArrow />
          <ResultBadge status={after} />
        </li>
      ))}
    </ul>
  );
}

function Entries({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ul className={styles.changes}>
      {entries.map(({ list, reference }) => (
        <li key={`${list} ${reference}`}>
          {list} <span className={styles.code}>{reference}</span>
        </li>
      ))}
    </ul>
  );
}
