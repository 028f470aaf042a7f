import { useTranslation } from 'react-i18next';
import { SettingsIcon, TermsIcon } from '../../components/icons/screens.tsx';
import { ClockIcon, SuccessIcon } from '../../components/icons/status.tsx';
import { LinkRow, Rows } from '../../components/Rows.tsx';
import { ScreenSection } from '../../components/ScreenSection.tsx';
import { Chip } from '../../components/StatusChip.tsx';
import { termsPath } from '../../lib/paths.ts';
import type { Member } from '../../overview/overview.tsx';
import { KycChip, KycIcon, kycPath } from '../kyc/index.ts';
import { settingsPath } from '../settings/index.ts';

/** Links to identity verification, settings and terms, with the state of the identity and of the consent. */
export function NextSection({ identity, agreementAccepted }: Pick<Member, 'identity' | 'agreementAccepted'>) {
  const { t } = useTranslation('member');
  return (
    <ScreenSection title={t('next.title')} hint={t('next.hint')}>
      <Rows>
        <LinkRow
          to={kycPath}
          icon={KycIcon}
          label={t('next.identity')}
          hint={t('next.identityHint')}
          end={<KycChip status={identity?.status ?? null} />}
        />
        <LinkRow
          to={settingsPath}
          icon={SettingsIcon}
          label={t('next.settings')}
          hint={t('next.settingsHint')}
        />
        <LinkRow
          to={termsPath}
          icon={TermsIcon}
          label={t('next.terms')}
          hint={t('next.termsHint')}
          end={
            agreementAccepted ? (
              <Chip tone="positive" icon={SuccessIcon}>
                {t('next.accepted')}
              </Chip>
            ) : (
              <Chip tone="warning" icon={ClockIcon}>
                {t('next.notAccepted')}
              </Chip>
            )
          }
        />
      </Rows>
    </ScreenSection>
  );
}
