import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { formatCount } from '../../money/decimal.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import type { JackpotEntry } from './order.ts';
import { jackpotPath } from './paths.ts';
import { jackpotCoin, formatEntryCount, EntryChip, formatNumbers } from './words.tsx';

/** All details of entries that were bought together. */
export function EntryDetails({ order }: { order: JackpotEntry }) {
  const { t } = useTranslation(['jackpot', 'common', 'shell']);
  const { status, prize, winningNumber } = order;
  return (
    <Receipt
      kind={t('shell:features.jackpot.title')}
      receiptNumber={order.receiptNumber}
      amount={{ value: order.amount, unit: jackpotCoin }}
      state={t(`states.${status}`)}
      at={order.createdAt}
    >
      <DetailList
        details={[
          {
            label: t('figures.prize'),
            value: prize === null ? null : <Money value={prize} coin={jackpotCoin} exact />,
            emphasis: true,
          },
          { label: t('common:order.status'), value: <EntryChip status={status} /> },
          { label: t('figures.round'), value: formatEntryCount(order.round) },
          { label: t('figures.numbers'), value: formatNumbers(order) },
          {
            label: t('figures.winningNumber'),
            value: winningNumber === null ? null : formatCount(winningNumber),
          },
          { label: t('figures.word'), value: order.word },
          copied(t('figures.code'), order.entryCode),
          { label: t('figures.pays'), value: <Money value={order.amount} coin={jackpotCoin} exact /> },
          { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
          {
            label: t('figures.drawsAt'),
            value: order.drawsAt && <DateTime value={order.drawsAt} zone="both" />,
          },
          {
            label: t('figures.paidAt'),
            value: order.paidAt === null ? null : <DateTime value={order.paidAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), order.receiptNumber),
          copied(t('common:order.transactionNumber'), order.transactionNumber),
        ]}
      />
      {status !== 'NOT_DRAWN' && order.round !== null && (
        <p>
          <TextLink to={jackpotPath({ tab: 'rounds', round: String(order.round) })}>
            {t('check.action')}
          </TextLink>
        </p>
      )}
    </Receipt>
  );
}
