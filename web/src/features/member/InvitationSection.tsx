import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { CopyLine } from '../../design/ui/CopyLine.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { ShareButton } from '../../design/ui/ShareButton.tsx';
import { invitationLink } from './invitation.ts';

const Below = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 8,
  paddingTop: 16,
  borderTop: `1px solid ${color.line.soft}`,
  '& > p': { ...text.dense, color: color.ink.secondary },
});

export interface InvitationSectionProps {
  referralId: string;
  portal: string;
}

/** The referral link and ID to share. */
export function InvitationSection({ referralId, portal }: InvitationSectionProps) {
  const { t } = useTranslation(['member', 'common']);
  const link = invitationLink(referralId, portal);
  const product = t('common:product.name');
  return (
    <ScreenSection title={t('invitation.title')} hint={t('invitation.hint')}>
      <DetailList
        spacing="rows"
        details={[
          {
            label: t('invitation.referralId'),
            value: <span translate="no">{referralId}</span>,
            copy: referralId,
          },
        ]}
      />
      <Below>
        <p>{t('invitation.link')}</p>
        <CopyLine text={link} label={t('invitation.link')} />
        <ShareButton text={t('invitation.message', { product })} url={link}>
          {t('invitation.share')}
        </ShareButton>
      </Below>
    </ScreenSection>
  );
}
