import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { PaymentMethod } from '../../generated/schema.ts';
import { isZero } from '../../lib/decimal.ts';
import type { Draft } from '../../lib/useDraft.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import type { MoneyFlowOptions } from '../../money-flow/useMoneyFlow.ts';
import type { Asset } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { useResult, useReview } from './contents.tsx';
import { NoCredits } from './NoCredits.tsx';
import {
  bankRule,
  chainChoiceOf,
  todaysOf,
  type Withdrawal,
  type WithdrawalDesk,
  type WithdrawalOrder,
  type WithdrawalValues,
} from './order.ts';
import { RecentWithdrawals } from './RecentWithdrawals.tsx';
import type { RecentWithdrawals as Recent } from './useRecentWithdrawals.ts';
import { withStates } from './statesParts.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

// What only some of the days show, or a press, is no part of the form's first load.
const fetchUsedToday = withStates(() => import('./UsedToday.tsx').then((module) => module.UsedToday));
const fetchDrawer = withStates(() =>
  import('./WithdrawalDrawer.tsx').then((module) => module.WithdrawalDrawer),
);

export interface WithdrawalPanelViewProps extends Pick<
  MoneyFlowOptions<WithdrawalOrder, Withdrawal>,
  'send' | 'onDone' | 'onRefused' | 'findReceipt'
> {
  method: PaymentMethod;
  /** Null while it loads, or when it could not be had. */
  desk: WithdrawalDesk | null;
  deskError: unknown;
  onLoadDesk: () => void;
  assets: readonly Asset[] | null;
  withdrawals: Recent;
  draft: Draft<WithdrawalValues>;
}

/** Withdrawals one way: the flow or the countdown to the next, and beside it what was withdrawn lately. */
export function WithdrawalPanelView({
  method,
  desk,
  deskError,
  onLoadDesk,
  assets,
  withdrawals,
  draft,
  ...flow
}: WithdrawalPanelViewProps) {
  const { t } = useTranslation('withdrawal');
  const { recent, latest } = withdrawals;
  const config = desk?.withdrawalConfig ?? null;
  const review = useReview(config);
  const result = useResult(latest);
  const [opened, setOpened] = useState<Withdrawal | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { part: Drawer } = useLoadedWhen(isOpen, fetchDrawer);
  const open = (withdrawal: Withdrawal) => {
    setOpened(withdrawal);
    setOpen(true);
  };

  function form(onReview: (order: WithdrawalOrder) => void): ReactNode {
    if (desk === null) {
      return deskError === undefined || deskError === null ? (
        <SkeletonRows count={5} height={72} gap={16} />
      ) : (
        <ErrorPanel error={deskError} onRetry={onLoadDesk} />
      );
    }
    const { withdrawalConfig, walletAddresses, bankAccounts } = desk;
    const available = assets?.find(({ coin }) => coin === withdrawalConfig.coin)?.available;
    const common = { config: withdrawalConfig, available, recent, draft, onReview };
    const closed = <EmptyState title={t('none.closed')} hint={t('none.closedHint')} />;
    if (method === 'BANK') {
      const rule = bankRule(withdrawalConfig);
      if (rule === null) return closed;
      if (available !== undefined && isZero(available)) return <NoCredits />;
      return <WithdrawalForm {...common} method="BANK" rule={rule} accounts={bankAccounts} />;
    }
    const choice = chainChoiceOf(withdrawalConfig, walletAddresses, draft.values);
    if (choice === null) return closed;
    if (available !== undefined && isZero(available)) return <NoCredits />;
    return <WithdrawalForm {...common} method="ON_CHAIN" choice={choice} />;
  }

  const nextAt = config?.nextAt ?? null;
  const { part: UsedToday } = useLoadedWhen(nextAt !== null, fetchUsedToday);
  const usedUp = (until: string) =>
    UsedToday === null ? (
      <SkeletonRows count={5} height={72} gap={16} />
    ) : (
      <UsedToday
        nextAt={until}
        today={recent === null ? null : todaysOf(recent, until)}
        onDue={onLoadDesk}
        onOpen={open}
      />
    );
  return (
    <>
      <MoneyFlow<WithdrawalOrder, Withdrawal>
        name="withdrawal"
        {...flow}
        edit={form}
        closed={nextAt === null ? null : usedUp(nextAt)}
        review={review}
        result={result}
        historyPath={paths.withdraw({ tab: 'records' })}
        aside={
          <RecentWithdrawals
            withdrawals={recent}
            error={withdrawals.error}
            onRetry={withdrawals.reload}
            onOpen={open}
          />
        }
      />
      {opened !== null && Drawer !== null && (
        <Drawer withdrawal={latest(opened)} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
