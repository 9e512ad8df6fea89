import type { Result } from '@afc/contract/result';
import { ofRecord } from '@afc/contract/review/switches';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAskBeforeLeaving } from '../../parts/dialogs/use-ask-before-leaving.ts';
import { ProviderFacts } from '../../parts/evidence/provider-facts.tsx';
import { ScreeningNotices } from '../../parts/evidence/screening-notices.tsx';
import { Card } from '../../parts/page/card.tsx';
import { ActionBar } from './action-bar.tsx';
import { CaseHead } from './case-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { Conflict } from './conflict.tsx';
import styles from './detail.module.css';
import { FacePair } from './face-pair.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MatchList } from './match-list.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useCases } from './use-cases.ts';
import { useDecision } from './use-decision.tsx';
import { useReport } from './use-report.ts';
import { useReview } from './use-review.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useViews } from './viewer/use-views.ts';

interface CaseViewProps {
  readonly result: Result;
  readonly location: string;
  readonly onReload: () => void;
}

/** One case: the subject beside the selected match, why they match, and the decision. */
export function CaseView({ result, location, onReload }: CaseViewProps) {
  const t = useTranslations('detail');
  const words = useTranslations('words.provider');
  const readOnly = result.kind !== 'user';
  const review = useReview(result, readOnly);
  const views = useViews();
  const cases = useCases(location, result._id);
  const report = useReport(result._id);
  const decision = useDecision({ result, location, review, cases, onReload });
  const [help, setHelp] = useState(false);
  useAskBeforeLeaving({
    holds: review.moved.size > 0,
    title: t('leave.title'),
    body: t('leave.body'),
    saved: decision.applied,
  });
  useShortcuts({
    j: () => review.selectNext(1),
    k: () => review.selectNext(-1),
    b: () => review.move(movable(review.selected?._id)),
    'shift+b': () => review.move(ofRecord),
    r: views.rotate,
    z: views.zoom,
    a: decision.ask,
    p: report.download,
    n: () => void cases.go(1),
    'shift+n': () => void cases.go(-1),
    '?': () => setHelp(true),
  });
  const { selected } = review;
  return (
    <>
      <CaseHead result={result} location={location} cases={cases} onHelp={() => setHelp(true)} />
      {review.conflicts > 0 && !decision.unanswered && <Conflict count={review.conflicts} />}
      <div className={styles.layout}>
        <FacePair result={result} review={review} views={views} readOnly={readOnly} onExpired={onReload} />
        <MatchList review={review} caseStatus={result.resultStatus} readOnly={readOnly} />
        <div className={styles.rest}>
          <ScreeningNotices result={result} />
          <CompareTable result={result} match={selected} />
          {selected?.evidence.provider && (
            <Card title={words('title')}>
              <ProviderFacts evidence={selected.evidence} />
            </Card>
          )}
          <HistoryPanel id={result._id} />
        </div>
      </div>
      <ActionBar result={result} review={review} decision={decision} report={report} />
      <ShortcutHelp opened={help} onClose={() => setHelp(false)} />
      <span className="visually-hidden" role="status">
        {t('bar.changes', { count: review.changes.length })}
      </span>
    </>
  );
}

/** Without a match, the switch key moves the subject's own. */
function movable(selected: string | undefined): string {
  return selected ?? ofRecord;
}
