import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import type { WithdrawalStatus } from '../../generated/schema.ts';

const tones = {
  PENDING_REVIEW: 'info',
  APPROVED: 'info',
  REJECTED: 'danger',
  PAYABLE: 'info',
  PENDING: 'info',
  WITHDRAWING: 'info',
  SUCCESS: 'positive',
  NOT_RECEIVED: 'warning',
  FAILED: 'danger',
  CANCELLED: 'info',
} as const satisfies Record<WithdrawalStatus, string>;

export interface HelpProps {
  status: WithdrawalStatus;
  /** The platform's reason for the status, if any. */
  reason: string | null;
}

/** What a status means, why it was reached, what the member must do, and where the credits are. */
export function Help({ status, reason }: HelpProps) {
  const { t } = useTranslation('withdrawalStates');
  return (
    <Notice tone={tones[status]} title={reason ?? undefined}>
      {t(`help.${status}`)}
    </Notice>
  );
}
