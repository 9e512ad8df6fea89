import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholder } from './placeholder.tsx';

interface NothingFoundProps {
  readonly title: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Says that a search found nothing, with a button that clears the search. */
export function NothingFound({ title, onClear, children }: NothingFoundProps) {
  const t = useTranslations('results.search');
  return (
    <Placeholder
      icon={<IconListSearch size={20} />}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    >
      {children}
    </Placeholder>
  );
}
