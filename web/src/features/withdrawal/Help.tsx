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
  /** Why it came to that, where the platform says so. */
  reason: string | null;
}

/** Why it came to a state, what that means, what the member must do now, and where the credits are. */
export function Help({ status, reason }: HelpProps) {
  const { t } = useTranslation('withdrawalStates');
  return (
    <Notice tone={tones[status]} title={reason ?? undefined}>
      {t(`help.${status}`)}
    </Notice>
  );
}
