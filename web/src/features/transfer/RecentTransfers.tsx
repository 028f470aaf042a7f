import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { recordsPath } from '../../records/paths.ts';
import type { Transfer } from './order.ts';

export interface RecentTransfersProps {
  /** Sent and received, newest first; null while loading. */
  transfers: readonly Transfer[] | null;
  error: unknown;
  onRetry: () => void;
}

/** The member's latest transfers, sent and received. */
export function RecentTransfers({ transfers, error, onRetry }: RecentTransfersProps) {
  const { t } = useTranslation('transfer');
  return (
    <RecentOrders<Transfer>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: recordsPath({ type: ['TRANSFER'] }) }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={transfers}
      error={error}
      onRetry={onRetry}
      row={({ id, direction, counterparty, amount, actualAmount, coin, occurredAt }) => {
        const isOutgoing = direction === 'OUTGOING';
        return {
          id,
          title: t(isOutgoing ? 'recent.to' : 'recent.from', { name: counterparty }),
          amount: <Money value={isOutgoing ? `-${amount}` : actualAmount} coin={coin} signed />,
          at: occurredAt,
        };
      }}
    />
  );
}
