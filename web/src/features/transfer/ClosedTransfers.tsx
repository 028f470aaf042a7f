import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { Actions } from '../../components/surface.tsx';
import type { TransferClosedReason } from '../../generated/schema.ts';
import { ClosedUntil, type ClosedUntilProps } from '../../money-flow/ClosedUntil.tsx';
import { recordsPath } from '../../records/paths.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { color, text } from '../../theme/css.ts';

export interface ClosedTransfersProps extends Pick<ClosedUntilProps, 'until' | 'onDue'> {
  reason: TransferClosedReason | null;
}

/**
 * Shown while transfers are closed: why, until when, and that nothing needs to be done, except by a member who did not cause it.
 */
export function ClosedTransfers({ until, reason, onDue }: ClosedTransfersProps) {
  const { t } = useTranslation('transfer');
  return (
    <ClosedUntil
      until={until}
      onDue={onDue}
      words={{
        title: t('closed.title'),
        why: t(`closed.reasons.${reason ?? 'OTHER'}`),
        opening: t('closed.opening'),
        at: t('closed.opens'),
        atLocal: t('closed.opensLocal'),
      }}
    >
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('closed.byItself')}</p>
      {reason === 'SECURITY_CHANGE' && (
        <Notice tone="warning">
          {t('closed.notYou')} <ContactSupport />
        </Notice>
      )}
      <Actions>
        <Button component={Link} to={recordsPath({ type: ['TRANSFER'] })} variant="outlined">
          {t('closed.history')}
        </Button>
      </Actions>
    </ClosedUntil>
  );
}
