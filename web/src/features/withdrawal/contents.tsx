import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { toDetails } from '../../orders/fields/field.ts';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import type { CancelWithdrawalProps } from './CancelWithdrawal.tsx';
import {
  toDraftFacts,
  toWithdrawalFacts,
  useWithdrawalFields,
  useWithdrawalReceipt,
  withdrawalCoin,
} from './fields.tsx';
import { getWithdrawalChange, type Config, type Withdrawal, type WithdrawalDraft } from './order.ts';
import { withdrawAgainPath, withdrawalPath } from './paths.ts';
import { canSendAgain, isReturned, isOver } from './states.ts';
import { amountIn } from './words.ts';

/** Code and texts about withdrawal states. */
const loadStates = lazyImport(() => import('./StateNotes.tsx'), ['withdrawalStates']);

const loadPanel = lazyImport(() => import('./StatePanel.tsx'), ['withdrawalStates']);

interface ChangesProps {
  draft: WithdrawalDraft;
  config: Config | null;
  onRenew: (draft: WithdrawalDraft) => void;
}

/** What has changed since the review opened; nothing while its figures still hold. Loads its code on demand. */
function Changes({ draft, config, onRenew }: ChangesProps) {
  const change = config === null ? null : getWithdrawalChange(draft, config);
  const hasChanged = change !== null && change.kind !== 'none';
  const states = useLazyImport(loadStates, hasChanged);
  if (!hasChanged || states === null) return null;
  return <states.Changes draft={draft} change={change} onRenew={onRenew} />;
}

/** Loads `StatePanel` on demand. */
function State(props: CancelWithdrawalProps) {
  const panel = useLazyImport(loadPanel, true);
  return panel === null ? <Skeleton height={64} /> : <panel.StatePanel {...props} />;
}

/** Review of a withdrawal: the figures as they were when it opened, and what has changed since. */
export function useWithdrawalReview(
  config: Config | null,
): (draft: WithdrawalDraft, renew: (draft: WithdrawalDraft) => void) => ReviewContent {
  const { t } = useTranslation('withdrawal');
  const fields = useWithdrawalFields();
  return (draft, renew) => ({
    details: toDetails(fields, toDraftFacts(draft), 'review'),
    notice: <Changes draft={draft} config={config} onRenew={renew} />,
    consequence: t(draft.target.method === 'BANK' ? 'review.bank' : 'review.chain'),
    confirm: t('review.confirm', { amount: amountIn(draft.amount, withdrawalCoin) }),
  });
}

const nothing = () => undefined;

/** Result of a withdrawal; updates while it is shown, and while it is pending review it can be cancelled there. */
export function useWithdrawalResult(
  recent: readonly Withdrawal[] | null,
  {
    onCancelled = nothing,
    onChanged = nothing,
  }: Partial<Pick<CancelWithdrawalProps, 'onCancelled' | 'onChanged'>> = {},
): (receipt: Withdrawal) => ResultContent {
  const { t } = useTranslation(['withdrawal', 'common']);
  const fields = useWithdrawalFields();
  const toReceipt = useWithdrawalReceipt();
  const today = useBusinessDay();
  return (receipt) => {
    const withdrawal = mergeNewest(recent, receipt);
    const { status } = withdrawal;
    const hasEnded = isReturned(status);
    return {
      title: t(`result.${isOver(status) ? status : 'sentIn'}`, {
        amount: amountIn(withdrawal.amount, withdrawal.coin),
      }),
      outcome: hasEnded ? 'ended' : status === 'SUCCESS' ? 'done' : 'waiting',
      body: <State withdrawal={withdrawal} onCancelled={onCancelled} onChanged={onChanged} />,
      receipt: toReceipt(withdrawal),
      details: toDetails(fields, toWithdrawalFacts(withdrawal), 'result'),
      ...(canSendAgain(withdrawal, today)
        ? { again: t('common:actions.sendAgain'), againTo: withdrawAgainPath(withdrawal) }
        : { again: t('result.again') }),
      next: { label: t('result.history'), to: withdrawalPath({ tab: 'records' }) },
    };
  };
}
