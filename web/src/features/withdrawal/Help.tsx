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

/** What a state means, what the member must do now, and where the credits are. */
export function Help({ status }: { status: WithdrawalStatus }) {
  const { t } = useTranslation('withdrawalStates');
  return <Notice tone={tones[status]}>{t(`help.${status}`)}</Notice>;
}
