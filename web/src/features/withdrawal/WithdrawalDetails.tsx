import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { StatusTimeline } from '../../components/StatusTimeline.tsx';
import { SectionTitle } from '../../components/surface.tsx';
import { TransactionHash } from '../../components/TransactionHash.tsx';
import type { AmountUnit } from '../../lib/credits.ts';
import { allDecimals } from '../../lib/decimal.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';
import { ExpectedDate } from './Expected.tsx';
import { Help } from './Help.tsx';
import { unitOf, type Withdrawal } from './order.ts';
import { isGivenBack, progressOf } from './progress.ts';

const State = styled('div')({
  ...text.label,
  ...tabular,
  fontWeight: 400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: color.ink.secondary,
});

/** Everything there is to know of one withdrawal: what its state means, how far it has come, and where it goes. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal', 'common']);
  const targetDetails = useTargetDetails();
  const { status, coin, method, hash, network } = withdrawal;
  const target = targetOfWithdrawal(withdrawal);
  const { steps, current } = progressOf(withdrawal);
  const { receiptNumber, transactionNumber } = withdrawal;
  const exact = (value: string, unit: AmountUnit) => (
    <Money value={value} coin={unit} decimals={allDecimals(value)} />
  );
  return (
    <>
      <div style={{ display: 'grid', gap: 12 }}>
        <State>
          <StatusChip status={status} />
          {t('detail.step', { step: current, total: steps.length })}
        </State>
        <Help status={status} />
      </div>
      <div style={{ display: 'grid', gap: 12 }}>
        <SectionTitle as="h3">{t('detail.progress')}</SectionTitle>
        <StatusTimeline
          steps={steps.map((step) => ({
            label: t(`common:status.${step.status}`),
            state: step.state,
            at: step.at ?? undefined,
            note: step.reason ?? undefined,
          }))}
        />
      </div>
      <DetailList
        details={[
          { label: t('withdrawal:figures.reason'), value: withdrawal.reason },
          { label: t('withdrawal:figures.amount'), value: exact(withdrawal.amount, coin) },
          { label: t('withdrawal:figures.fee'), value: exact(withdrawal.fee, coin) },
          {
            label: t('withdrawal:figures.arrives'),
            value: exact(withdrawal.actualAmount, unitOf(method)),
            emphasis: true,
          },
          { label: t('withdrawal:figures.method'), value: t(`withdrawal:method.${method}`) },
          ...(target === null ? [] : targetDetails(target)),
          {
            label: t('withdrawal:figures.hash'),
            value: hash === null ? null : <TransactionHash hash={hash} network={network} />,
            copy: hash ?? undefined,
          },
          {
            label: t('withdrawal:figures.expected'),
            value: isGivenBack(status) ? null : <ExpectedDate day={withdrawal.expectedOn} />,
          },
          {
            label: t('withdrawal:figures.sentAt'),
            value: <DateTime value={withdrawal.createdAt} zone="both" />,
          },
          { label: t('withdrawal:figures.receiptNumber'), value: receiptNumber, copy: receiptNumber },
          {
            label: t('withdrawal:figures.transactionNumber'),
            value: transactionNumber,
            copy: transactionNumber,
          },
        ]}
      />
    </>
  );
}
