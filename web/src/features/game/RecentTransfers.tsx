import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../browser/loaded.ts';
import { Money } from '../../design/ui/Money.tsx';
import { RecentOrders } from '../../orders/flow/RecentOrders.tsx';
import { recordsPath } from '../../orders/records/paths.ts';
import { gameCoin, type GameTransfer } from './order.ts';

export const historyPath = recordsPath({ coin: gameCoin, type: ['GAME_TRANSFER_IN', 'GAME_TRANSFER_OUT'] });

/** The latest transfers, both ways. */
export function RecentTransfers({ orders }: { orders: Loaded<readonly GameTransfer[]> }) {
  const { t } = useTranslation('game');
  return (
    <RecentOrders<GameTransfer>
      title={t('recent.title')}
      all={{ label: t('recent.all'), to: historyPath }}
      empty={{ title: t('recent.empty'), hint: t('recent.emptyHint') }}
      orders={orders}
      row={({ id, direction, amount, occurredAt }) => ({
        id,
        title: t(`recent.${direction}`),
        amount: <Money value={direction === 'TO_GAME' ? `-${amount}` : amount} coin={gameCoin} signed />,
        at: occurredAt,
      })}
    />
  );
}
