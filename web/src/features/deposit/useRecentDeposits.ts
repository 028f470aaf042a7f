import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useRefetchWhenStale } from '../../overview/useRefetchWhenStale.ts';
import type { Deposit } from './order.ts';
import { useRecentDepositsQuery } from './deposit.generated.ts';
import { sentOf } from './words.ts';

/** Poll interval for pending deposits, in ms: a rejection changes no balance. */
export const refetchInterval = 15_000;

export const isPending = ({ status }: Deposit): boolean => status === 'PENDING_REVIEW';

/** Toasts when a pending deposit is decided while the screen is open. */
export function useDecisions(deposits: readonly Deposit[]): void {
  const { t } = useTranslation('deposit');
  const waiting = useRef(new Set<string>());
  const tell = useEffectEvent((deposit: Deposit) => {
    const words = { amount: sentOf(deposit) };
    if (deposit.status === 'APPROVED') toast.success(t('decided.approved', words), { id: deposit.id });
    else toast.info(t('decided.rejected', words), { id: deposit.id });
  });
  useEffect(() => {
    for (const deposit of deposits) {
      if (isPending(deposit)) waiting.current.add(deposit.id);
      else if (waiting.current.delete(deposit.id)) tell(deposit);
    }
  }, [deposits]);
}

export interface RecentDepositsState {
  /** Newest first; null while loading. */
  deposits: readonly Deposit[] | null;
  error: unknown;
  reload: () => void;
  /** The given deposit in its newest known version. */
  latest: (deposit: Deposit) => Deposit;
}

const none: readonly Deposit[] = [];

/** The member's latest deposits, refetched while one is pending, when balances change and when the page regains focus. */
export function useRecentDeposits(): RecentDepositsState {
  const { data, previousData, error, refetch } = useRecentDepositsQuery({
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // On failure the old data stays until the next refetch.
  const reload = () => void refetch().catch(() => undefined);
  const known = data ?? previousData;
  const deposits = useMemo(() => known?.deposits.edges.map(({ node }) => node) ?? null, [known]);
  useRefetchWhenStale(reload, deposits?.some(isPending) === true ? refetchInterval : null);
  useDecisions(deposits ?? none);
  return {
    deposits,
    error,
    reload,
    latest: (deposit) => deposits?.find(({ id }) => id === deposit.id) ?? deposit,
  };
}
