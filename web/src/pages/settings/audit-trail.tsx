import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Card } from '../../parts/page/card.tsx';
import { PageButton } from '../../parts/page/page-link.tsx';

/** The way to the trail, which is not in the menu. */
export function AuditTrailCard() {
  const title = useTranslations('pages.title');
  const t = useTranslations('audit.settings');
  return (
    <Card title={title('audit')}>
      <Group justify="space-between">
        <Text>{t('lead')}</Text>
        <PageButton to="/settings/audit" variant="default">
          {t('open')}
        </PageButton>
      </Group>
    </Card>
  );
}
