import { dayOf } from '@afc/contract/day-of';
import type { Result } from '@afc/contract/result';
import { Group, Title } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../parts/icons/icon-button.tsx';
import { SourceChip } from '../../parts/icons/status-badge.tsx';
import { PageLink } from '../../parts/page/page-link.tsx';
import styles from './case-head.module.css';
import type { Cases } from './use-cases.ts';
import { useName } from './use-name.ts';
import { useOrigin } from './use-origin.ts';

interface CaseHeadProps {
  readonly result: Result;
  readonly location: string;
  readonly cases: Cases;
  readonly onHelp: () => void;
}

const tool = { variant: 'default', size: 34 } as const;

/** Who this is, where one came from, and the way to the neighbouring cases. */
export function CaseHead({ result, location, cases, onHelp }: CaseHeadProps) {
  const t = useTranslations('detail');
  const words = useTranslations('words');
  const nameOf = useName();
  const origin = useOrigin(location);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageLink {...origin.link} className={`${styles.back} touch-more`}>
          <IconArrowLeft size={14} aria-hidden />
          {origin.name}
        </PageLink>
        <Title order={1} className={styles.name}>
          {nameOf(result)}
        </Title>
        <div className={styles.facts}>
          <SourceChip source={result.source} />
          <span className="tabular">{t('registered', { date: dayOf(result.registryDate) })}</span>
          {result.keptUntil && <span className="tabular">{t('keptUntil', { date: dayOf(result.keptUntil) })}</span>}
          {result.sample && <span>{words('sample')}</span>}
          {result.kind === 'test' && <span>{t('testCheck')}</span>}
          {result.kind === 'check' && <span>{t('savedNothing')}</span>}
        </div>
      </div>
      <Group gap={4} className="no-print">
        {cases.place && (
          <>
            <IconButton
              {...tool}
              label={t('previousCase')}
              aria-keyshortcuts="Shift+N"
              onClick={() => void cases.go(-1)}
            >
              <IconChevronLeft size={18} stroke={1.6} />
            </IconButton>
            <span className={`${styles.place} tabular`}>{t('place', cases.place)}</span>
            <IconButton {...tool} label={t('nextCase')} aria-keyshortcuts="N" onClick={() => void cases.go(1)}>
              <IconChevronRight size={18} stroke={1.6} />
            </IconButton>
          </>
        )}
        <IconButton {...tool} label={t('keys.open')} aria-keyshortcuts="?" onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.6} />
        </IconButton>
      </Group>
    </header>
  );
}
