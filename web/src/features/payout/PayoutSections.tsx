import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { panelOptions, toPanel } from '../../graphql/panelQuery.ts';
import { walletNetworks } from '../../lib/networks.ts';
import { safeReturnPath, withAdded } from './methods.ts';
import type { PayoutDialog } from './PayoutDrawer.tsx';
import { usePayoutMethodsQuery } from './payout.generated.ts';
import { PayoutSectionsView } from './PayoutSectionsView.tsx';

/** The form requested by the URL: `?add=wallet&network=TRC20&back=/withdraw`. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const add = params.get('add');
  return {
    add: add === 'wallet' || add === 'bank' ? add : null,
    network: walletNetworks.find((network) => network === params.get('network')) ?? null,
    back: safeReturnPath(params.get('back')),
    /** Opens or closes the form by URL, so that it survives a reload. */
    setAdd: (kind: 'wallet' | 'bank' | null) => {
      setParams(kind === null ? {} : { add: kind }, { replace: kind === null });
    },
  };
}

/** The member's bank accounts and wallet addresses, to which withdrawals are paid. */
export function PayoutSections() {
  const navigate = useNavigate();
  const address = useAddress();
  const [changing, setChanging] = useState<PayoutDialog | null>(null);
  const addButtons = { bank: useRef<HTMLButtonElement>(null), wallet: useRef<HTMLButtonElement>(null) };
  const query = usePayoutMethodsQuery(panelOptions);
  // On failure the old data stays until the next refetch.
  const { data: methods, error, retry: reload } = toPanel(query);

  // A deleted row takes the focused button with it, so the focus moves to the add button.
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
    // Members who were sent here return to where they came from.
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
        void query
          .refetch()
          .catch(() => undefined)
          .then(() => {
            if (kind !== undefined) setDeleted({ kind });
          });
      }}
      onReload={reload}
    />
  );
}
