import { admits } from '@afc/contract/vocabulary';
import { useTranslations } from 'use-intl';
import { ProviderListsNotice } from '../../parts/feedback/provider-lists-notice.tsx';
import { PageFrame } from '../../parts/page/page-frame.tsx';
import { useSignedIn } from '../../session/session.ts';
import { AuditTrailCard } from './audit-trail.tsx';
import { ChangePasswordCard } from './change-password.tsx';
import { CreateProfileCard } from './create-profile.tsx';
import { CredentialsCard } from './credentials.tsx';
import styles from './page.module.css';
import { PersonalInformationCard } from './personal-information.tsx';
import { ProfilesCard } from './profiles.tsx';
import { ProviderListsCard } from './provider-lists.tsx';
import { SamplesCard } from './samples.tsx';
import { WebhooksCard } from './webhooks.tsx';

/** Cards by role: one's own data for everybody, programs for Developers, the installation for Administrators. */
export function SettingsPage() {
  const title = useTranslations('pages.title');
  const t = useTranslations('settings');
  const { role } = useSignedIn().claims;
  const administrates = admits('admin', role);
  return (
    <PageFrame title={title('settings')} lead={t('lead')}>
      <div className={styles.cards}>
        {administrates && (
          <div className={styles.pair}>
            <CreateProfileCard />
            <ProfilesCard />
          </div>
        )}
        {admits('staff', role) && (
          <>
            <CredentialsCard />
            <WebhooksCard />
          </>
        )}
        <div className={styles.halves}>
          <PersonalInformationCard />
          <ChangePasswordCard />
        </div>
        {administrates && (
          <>
            <ProviderListsNotice unlessNone />
            <ProviderListsCard />
            <SamplesCard />
            <AuditTrailCard />
          </>
        )}
      </div>
    </PageFrame>
  );
}
