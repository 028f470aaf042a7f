import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PortalError } from '../../graphql/errors.ts';
import type { PaymentMethod } from '../../generated/schema.ts';
import { useDraft, type Draft } from '../../lib/useDraft.ts';
import type { Attempt } from '../../money-flow/attempt.ts';
import type { Confirmation } from '../../money-flow/useMoneyFlow.ts';
import { useOverview, useOverviewRefresh } from '../../overview/overview.tsx';
import {
  findWithdrawal,
  type Withdrawal,
  type WithdrawalDesk,
  type WithdrawalOrder,
  type WithdrawalValues,
} from './order.ts';
import { useNewDay } from './useNewDay.ts';
import { useRecentWithdrawals } from './useRecentWithdrawals.ts';
import {
  RecentWithdrawalsDocument,
  WithdrawalDeskDocument,
  WithdrawOnChainDocument,
  WithdrawToBankDocument,
} from './withdrawal.generated.ts';
import { WithdrawalPanelView } from './WithdrawalPanelView.tsx';

const emptyValues: WithdrawalValues = { network: '', walletAddressId: '', bankAccountId: '', amount: '' };

/** Chooses the payout method that was just added (`?added=`), as soon as it is known, once. */
function useAdded(
  method: PaymentMethod,
  draft: Draft<WithdrawalValues>,
  desk: { readonly data: WithdrawalDesk | null; readonly isLoading: boolean },
): void {
  const [params, setParams] = useSearchParams();
  const added = params.get('added');
  const choose = useEffectEvent(() => {
    if (added === null || desk.data === null) return;
    const address = desk.data.walletAddresses.find(({ id }) => id === added);
    const account = desk.data.bankAccounts.find(({ id }) => id === added);
    if (method === 'ON_CHAIN' && address !== undefined) {
      draft.set({ network: address.network, walletAddressId: address.id });
    } else if (method === 'BANK' && account !== undefined) draft.set({ bankAccountId: account.id });
    else if (desk.isLoading) return;
    const others = [...params].filter(([name]) => name !== 'added');
    setParams(new URLSearchParams(others), { replace: true });
  });
  useEffect(() => choose(), [added, desk.data, desk.isLoading]);
}

export interface WithdrawalPanelProps {
  method: PaymentMethod;
  /** An order is on its way, or no longer. */
  onSending: (isSending: boolean) => void;
}

/** One withdrawal: the form, review and result, and the latest ones beside it. */
export function WithdrawalPanel({ method, onSending }: WithdrawalPanelProps) {
  const client = useApolloClient();
  const overview = useOverview();
  const refreshOverview = useOverviewRefresh();
  const desk = useQuery(WithdrawalDeskDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  const recent = useRecentWithdrawals();
  const draft = useDraft('withdrawal', emptyValues);
  const known = desk.data ?? desk.previousData ?? null;
  useAdded(method, draft, { data: known, isLoading: desk.loading });

  // A failed refresh leaves what was there; the next one repairs it.
  const reloadDesk = () => void desk.refetch().catch(() => undefined);
  useNewDay(known?.withdrawalConfig.expectedOn ?? null, reloadDesk);

  async function mutate(
    { target, amount, fee }: WithdrawalOrder,
    confirmation: Confirmation,
  ): Promise<Withdrawal> {
    // What is sent holds a password: nothing of it is kept.
    const options = { context: { money: true }, fetchPolicy: 'no-cache' } as const;
    const movement = { amount, fee, ...confirmation };
    if (target.method === 'BANK') {
      const { data } = await client.mutate({
        ...options,
        mutation: WithdrawToBankDocument,
        variables: { input: { bankAccountId: target.id, ...movement } },
      });
      if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      return data.withdrawToBank.withdrawal;
    }
    const { data } = await client.mutate({
      ...options,
      mutation: WithdrawOnChainDocument,
      variables: { input: { network: target.network, walletAddressId: target.id, ...movement } },
    });
    if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
    return data.withdrawOnChain.withdrawal;
  }

  async function send(order: WithdrawalOrder, confirmation: Confirmation): Promise<Withdrawal> {
    onSending(true);
    try {
      return await mutate(order, confirmation);
    } finally {
      onSending(false);
    }
  }

  async function findReceipt({ order, sentAt }: Attempt<WithdrawalOrder>): Promise<Withdrawal | null> {
    const { data } = await client.query({
      query: RecentWithdrawalsDocument,
      fetchPolicy: 'network-only',
      context: { shownByScreen: true },
    });
    if (data === undefined) throw new PortalError('SERVER_BUSY');
    return findWithdrawal(
      order,
      sentAt,
      data.withdrawals.edges.map(({ node }) => node),
    );
  }

  return (
    <WithdrawalPanelView
      method={method}
      desk={known}
      deskError={desk.error}
      onLoadDesk={reloadDesk}
      assets={overview?.assets ?? null}
      withdrawals={recent}
      draft={draft}
      send={send}
      findReceipt={findReceipt}
      onDone={(made) => {
        recent.add(made);
        // The next one is often to the same place.
        draft.set({ amount: '' });
        void refreshOverview();
        recent.reload();
        reloadDesk();
      }}
      onRefused={() => {
        void refreshOverview();
        recent.reload();
        reloadDesk();
      }}
    />
  );
}
