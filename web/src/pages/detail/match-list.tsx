import { comparedPicture } from '@afc/contract/compared-picture';
import { isDelisted, isRemoved, type Match } from '@afc/contract/result';
import { isOn } from '@afc/contract/review/switches';
import type { ResultStatus } from '@afc/contract/vocabulary';
import { Switch } from '@mantine/core';
import { IconCircleCheck, IconListDetails, IconUser } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MatchWords } from '../../parts/evidence/match-words.tsx';
import { Card } from '../../parts/page/card.tsx';
import { PageLink } from '../../parts/page/page-link.tsx';
import { SmallFace } from '../../parts/people/small-face.tsx';
import styles from './match-list.module.css';
import { isLocked } from './review.ts';
import { useName } from './use-name.ts';
import type { Review } from './use-review.ts';

interface MatchListProps {
  readonly review: Review;
  readonly caseStatus: ResultStatus;
  readonly readOnly: boolean;
}

/** Every match, confirmed first, each with its reason and its switch. */
export function MatchList({ review, caseStatus, readOnly }: MatchListProps) {
  const t = useTranslations('detail.matches');
  return (
    <div className={styles.column}>
      <Card title={t('title')} lead={t('lead', { count: review.matches.length })} flush>
        <ul className={styles.list}>
          {review.matches.map((match) => (
            <MatchItem
              key={match._id}
              match={match}
              caseStatus={caseStatus}
              selected={match === review.selected}
              on={isOn(match.resultStatus) !== review.moved.has(match._id)}
              readOnly={readOnly}
              onSelect={() => review.select(match._id)}
              onMove={() => review.move(match._id)}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface MatchItemProps {
  readonly match: Match;
  readonly caseStatus: ResultStatus;
  readonly selected: boolean;
  readonly on: boolean;
  readonly readOnly: boolean;
  readonly onSelect: () => void;
  readonly onMove: () => void;
}

function MatchItem({ match, caseStatus, selected, on, readOnly, onSelect, onMove }: MatchItemProps) {
  const t = useTranslations('detail');
  const words = useTranslations('words');
  const message = useTranslations('message');
  const nameOf = useName();
  const item = useRef<HTMLLIElement>(null);
  const locked = isLocked(match);
  // The record behind it, or the entry of its list.
  const gone = isRemoved(match) || isDelisted(match);
  const wasSelected = useRef(selected);
  // Stepping with J and K keeps the selected match in sight; opening the page moves nothing.
  useEffect(() => {
    if (selected && !wasSelected.current) item.current?.scrollIntoView({ block: 'nearest' });
    wasSelected.current = selected;
  }, [selected]);
  return (
    <li ref={item} className={styles.item} data-selected={selected || undefined} data-testid="match">
      <button
        type="button"
        className={styles.select}
        aria-current={selected}
        aria-label={t('matches.show', { name: nameOf(match) })}
        onClick={onSelect}
      >
        <Thumbnail match={match} />
      </button>
      <MatchWords
        match={match}
        name={nameOf(match)}
        caseStatus={caseStatus}
        mark={
          match.confirmedMatch && (
            <span className={styles.confirmed}>
              <IconCircleCheck size={14} stroke={2} aria-hidden />
              {words('confirmed')}
            </span>
          )
        }
      >
        <div className={styles.actions}>
          {!gone && (
            <Switch
              size="sm"
              color="blacklist"
              label={t('switch.blacklist')}
              aria-label={t('switch.match', { name: nameOf(match) })}
              checked={on}
              disabled={readOnly || locked}
              onChange={onMove}
            />
          )}
          {match.recordId && (
            <PageLink
              to="/detail/$location/$id"
              params={{ location: 'matches', id: match.recordId }}
              className={`${styles.open} touch-more`}
              aria-label={t('matches.openRecordOf', { name: nameOf(match) })}
            >
              {t('matches.openRecord')}
            </PageLink>
          )}
        </div>
        {locked && !gone && <p className={styles.note}>{message('providerImmovable')}</p>}
      </MatchWords>
    </li>
  );
}

function Thumbnail({ match }: { match: Match }) {
  const picture = comparedPicture(match);
  if (picture) return <SmallFace picture={picture} size={56} className={styles.thumbnail} />;
  const Icon = match.source === 'provider' ? IconListDetails : IconUser;
  return (
    <span className={styles.thumbnail} data-empty>
      <Icon size={22} stroke={1.4} aria-hidden />
    </span>
  );
}
