import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { formatBusinessDay } from '../../time/time.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { toWithdrawalFacts, useWithdrawalFields, useWithdrawalReceipt } from './fields.tsx';
import type { Withdrawal } from './order.ts';
import { withdrawAgainPath } from './paths.ts';
import { StatePanel } from './StatePanel.tsx';
import { canSendAgain, getProgress } from './states.ts';

const nothing = () => undefined;

export interface WithdrawalDetailsProps {
  withdrawal: Withdrawal;
  /** Refetches it when it was cancelled or that was refused; not needed where it is followed anyway. */
  onChanged?: () => void;
}

/** All details of a withdrawal; while it is pending review it can be cancelled here. */
export function WithdrawalDetails({ withdrawal: known, onChanged = nothing }: WithdrawalDetailsProps) {
  const { t } = useTranslation(['withdrawalStates', 'common']);
  // A list of those that are pending review no longer has it.
  const [cancelled, setCancelled] = useState<Withdrawal | null>(null);
  const withdrawal = cancelled?.id === known.id ? cancelled : known;
  const fields = useWithdrawalFields();
  const toReceipt = useWithdrawalReceipt();
  const locale = useLocale();
  const today = useBusinessDay();
  const { status } = withdrawal;
  const { steps, current } = getProgress(withdrawal);
  return (
    <Receipt
      {...toReceipt(withdrawal)}
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
      <DetailList details={toDetails(fields, toWithdrawalFacts(withdrawal), 'details')} />
    </Receipt>
  );
}
