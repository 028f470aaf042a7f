import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { unitName } from '../../money/credits.ts';
import { CancelOrder } from '../../orders/flow/CancelOrder.tsx';
import { useCancelOrder } from '../../orders/flow/useCancelOrder.ts';
import type { Withdrawal } from './order.ts';
import { useCancelWithdrawalMutation } from './withdrawal.generated.ts';
import { amountIn } from './words.ts';

const Hint = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  /** Takes the withdrawal as it is now. */
  onCancelled: (withdrawal: Withdrawal) => void;
  /** Refetches what shows the withdrawal; called whether it was cancelled or not. */
  onChanged: () => void;
}

/**
 * Cancel button of a withdrawal that is pending review. Asks for confirmation and states whether the day is used up.
 */
export function CancelWithdrawal({ withdrawal, onCancelled, onChanged }: CancelWithdrawalProps) {
  const { t } = useTranslation('withdrawalStates');
  const hidden = useAmountsHidden();
  const [cancelWithdrawal] = useCancelWithdrawalMutation({ context: { money: true } });
  const cancel = useCancelOrder<Withdrawal>({
    send: async (input) => {
      const { data } = await cancelWithdrawal({ variables: { input } });
      const cancelled = data?.cancelWithdrawal.withdrawal;
      if (cancelled != null) onCancelled(cancelled);
      return cancelled;
    },
    done: ({ amount, coin }) =>
      t('cancel.done', { amount: hidden ? `••••\u00A0${unitName(coin)}` : amountIn(amount, coin) }),
    reload: onChanged,
  });
  return (
    <>
      <Hint>{t('cancel.hint')}</Hint>
      <div>
        <CancelOrder
          onCancel={() => cancel(withdrawal)}
          words={{
            action: t('cancel.action'),
            of: t('cancel.of', { receiptNumber: withdrawal.receiptNumber }),
            running: t('cancel.running'),
            unknown: t('cancel.unknown'),
            question: t(withdrawal.endedCounts ? 'cancel.question' : 'cancel.questionFree'),
            keep: t('cancel.keep'),
          }}
        />
      </div>
    </>
  );
}
