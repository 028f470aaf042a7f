import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import type { Loaded } from '../../lib/loaded.ts';
import { RecentOrders } from '../../money-flow/RecentOrders.tsx';
import { recordsPath } from '../../records/paths.ts';
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
