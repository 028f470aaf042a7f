import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import type { Transfer } from './order.ts';

/** The member's latest transfers, sent and received. */
export function RecentTransfers({ orders }: { orders: Loaded<readonly Transfer[]> }) {
  const { t } = useTranslation('transfer');
  return (
    <RecentOrders<Transfer>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: recordsPath({ type: ['TRANSFER'] }) }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      row={({ id, direction, counterparty, amount, actualAmount, coin, status, occurredAt }) => {
        const isOutgoing = direction === 'OUTGOING';
        return {
          id,
          title: t(isOutgoing ? 'recent.to' : 'recent.from', { name: counterparty }),
          amount: <Money value={isOutgoing ? `-${amount}` : (actualAmount ?? amount)} coin={coin} signed />,
          at: occurredAt,
          ...(status === 'REVERSED' && { state: <StatusChip status={status} /> }),
        };
      }}
    />
  );
}
