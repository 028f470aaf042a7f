import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime.tsx';
import { copied, DetailList } from '../../components/DetailList.tsx';
import { OrderProgress } from '../../components/OrderProgress.tsx';
import { TransactionHash } from '../../components/TransactionHash.tsx';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';
import { ExpectedDate } from './Expected.tsx';
import { Help } from './StateNotes.tsx';
import { useFigureDetails } from './figures.tsx';
import type { Withdrawal } from './order.ts';
import { isGivenBack, progressOf } from './states.ts';

/** All details of a withdrawal. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal', 'common']);
  const targetDetails = useTargetDetails();
  const figureDetails = useFigureDetails();
  const { status, method, hash, network } = withdrawal;
  const target = targetOfWithdrawal(withdrawal);
  const { steps, current } = progressOf(withdrawal);
  return (
    <>
      <OrderProgress
        status={status}
        position={t('detail.step', { step: current, total: steps.length })}
        help={<Help {...withdrawal} />}
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
          ...figureDetails({ ...withdrawal, arrives: withdrawal.actualAmount }, true),
          { label: t('common:order.method'), value: t(`common:methods.${method}`) },
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
          copied(t('common:order.receiptNumber'), withdrawal.receiptNumber),
          copied(t('common:order.transactionNumber'), withdrawal.transactionNumber),
        ]}
      />
    </>
  );
}
