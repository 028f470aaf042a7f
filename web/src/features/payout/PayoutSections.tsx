import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { walletNetworks } from '../../lib/networks.ts';
import { wayBack, withAdded } from './methods.ts';
import type { PayoutDialog } from './PayoutDrawer.tsx';
import { PayoutMethodsDocument } from './payout.generated.ts';
import { PayoutSectionsView } from './PayoutSectionsView.tsx';

/** What the address asks to add: `?add=wallet&network=TRC20&back=/withdraw`. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const add = params.get('add');
  return {
    add: add === 'wallet' || add === 'bank' ? add : null,
    network: walletNetworks.find((network) => network === params.get('network')) ?? null,
    back: wayBack(params.get('back')),
    /** Opens the form in the address, so that a reload finds it again; null closes it. */
    setAdd: (kind: 'wallet' | 'bank' | null) => {
      setParams(kind === null ? {} : { add: kind }, { replace: kind === null });
    },
  };
}

/** Bank accounts and wallet addresses of the member: what withdrawals can go to. */
export function PayoutSections() {
  const navigate = useNavigate();
  const address = useAddress();
  const [changing, setChanging] = useState<PayoutDialog | null>(null);
  const addButtons = { bank: useRef<HTMLButtonElement>(null), wallet: useRef<HTMLButtonElement>(null) };
  const { data, previousData, error, refetch } = useQuery(PayoutMethodsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { shownByScreen: true },
  });
  // A failed refresh leaves what was there; the next one repairs it.
  const reload = () => void refetch().catch(() => undefined);
  const methods = data ?? previousData ?? null;

  // The button that opened a form goes with its row: the focus goes on to the one that adds.
  const [deleted, setDeleted] = useState<{ readonly kind: 'bank' | 'wallet' } | null>(null);
  const focusAdd = useEffectEvent((kind: 'bank' | 'wallet') => addButtons[kind].current?.focus());
  useEffect(() => {
    if (deleted !== null) focusAdd(deleted.kind);
  }, [deleted]);

  const dialog: PayoutDialog | null =
    address.add === null
      ? changing
      : address.add === 'wallet'
        ? { act: 'add', kind: 'wallet', network: address.network }
        : { act: 'add', kind: 'bank', network: null };

  function close(added: string | null): void {
    setChanging(null);
    if (address.add === null) return;
    // Whoever was sent here for one thing goes back to where they came from.
    if (address.back === null) address.setAdd(null);
    else {
      const back = added === null ? address.back : withAdded(address.back, added);
      void navigate(back, { replace: true });
    }
  }

  return (
    <PayoutSectionsView
      methods={methods}
      error={error}
      onRetry={reload}
      addButtons={addButtons}
      dialog={dialog}
      onAdd={(kind) => address.setAdd(kind)}
      onOpen={setChanging}
      onClose={() => close(null)}
      onChanged={({ added = null, deleted: kind }) => {
        close(added);
        void refetch()
          .catch(() => undefined)
          .then(() => {
            if (kind !== undefined) setDeleted({ kind });
          });
      }}
      onReload={reload}
    />
  );
}
