import { useTranslation } from 'react-i18next';
import type { Member } from '../../data/overview/overview.tsx';
import { SettingsIcon, TermsIcon } from '../../design/icons/screens.tsx';
import { ClockIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { LinkRow, Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { termsPath } from '../../extension-points/paths.ts';
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
