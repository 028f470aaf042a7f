import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import type { ConvertOrder } from './order.ts';
import { pairWords } from './words.ts';

export interface RecentConvertsProps {
  /** Newest first; null while loading. */
  orders: readonly ConvertOrder[] | null;
  error: unknown;
  onRetry: () => void;
  historyPath: string;
}

/** The member's latest convert orders. */
export function RecentConverts({ orders, error, onRetry, historyPath }: RecentConvertsProps) {
  const { t } = useTranslation('convert');
  return (
    <RecentOrders<ConvertOrder>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: historyPath }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      error={error}
      onRetry={onRetry}
      row={(order) => ({
        id: order.id,
        title: pairWords(order),
        amount: <Money value={order.amount} coin={order.from} />,
        at: order.createdAt,
        state:
          order.status === 'COMPLETED' ? (
            <Money value={order.actualAmount} coin={order.to} signed />
          ) : (
            <StatusChip status={order.status} />
          ),
      })}
    />
  );
}
