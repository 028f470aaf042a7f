import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import type { PaymentMethod } from '../../generated/schema.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { useOrderDrawer } from '../../orders/flow/orders.tsx';
import { movesCredits, type Confirmation } from '../../orders/flow/useMoneyFlow.ts';
import { useRestriction, type Restriction } from '../../orders/flow/useRestriction.ts';
import { useCoolingClock } from '../../time/usableAt.ts';
import { useWithdrawalResult, useWithdrawalReview } from './contents.tsx';
import { FormOfMethod } from './FormOfMethod.tsx';
import {
  listTodaysWithdrawals,
  type Withdrawal,
  type WithdrawalQueue,
  type WithdrawalDraft,
  type WithdrawalValues,
} from './order.ts';
import { withdrawalPath } from './paths.ts';
import { linkNames, prefillWithdrawal } from './prefill.ts';
import { RecentWithdrawals, useRecentWithdrawals } from './RecentWithdrawals.tsx';
import { useNewDay } from './useNewDay.ts';
import {
  useWithdrawalByKeyLazyQuery,
  useWithdrawalDeskQuery,
  useWithdrawOnChainMutation,
  useWithdrawToBankMutation,
} from './withdrawal.generated.ts';
import { useDetailTitle } from './words.ts';

const details = lazyImport(async () => {
  const { WithdrawalDetails } = await import('./WithdrawalDetails.tsx');
  return (withdrawal: Withdrawal) => <WithdrawalDetails withdrawal={withdrawal} />;
}, ['withdrawalStates']);

/** Only shown once today's withdrawal is made. */
const loadClosed = lazyImport(() => import('./Closed.tsx'), ['withdrawalStates']);

const emptyValues: WithdrawalValues = { network: '', walletAddressId: '', bankAccountId: '', amount: '' };

/** Keeps the payout method, since the next withdrawal often goes there too. */
const resetValues = { amount: '' };

function useSend() {
  const [withdrawOnChain] = useWithdrawOnChainMutation(movesCredits);
  const [withdrawToBank] = useWithdrawToBankMutation(movesCredits);
  return async (
    { target, amount, fee }: WithdrawalDraft,
    confirmation: Confirmation,
  ): Promise<Withdrawal | null | undefined> => {
    // A fee that the platform does not return was not shown.
    const movement = { amount, fee: fee ?? '0', ...confirmation };
    if (target.method === 'BANK') {
      const input = { bankAccountId: target.id, ...movement };
      return (await withdrawToBank({ variables: { input } })).data?.withdrawToBank.withdrawal;
    }
    const input = { network: target.network, walletAddressId: target.id, ...movement };
    return (await withdrawOnChain({ variables: { input } })).data?.withdrawOnChain.withdrawal;
  };
}

/** Whether a time is later than the end of a restriction; true without one. */
const endsLater = (at: string, restriction: Restriction | null): boolean =>
  restriction === null || (restriction.until !== null && Date.parse(at) > Date.parse(restriction.until));

export interface WithdrawalFlowProps {
  method: PaymentMethod;
  /** Whether an order is being sent. */
  onSending: (isSending: boolean) => void;
}

/** Withdrawals by one method: the form, or why and until when it is closed, next to the recent ones. */
export function WithdrawalFlow({ method, onSending }: WithdrawalFlowProps) {
  const { t } = useTranslation('withdrawal');
  const queueQuery = useWithdrawalDeskQuery(panelOptions);
  const queue = toPanel(queueQuery);
  const config = queue.data?.withdrawalConfig ?? null;
  const recent = useRecentWithdrawals();
  const send = useSend();
  const [findByKey] = useWithdrawalByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useWithdrawalReview(config);
  const result = useWithdrawalResult(recent.data, { onCancelled: recent.add, onChanged: recent.reload });
  const { open, drawer } = useOrderDrawer({ details, title: useDetailTitle(), orders: recent.data });
  const operations = method === 'BANK' ? (['withdrawToBank'] as const) : (['withdrawOnChain'] as const);
  const restriction = useRestriction(operations);
  const usedUntil = config?.nextAt ?? null;
  // Of two reasons the one that ends last is shown.
  const isUsed = usedUntil !== null && endsLater(usedUntil, restriction);
  const panels = useLazyImport(loadClosed, isUsed);
  const now = useCoolingClock([...(queue.data?.walletAddresses ?? []), ...(queue.data?.bankAccounts ?? [])]);
  useNewDay(config?.expectedOn ?? null, queue.reload);

  function usedToday(nextAt: string) {
    if (panels === null) return <SkeletonRows count={5} height={72} gap={16} />;
    return (
      <panels.UsedToday
        nextAt={nextAt}
        today={recent.data && listTodaysWithdrawals(recent.data, nextAt)}
        onDue={queue.reload}
        onOpen={open}
      />
    );
  }

  return (
    <>
      <MoneyFlow<WithdrawalQueue, WithdrawalValues, WithdrawalDraft, Withdrawal>
        name="withdrawal"
        operations={operations}
        pausedTitle={t('paused')}
        config={queue}
        emptyValues={emptyValues}
        resetValues={resetValues}
        prefill={{
          names: ['added', ...linkNames],
          read: (params) =>
            queue.data === null
              ? null
              : // A payout method that was just added may not have been read yet.
                (prefillWithdrawal(params, method, queue.data) ?? (queueQuery.loading ? null : {})),
        }}
        form={(loaded, parts) => <FormOfMethod method={method} queue={loaded} now={now} {...parts} />}
        closed={isUsed ? usedToday(usedUntil) : null}
        onSending={onSending}
        send={send}
        find={async (options) => (await findByKey(options)).data?.withdrawals.edges}
        onDone={(made) => {
          if (made !== null) recent.add(made);
          recent.reload();
          queue.reload();
        }}
        onRefused={recent.reload}
        review={review}
        result={result}
        historyPath={withdrawalPath({ tab: 'records' })}
        aside={<RecentWithdrawals orders={recent} onOpen={open} />}
      />
      {drawer}
    </>
  );
}
