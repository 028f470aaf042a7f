import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { OrderProgress } from '../../components/OrderProgress.tsx';
import { TransactionHash } from '../../components/TransactionHash.tsx';
import type { AmountUnit } from '../../lib/credits.ts';
import { allDecimals } from '../../lib/decimal.ts';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';
import { ExpectedDate } from './Expected.tsx';
import { Help } from './Help.tsx';
import { unitOf, type Withdrawal } from './order.ts';
import { progressOf } from './states.ts';
import { isGivenBack } from './states.ts';

/** All details of a withdrawal. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal', 'common']);
  const targetDetails = useTargetDetails();
  const { status, reason, coin, method, hash, network } = withdrawal;
  const target = targetOfWithdrawal(withdrawal);
  const { steps, current } = progressOf(withdrawal);
  const { receiptNumber, transactionNumber } = withdrawal;
  const exact = (value: string, unit: AmountUnit) => (
    <Money value={value} coin={unit} decimals={allDecimals(value)} />
  );
  return (
    <>
      <OrderProgress
        status={status}
        position={t('detail.step', { step: current, total: steps.length })}
        help={<Help status={status} reason={reason} />}
        title={t('detail.progress')}
        steps={steps.map((step) => ({
          label: t(`common:status.${step.status}`),
          state: step.state,
          at: step.at ?? undefined,
          note: step.reason ?? undefined,
        }))}
      />
      <DetailList
        details={[
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
