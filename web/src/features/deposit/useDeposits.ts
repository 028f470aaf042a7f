import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useLookAgain } from '../../overview/useLookAgain.ts';
import type { Deposit } from './deposit.ts';
import { RecentDepositsDocument } from './deposit.generated.ts';
import { sentOf } from './words.ts';

/** How often deposits that wait for review are looked at again, in ms: a rejection changes no balance. */
export const lookAgain = 15_000;

export const isPending = ({ status }: Deposit): boolean => status === 'PENDING_REVIEW';

/** Says so when a deposit that waited is decided while this screen is open. */
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
  /** The latest, newest first; null while they load. */
  deposits: readonly Deposit[] | null;
  error: unknown;
  reload: () => void;
  /** A deposit as it is by now, where that is known. */
  latest: (deposit: Deposit) => Deposit;
}

const none: readonly Deposit[] = [];

/**
 * The member's latest deposits. They are looked at again while one waits, when the balances change, and when the
 * member comes back to the page.
 */
export function useDeposits(): RecentDepositsState {
  const { data, previousData, error, refetch } = useQuery(RecentDepositsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // A failed refresh leaves what was there; the next one repairs it.
  const reload = () => void refetch().catch(() => undefined);
  const known = data ?? previousData;
  const deposits = useMemo(() => known?.deposits.edges.map(({ node }) => node) ?? null, [known]);
  useLookAgain(reload, deposits?.some(isPending) === true ? lookAgain : null);
  useDecisions(deposits ?? none);
  return {
    deposits,
    error,
    reload,
    latest: (deposit) => deposits?.find(({ id }) => id === deposit.id) ?? deposit,
  };
}
