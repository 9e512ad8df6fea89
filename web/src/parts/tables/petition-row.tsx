import { dayOf } from '@afc/contract/day-of';
import { fullName } from '@afc/contract/full-name';
import { failureMessages } from '@afc/contract/messages';
import type { Petition } from '@afc/contract/petition';
import { locationOfPetition, type PetitionKind } from '@afc/contract/vocabulary';
import { Group } from '@mantine/core';
import { IconEraser, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { NotFullyScreened } from '../evidence/not-fully-screened.tsx';
import { IconButton } from '../icons/icon-button.tsx';
import { PetitionBadge, ResultBadge } from '../icons/status-badge.tsx';
import { PageButton } from '../page/page-link.tsx';
import { Personal, usePersonal } from '../people/personal.tsx';
import { FaceCell } from './face-cell.tsx';
import styles from './petition-row.module.css';
import table from './table.module.css';
import { useDeleteTest } from './use-delete-test.ts';
import { useErase } from './use-erase.tsx';

export function PetitionRow({ petition, kind }: { petition: Petition; kind: PetitionKind }) {
  const t = useTranslations('upload.petitions');
  const results = useTranslations('results');
  const message = useTranslations('message');
  const personal = usePersonal();
  const action = kind === 'test' ? t('processDetail') : t('detail');
  const given = fullName(petition);
  const name = personal(given) || results('noName');
  return (
    <tr data-testid="petition" className={styles.row}>
      <FaceCell pictures={petition.pictures} />
      {given === '' ? (
        <td colSpan={2} className={styles.nobody}>
          {results('noName')}
        </td>
      ) : (
        <>
          <td className={styles.name}>
            <Personal value={petition.firstname} />
          </td>
          <td className={styles.name}>
            <Personal value={petition.lastname} />
          </td>
        </>
      )}
      <td className={`${table.email} ${styles.email}`}>
        <Personal value={petition.email} />
      </td>
      <td className={table.date}>{dayOf(petition.registryDate)}</td>
      <td>
        <PetitionBadge status={petition.status} />
        {petition.failureReason && <p className={styles.reason}>{message(failureMessages[petition.failureReason])}</p>}
      </td>
      <td className={styles.result}>
        {petition.resultStatus && <ResultBadge status={petition.resultStatus} />}
        <NotFullyScreened checks={petition.checksNotRun} />
      </td>
      <td className={table.last}>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          {petition.status === 'processed' && (
            <PageButton
              to="/detail/$location/$id"
              params={{ location: locationOfPetition[kind], id: petition._id }}
              // A check leads on to the List of Check, which is not the page of this table.
              state={{ fromList: kind !== 'check' }}
              variant="default"
              size="xs"
              aria-label={t('detailOf', { action, name })}
            >
              {action}
            </PageButton>
          )}
          {kind === 'test' && petition.status !== 'processing' && <DeleteTest id={petition._id} name={name} />}
          {kind !== 'test' && petition.status === 'failed' && <EraseFailed id={petition._id} name={name} />}
        </Group>
      </td>
    </tr>
  );
}

/** Erases a failed petition, which has no detail page with that button. */
function EraseFailed({ id, name }: { id: string; name: string }) {
  const t = useTranslations('results.erase');
  const erase = useErase(id);
  if (!erase) return null;
  return (
    <IconButton size={30} hint={t('button')} label={t('of', { name })} loading={erase.erasing} onClick={erase.ask}>
      <IconEraser size={16} stroke={1.6} />
    </IconButton>
  );
}

function DeleteTest({ id, name }: { id: string; name: string }) {
  const t = useTranslations('results.deleteTest');
  const remove = useDeleteTest(id);
  return (
    <IconButton size={30} hint={t('button')} label={t('of', { name })} loading={remove.deleting} onClick={remove.ask}>
      <IconTrash size={16} stroke={1.6} />
    </IconButton>
  );
}
