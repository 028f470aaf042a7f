import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { maxPremiums, tradesOfRound, type Premium } from './premium.ts';
import { RoundPicture } from './RoundPicture.tsx';
import { useRounds } from './Rounds.tsx';
import { insuranceCoin, PremiumChip } from './words.tsx';

/** All details of a premium, and the trades that it insured. */
export function PremiumDetails({ premium }: { premium: Premium }) {
  const { t } = useTranslation(['insurance', 'common', 'shell']);
  const { position, recalledAt } = premium;
  const round = useRounds(premium.contractId).data?.find((one) => one.premium.id === premium.id);
  return (
    <Receipt
      kind={t('shell:features.insurance.premium')}
      receiptNumber={premium.receiptNumber}
      amount={{ value: premium.amount, unit: insuranceCoin }}
      state={t(`premiumStates.${premium.status}`)}
      at={premium.createdAt}
    >
      <DetailList
        details={[
          { label: t('figures.package'), value: premium.name, emphasis: true },
          {
            label: t('figures.position'),
            value: position && t('round.of', { position, count: maxPremiums }),
          },
          { label: t('common:order.status'), value: <PremiumChip status={premium.status} /> },
          { label: t('figures.premium'), value: <Money value={premium.amount} coin={insuranceCoin} exact /> },
          {
            label: t('figures.insuredAmount'),
            value: premium.insuredAmount && (
              <Money value={premium.insuredAmount} coin={insuranceCoin} exact />
            ),
          },
          {
            label: t('figures.trades'),
            value:
              premium.trades === null
                ? null
                : t('round.of', { position: premium.trades, count: tradesOfRound }),
          },
          { label: t('round.sum'), value: premium.result && <Money value={premium.result} exact signed /> },
          { label: t('figures.createdAt'), value: <DateTime value={premium.createdAt} zone="both" /> },
          {
            label: t('figures.recalledAt'),
            value: recalledAt === null ? null : <DateTime value={recalledAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), premium.receiptNumber),
          copied(t('common:order.transactionNumber'), premium.transactionNumber),
        ]}
      />
      {round !== undefined && (
        <RoundPicture trades={round.trades} label={t('round.label', { position: position ?? '–' })} />
      )}
    </Receipt>
  );
}
