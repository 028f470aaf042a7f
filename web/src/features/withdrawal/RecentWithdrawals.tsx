import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { withdrawalPath } from './paths.ts';
import type { Withdrawal } from './order.ts';
import { targetWords } from './words.ts';

export interface RecentWithdrawalsProps {
  /** Newest first; null while loading. */
  withdrawals: readonly Withdrawal[] | null;
  error: unknown;
  onRetry: () => void;
  onOpen: (withdrawal: Withdrawal) => void;
}

/** The member's latest withdrawals with their status. */
export function RecentWithdrawals({ withdrawals, error, onRetry, onOpen }: RecentWithdrawalsProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <RecentOrders<Withdrawal>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: withdrawalPath({ tab: 'records' }) }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={withdrawals}
      error={error}
      onRetry={onRetry}
      onOpen={onOpen}
      row={(withdrawal) => ({
        id: withdrawal.id,
        title: <span translate="no">{targetWords(withdrawal)}</span>,
        amount: <Money value={withdrawal.amount} coin={withdrawal.coin} />,
        at: withdrawal.createdAt,
        state: <StatusChip status={withdrawal.status} />,
        reason: withdrawal.reason,
      })}
    />
  );
}
