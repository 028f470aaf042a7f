import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { CreditType, PaymentMethod } from '../../generated/schema.ts';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { isZero } from '../../lib/decimal.ts';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useWaitingNow } from '../../lib/usableAt.ts';
import { useTopUp } from '../../lib/quickActions.ts';
import { MoneyFlow, type FormParts } from '../../money-flow/MoneyFlow.tsx';
import { useOrderDrawer } from '../../money-flow/orders.tsx';
import { movesCredits, type Confirmation } from '../../money-flow/useMoneyFlow.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useResult, useReview } from './contents.tsx';
import {
  bankRule,
  chainChoiceOf,
  closureOf,
  todaysOf,
  type Closure,
  type Withdrawal,
  type WithdrawalDesk,
  type WithdrawalDraft,
  type WithdrawalValues,
} from './order.ts';
import { linkNames, prefilled } from './prefill.ts';
import { withdrawalPath } from './paths.ts';
import { RecentWithdrawals, useRecentWithdrawals } from './RecentWithdrawals.tsx';
import { useNewDay } from './useNewDay.ts';
import {
  useWithdrawalByKeyLazyQuery,
  useWithdrawalDeskQuery,
  useWithdrawOnChainMutation,
  useWithdrawToBankMutation,
} from './withdrawal.generated.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { useDetailTitle } from './words.ts';

const details = lazyImport(async () => {
  const { WithdrawalDetails } = await import('./WithdrawalDetails.tsx');
  return (withdrawal: Withdrawal) => <WithdrawalDetails withdrawal={withdrawal} />;
}, ['withdrawalStates']);

/** Only shown while no withdrawal can be made. */
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
  ): Promise<Withdrawal | undefined> => {
    const movement = { amount, fee, ...confirmation };
    if (target.method === 'BANK') {
      const input = { bankAccountId: target.id, ...movement };
      return (await withdrawToBank({ variables: { input } })).data?.withdrawToBank.withdrawal;
    }
    const input = { network: target.network, walletAddressId: target.id, ...movement };
    return (await withdrawOnChain({ variables: { input } })).data?.withdrawOnChain.withdrawal;
  };
}

/** Explains how to get credits that can be withdrawn. */
function NoCredits({ coin }: { coin: CreditType }) {
  const { t } = useTranslation(['withdrawal', 'shell']);
  const { sentences } = usePunctuation();
  const topUp = useTopUp(coin);
  if (topUp === null) return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
  return (
    <EmptyState
      title={t('none.title')}
      hint={topUp.hint === undefined ? t('none.hint') : sentences(t('none.hint'), t(`shell:${topUp.hint}`))}
      action={
        <Button component={Link} to={topUp.path}>
          {t(`shell:${topUp.label}`)}
        </Button>
      }
    />
  );
}

export interface WithdrawalFlowProps {
  method: PaymentMethod;
  /** Whether an order is being sent. */
  onSending: (isSending: boolean) => void;
}

/** Withdrawals by one method: the form, or why and until when it is closed, beside the recent ones. */
export function WithdrawalFlow({ method, onSending }: WithdrawalFlowProps) {
  const { t } = useTranslation('withdrawal');
  const assets = useOverview()?.assets ?? null;
  const deskQuery = useWithdrawalDeskQuery(panelOptions);
  const desk = toPanel(deskQuery);
  const config = desk.data?.withdrawalConfig ?? null;
  const recent = useRecentWithdrawals();
  const send = useSend();
  const [findByKey] = useWithdrawalByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview(config);
  const result = useResult(recent.data, { onCancelled: recent.add, onChanged: recent.retry });
  const { open, drawer } = useOrderDrawer({ details, title: useDetailTitle(), orders: recent.data });
  const closure = config && closureOf(config);
  const panels = useLazyImport(loadClosed, closure !== null);
  const now = useWaitingNow([...(desk.data?.walletAddresses ?? []), ...(desk.data?.bankAccounts ?? [])]);
  useNewDay(config?.expectedOn ?? null, desk.retry);

  function form(
    { withdrawalConfig, walletAddresses, bankAccounts }: WithdrawalDesk,
    parts: FormParts<WithdrawalValues, WithdrawalDraft>,
  ) {
    const rule = method === 'BANK' ? bankRule(withdrawalConfig) : null;
    const choice =
      method === 'BANK' ? null : chainChoiceOf(withdrawalConfig, walletAddresses, parts.values, now);
    if (rule === null && choice === null) {
      return <EmptyState title={t('none.closed')} hint={t('none.closedHint')} />;
    }
    const available = assets?.find(({ coin }) => coin === withdrawalConfig.coin)?.available;
    if (available !== undefined && isZero(available)) return <NoCredits coin={withdrawalConfig.coin} />;
    const common = { config: withdrawalConfig, available, now, ...parts };
    if (choice !== null) return <WithdrawalForm {...common} method="ON_CHAIN" choice={choice} />;
    return rule && <WithdrawalForm {...common} method="BANK" rule={rule} accounts={bankAccounts} />;
  }

  function closed({ why, until }: Closure) {
    if (panels === null) return <SkeletonRows count={5} height={72} gap={16} />;
    if (why === 'payoutsClosed') return <panels.PayoutsClosed until={until} onDue={desk.retry} />;
    return (
      <panels.UsedToday
        nextAt={until}
        today={recent.data && todaysOf(recent.data, until)}
        onDue={desk.retry}
        onOpen={open}
      />
    );
  }

  return (
    <>
      <MoneyFlow<WithdrawalDesk, WithdrawalValues, WithdrawalDraft, Withdrawal>
        name="withdrawal"
        config={desk}
        emptyValues={emptyValues}
        resetValues={resetValues}
        prefill={{
          names: ['added', ...linkNames],
          read: (params) =>
            desk.data === null
              ? null
              : // A payout method that was just added may not have been read yet.
                (prefilled(params, method, desk.data) ?? (deskQuery.loading ? null : {})),
        }}
        form={form}
        closed={closure && closed(closure)}
        onSending={onSending}
        send={send}
        find={async (options) => (await findByKey(options)).data?.withdrawals.edges}
        onDone={(made) => {
          recent.add(made);
          recent.retry();
          desk.retry();
        }}
        onRefused={recent.retry}
        review={review}
        result={result}
        historyPath={withdrawalPath({ tab: 'records' })}
        aside={<RecentWithdrawals orders={recent} onOpen={open} />}
      />
      {drawer}
    </>
  );
}
