import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../design/icons/status.tsx';
import { Chip, StatusChip } from '../../design/ui/StatusChip.tsx';
import type { IdentityStatus } from '../../generated/schema.ts';

export interface KycChipProps {
  /** Null while nothing was submitted. */
  status: IdentityStatus | null;
}

/** How far the verification of the member's identity has come. */
export function KycChip({ status }: KycChipProps) {
  const { t } = useTranslation();
  if (status === null)
    return (
      <Chip tone="neutral" icon={ClockIcon}>
        {t('identity.none')}
      </Chip>
    );
  return <StatusChip status={status === 'PENDING' ? 'PENDING_REVIEW' : status} />;
}
