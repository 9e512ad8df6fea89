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
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './status-badge.module.css';

interface BadgeProps {
  /** The badge has the colours of this status. */
  readonly status: ResultStatus | PetitionStatus;
  readonly icon: TablerIcon;
  readonly children: ReactNode;
}

/** Tells a status by colour, icon and word, because some people cannot tell the colours apart. */
export function Badge({ status, icon: Icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden />
      {children}
    </span>
  );
}

const resultIcons: Record<ResultStatus, TablerIcon> = {
  clear: IconCircleCheck,
  consider: IconAlertCircle,
  blacklist: IconBan,
  kycRejected: IconUserX,
};

export function ResultBadge({ status }: { status: ResultStatus }) {
  const word = useTranslations('words.resultStatus');
  return (
    <Badge status={status} icon={resultIcons[status]}>
      {word(status)}
    </Badge>
  );
}

const petitionIcons: Record<PetitionStatus, TablerIcon> = {
  processing: IconCircleDashed,
  processed: IconCircleCheck,
  failed: IconCircleX,
};

export function PetitionBadge({ status }: { status: PetitionStatus }) {
  const word = useTranslations('words.petitionStatus');
  return (
    <Badge status={status} icon={petitionIcons[status]}>
      {word(status)}
    </Badge>
  );
}

const sourceIcons: Record<MatchSource | 'staff', TablerIcon> = {
  provider: IconListSearch,
  ai: IconFaceId,
  data: IconDatabase,
  staff: IconUserShield,
};

/** The source of a match, or of the record itself. It shows nothing for a record without a source. */
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
