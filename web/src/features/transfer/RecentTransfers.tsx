import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { paths } from '../../paths.ts';
import type { Transfer } from './order.ts';

export interface RecentTransfersProps {
  /** Both ways, newest first; null while they load. */
  transfers: readonly Transfer[] | null;
  error: unknown;
  onRetry: () => void;
}

/** The member's latest transfers, both ways. */
export function RecentTransfers({ transfers, error, onRetry }: RecentTransfersProps) {
  const { t } = useTranslation('transfer');
  return (
    <RecentOrders<Transfer>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: paths.records({ type: ['TRANSFER'] }) }}
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
