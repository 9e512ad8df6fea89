import { type DecidingSource, decidingSources } from '@afc/contract/vocabulary';
import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Only people whose status this decided are asked for. */
    source?: DecidingSource | undefined;
  }
}

interface SourceChoiceProps {
  readonly source: DecidingSource | undefined;
  readonly onChoose: (source: DecidingSource | undefined) => void;
}

/** What decided the status: all, or one source. */
export function SourceChoice({ source, onChoose }: SourceChoiceProps) {
  const t = useTranslations('results.search');
  const word = useTranslations('words.source');
  const named = decidingSources.map((value) => ({ value, label: word(value) }));
  return (
    <Select
      label={t('source')}
      allowDeselect={false}
      value={source ?? 'all'}
      onChange={(chosen) => onChoose(decidingSources.find((one) => one === chosen))}
      data={[{ value: 'all', label: t('anySource') }, ...named]}
    />
  );
}
