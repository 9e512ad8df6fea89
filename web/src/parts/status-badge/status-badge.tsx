import type { MatchSource, PetitionStatus, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import {
  IconAlertCircle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconDatabase,
  IconFaceId,
  IconListSearch,
  IconUserShield,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './status-badge.module.css';

const resultIcons: Record<ResultStatus, TablerIcon> = {
  clear: IconCircleCheck,
  consider: IconAlertCircle,
  blacklist: IconBan,
  kycRejected: IconUserX,
};

/** The status of a result: colour, icon and word, so that colour is never the only carrier. */
export function ResultBadge({ status }: { status: ResultStatus }) {
  const word = useTranslations('words.resultStatus');
  const Icon = resultIcons[status];
  return (
    <span className={styles.badge} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden />
      {word(status)}
    </span>
  );
}

const petitionIcons: Record<PetitionStatus, TablerIcon> = {
  processing: IconCircleDashed,
  processed: IconCircleCheck,
  failed: IconCircleX,
};

export function PetitionBadge({ status }: { status: PetitionStatus }) {
  const word = useTranslations('words.petitionStatus');
  const Icon = petitionIcons[status];
  return (
    <span className={styles.badge} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden />
      {word(status)}
    </span>
  );
}

const sourceIcons: Record<MatchSource | 'staff', TablerIcon> = {
  provider: IconListSearch,
  ai: IconFaceId,
  data: IconDatabase,
  staff: IconUserShield,
};

/** Where a match or a mark comes from; nothing where nothing decided. */
export function SourceChip({ source }: { source: RecordSource }) {
  const word = useTranslations('words.source');
  if (source === '') return null;
  const Icon = sourceIcons[source];
  return (
    <span className={styles.chip}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {word(source)}
    </span>
  );
}
