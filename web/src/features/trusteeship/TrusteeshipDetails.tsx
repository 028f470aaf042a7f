import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { percentOf } from '../../money/decimal.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import type { TrusteeshipOrder } from './order.ts';
import { trusteeshipCoin, TrusteeshipChip } from './words.tsx';

/** All details of a package. */
export function TrusteeshipDetails({ order }: { order: TrusteeshipOrder }) {
  const { t } = useTranslation(['trusteeship', 'common', 'shell']);
  const isRunning = order.status === 'RUNNING';
  const money = (value: string | null) => value && <Money value={value} coin={trusteeshipCoin} exact />;
  return (
    <Receipt
      kind={t('shell:features.trusteeship.title')}
      receiptNumber={order.receiptNumber}
      amount={{ value: order.redeemed ?? order.paid ?? order.amount, unit: trusteeshipCoin }}
      state={t(`states.${order.status}`)}
      at={order.redeemed === null ? order.createdAt : order.endedAt}
    >
      <DetailList
        details={[
          { label: t('figures.package'), value: money(order.amount), emphasis: true },
          { label: t('common:order.status'), value: <TrusteeshipChip order={order} /> },
          { label: t('figures.pays'), value: money(order.paid) },
          { label: t('figures.locked'), value: isRunning ? money(order.locked) : null },
          { label: t('figures.returns'), value: order.redeemed === null ? null : money(order.redeemed) },
          { label: t('figures.dailyProfit'), value: `${percentOf(order.dailyRatio)}%` },
          {
            label: t('figures.profit'),
            value: order.profit && <Money value={order.profit} coin="BONUS_POINT" exact />,
          },
          { label: t('figures.compounded'), value: money(order.compounded) },
          { label: t('figures.term'), value: t('days', { count: order.termDays }) },
          { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
          {
            label: t('figures.expiresAt'),
            value: isRunning ? <DateTime value={order.expiresAt} zone="both" /> : null,
          },
          {
            label: t('figures.endedAt'),
            value: order.endedAt === null ? null : <DateTime value={order.endedAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), order.receiptNumber),
          copied(t('common:order.transactionNumber'), order.transactionNumber),
          copied(t('figures.redeemNumber'), order.redeemTransactionNumber),
        ]}
      />
    </Receipt>
  );
}
