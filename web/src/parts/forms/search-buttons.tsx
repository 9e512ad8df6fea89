import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface SearchButtonsProps {
  readonly className: string | undefined;
  readonly onClear: () => void;
}

/** The buttons Search and Clear search. */
export function SearchButtons({ className, onClear }: SearchButtonsProps) {
  const t = useTranslations('results.search');
  return (
    <div className={className}>
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} stroke={1.6} />}>
        {t('search')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
