import { isDoubtedPhoto, isRemoved, type Match, type Result } from '@afc/contract/result';
import { ofRecord } from '@afc/contract/review/switches';
import { Button, Switch } from '@mantine/core';
import { IconFaceId, IconLink, IconLinkOff, IconPhotoOff, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonLine } from '../../parts/evidence/reason-line.tsx';
import { Placeholder } from '../../parts/feedback/placeholder.tsx';
import { IconHint } from '../../parts/icons/icon-hint.tsx';
import { ResultBadge, SourceChip } from '../../parts/icons/status-badge.tsx';
import styles from './face-pair.module.css';
import { isLocked } from './review.ts';
import { useName } from './use-name.ts';
import type { Review } from './use-review.ts';
import { FaceViewer } from './viewer/face-viewer.tsx';
import type { Views } from './viewer/use-views.ts';

interface FacePairProps {
  readonly result: Result;
  readonly review: Review;
  readonly views: Views;
  readonly readOnly: boolean;
  readonly onExpired: () => void;
}

/** The subject at the left, the selected match at the right, and between them why they may be one person. */
export function FacePair({ result, review, views, readOnly, onExpired }: FacePairProps) {
  const t = useTranslations('detail.pair');
  const nameOf = useName();
  const [showFace, setShowFace] = useState(false);
  const { selected } = review;
  // Of several photos those open that were found alike.
  const compared = selected?.evidence.face;
  const both = { showFace, onExpired };
  return (
    <section className={styles.pair} aria-label={t('title')}>
      <div className={styles.side}>
        <SubjectHead result={result} review={review} readOnly={readOnly} />
        <FaceViewer
          key={compared?.pictureKey}
          {...both}
          pictures={result.pictures}
          first={compared?.pictureKey}
          label={t('subjectOf', { name: nameOf(result) })}
          view={views.views.subject}
          onView={views.change('subject')}
          empty={<NoPicture />}
        />
      </div>
      <div className={styles.side}>
        {selected ? (
          <>
            <MatchHead match={selected} />
            <FaceViewer
              key={selected._id}
              {...both}
              pictures={selected.pictures}
              first={compared?.recordPictureKey}
              label={t('matchOf', { name: nameOf(selected) })}
              view={views.views.match}
              onView={views.change('match')}
              empty={<NoPicture match={selected} />}
            />
          </>
        ) : (
          <div className={styles.nobody} data-testid="no-picture">
            <Placeholder icon={<IconUsers size={20} />} title={t('noMatchTitle')}>
              {t(result.resultStatus === 'blacklist' ? 'noMatchMarked' : 'noMatch')}
            </Placeholder>
          </div>
        )}
      </div>
      <div className={styles.between}>
        {selected && (
          <p className={styles.reason} data-testid="reason">
            <ReasonLine match={selected} />
          </p>
        )}
        <div className={`${styles.toggles} no-print`}>
          {selected && (
            <IconHint label={t('link')} end>
              <Button
                size="compact-sm"
                variant={views.linked ? 'light' : 'default'}
                aria-pressed={views.linked}
                leftSection={views.linked ? <IconLink size={14} /> : <IconLinkOff size={14} />}
                onClick={() => views.link(!views.linked)}
              >
                {t('linked')}
              </Button>
            </IconHint>
          )}
          <IconHint label={t('showFace')}>
            <Button
              size="compact-sm"
              variant={showFace ? 'light' : 'default'}
              aria-pressed={showFace}
              leftSection={<IconFaceId size={14} />}
              onClick={() => setShowFace(!showFace)}
            >
              {t('face')}
            </Button>
          </IconHint>
        </div>
      </div>
    </section>
  );
}

function SubjectHead({ result, review, readOnly }: Pick<FacePairProps, 'result' | 'review' | 'readOnly'>) {
  const t = useTranslations('detail');
  const words = useTranslations('words');
  const message = useTranslations('message');
  const nameOf = useName();
  const locked = isLocked(result);
  const note = locked
    ? message('providerImmovable')
    : result.kind === 'test'
      ? message('testNotApplicable')
      : result.kind === 'check'
        ? t('switch.readOnlyCheck')
        : review.recordHeld
          ? t('switch.byEntry')
          : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>{words('subject')}</h2>
        <ResultBadge status={result.resultStatus} />
        <Switch
          className={styles.switch}
          size="sm"
          color="blacklist"
          label={t('switch.blacklist')}
          aria-label={t('switch.record', { name: nameOf(result) })}
          checked={review.recordOn}
          disabled={readOnly || locked || review.recordHeld}
          onChange={() => review.move(ofRecord)}
        />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function MatchHead({ match }: { match: Match }) {
  const nameOf = useName();
  return (
    // J and K change it where nobody looks: whoever listens hears whom they compare now.
    <div className={styles.head} aria-live="polite" aria-atomic>
      <div className={styles.line}>
        <h2 className={styles.title}>{nameOf(match)}</h2>
        {!isRemoved(match) && <ResultBadge status={match.resultStatus} />}
        <SourceChip source={match.source} />
      </div>
    </div>
  );
}

function whyNoPicture(match: Match) {
  if (isDoubtedPhoto(match)) return 'doubtedBody';
  return isRemoved(match) ? 'removedBody' : 'noPictureBody';
}

function NoPicture({ match }: { match?: Match }) {
  const t = useTranslations('detail.viewer');
  return (
    <div className={styles.nobody} data-testid="no-picture">
      <Placeholder icon={<IconPhotoOff size={20} />} title={t('noPicture')}>
        {match && t(whyNoPicture(match))}
      </Placeholder>
    </div>
  );
}
