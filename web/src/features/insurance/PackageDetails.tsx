import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { isSameAmount, percentOf } from '../../money/decimal.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { getRedeemNumber, type InsuranceContract } from './order.ts';
import { RoundOf, useRounds } from './Rounds.tsx';
import { insuranceCoin, getReceiptAmount } from './words.tsx';

const Rule = styled('p')({ ...text.dense, color: color.ink.secondary });

/** All details of a package, and its rounds. */
export function PackageDetails({ contract }: { contract: InsuranceContract }) {
  const { t } = useTranslation(['insurance', 'common', 'shell']);
  const rounds = useRounds(contract.id);
  const money = (value: string | null) => value && <Money value={value} coin={insuranceCoin} exact />;
  const isRunning = contract.endedAt === null;
  const { paid, paidIn } = contract;
  return (
    <Receipt
      kind={t('shell:features.insurance.title')}
      receiptNumber={contract.receiptNumber}
      state={t(`common:status.${contract.status}`)}
      {...getReceiptAmount(contract)}
    >
      <DetailList
        details={[
          { label: t('figures.package'), value: contract.name, emphasis: true },
          { label: t('common:order.status'), value: <StatusChip status={contract.status} /> },
          { label: t('figures.kind'), value: t(`kinds.${contract.kind}`) },
          { label: t('figures.price'), value: money(contract.price) },
          { label: t('figures.pays'), value: money(paid) },
          {
            label: t('figures.paidIn'),
            value: paidIn !== null && isSameAmount(paidIn, paid ?? '0') ? null : money(paidIn),
          },
          { label: t('figures.inIt'), value: isRunning ? money(contract.amount) : null },
          { label: t('figures.maximum'), value: isRunning ? money(contract.maximum) : null },
          { label: t('figures.lost'), value: money(contract.lost) },
          { label: t('figures.earned'), value: contract.earned && <Money value={contract.earned} exact /> },
          { label: t('figures.fee'), value: money(contract.redeemFee) },
          { label: t('figures.returns'), value: money(contract.redeemed) },
          { label: t('figures.dailyProfit'), value: `${percentOf(contract.dailyProfit)}%` },
          { label: t('figures.premiumRatio'), value: `${percentOf(contract.premiumRatio)}%` },
          {
            label: t('figures.redeemFee'),
            value: contract.redeemFeeRate && `${percentOf(contract.redeemFeeRate)}%`,
          },
          { label: t('figures.contract'), value: t('days', { count: contract.contractDays }) },
          { label: t('figures.createdAt'), value: <DateTime value={contract.createdAt} zone="both" /> },
          { label: t('figures.unlocksAt'), value: <DateTime value={contract.unlocksAt} zone="both" /> },
          {
            label: t('figures.endedAt'),
            value: contract.endedAt === null ? null : <DateTime value={contract.endedAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), contract.receiptNumber),
          copied(t('common:order.transactionNumber'), contract.transactionNumber),
          copied(t('figures.redeemNumber'), getRedeemNumber(contract)),
        ]}
      />
      {rounds.data !== null && rounds.data.length > 0 && <Rule>{t('premium.growth')}</Rule>}
      {rounds.data?.map((round) => (
        <RoundOf key={round.premium.id} {...round} />
      ))}
    </Receipt>
  );
}
