import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { TransactionHash } from '../../design/ui/TransactionHash.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { expectedPayment } from './Expected.tsx';
import { figuresOf, useFigureDetails } from './figures.tsx';
import type { Withdrawal } from './order.ts';
import { withdrawAgainPath } from './paths.ts';
import { StatePanel } from './StatePanel.tsx';
import { canSendAgain, getProgress } from './states.ts';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';

const nothing = () => undefined;

export interface WithdrawalDetailsProps {
  withdrawal: Withdrawal;
  /** Refetches it when it was cancelled or that was refused; not needed where it is followed anyway. */
  onChanged?: () => void;
}

/** All details of a withdrawal; while it is pending review it can be cancelled here. */
export function WithdrawalDetails({ withdrawal: known, onChanged = nothing }: WithdrawalDetailsProps) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal', 'common', 'shell']);
  // A list of those that are pending review no longer has it.
  const [cancelled, setCancelled] = useState<Withdrawal | null>(null);
  const withdrawal = cancelled?.id === known.id ? cancelled : known;
  const targetDetails = useTargetDetails();
  const figureDetails = useFigureDetails();
  const locale = useLocale();
  const today = useBusinessDay();
  const { status, method, hash, network } = withdrawal;
  const target = targetOfWithdrawal(withdrawal);
  const { steps, current } = getProgress(withdrawal);
  return (
    <Receipt
      kind={t('shell:features.withdrawal.title')}
      receiptNumber={withdrawal.receiptNumber}
      amount={{ value: withdrawal.amount, unit: withdrawal.coin }}
      state={t(`common:status.${status}`)}
      at={withdrawal.createdAt}
      again={canSendAgain(withdrawal, today) ? withdrawAgainPath(withdrawal) : null}
    >
      <OrderProgress
        status={status}
        position={t('detail.step', { step: current, total: steps.length })}
        help={<StatePanel withdrawal={withdrawal} onCancelled={setCancelled} onChanged={onChanged} />}
        title={t('detail.progress')}
        steps={steps.map((step) => ({
          label: t(`common:status.${step.status}`),
          state: step.state,
          at: step.at ?? undefined,
          note: step.reason ?? (step.from && t('detail.from', { day: formatBusinessDay(step.from, locale) })),
        }))}
      />
      <DetailList
        details={[
          ...figureDetails(figuresOf(withdrawal), true),
          { label: t('common:order.method'), value: t(`common:methods.${method}`) },
          ...(target === null ? [] : targetDetails(target)),
          {
            label: t('withdrawal:figures.hash'),
            value: hash === null ? null : <TransactionHash hash={hash} network={network} />,
            copy: hash ?? undefined,
          },
          {
            label: t('withdrawal:figures.expected'),
            value: expectedPayment(withdrawal),
          },
          {
            label: t('withdrawal:figures.sentAt'),
            value: <DateTime value={withdrawal.createdAt} zone="both" />,
          },
          copied(t('common:order.receiptNumber'), withdrawal.receiptNumber),
          copied(t('common:order.transactionNumber'), withdrawal.transactionNumber),
        ]}
      />
    </Receipt>
  );
}
