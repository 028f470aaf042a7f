import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { BankIcon, WalletIcon } from '../../design/icons/screens.tsx';
import { useCoolingClock } from '../../time/usableAt.ts';
import { MethodList } from './MethodList.tsx';
import { BankAccountRow, WalletAddressRow } from './methodRows.tsx';
import { usePayoutMethodsQuery } from './payout.generated.ts';
import { PayoutDrawer, type Changed, type MethodKind } from './PayoutDrawer.tsx';
import { usePayoutForm } from './usePayoutForm.ts';

const nothing = () => undefined;

/** Skeleton of the sections. */
export function PayoutSkeleton() {
  const loading = {
    methods: null,
    error: null,
    onRetry: nothing,
    onAdd: nothing,
    addRef: null,
    row: () => null,
  } as const;
  return (
    <>
      <MethodList kind="banks" icon={BankIcon} {...loading} />
      <MethodList kind="wallets" icon={WalletIcon} {...loading} />
    </>
  );
}

/** The add buttons, which take the focus when a deleted row has taken the focused button with it. */
function useAddButtons() {
  const bank = useRef<HTMLButtonElement>(null);
  const wallet = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<{ readonly kind: MethodKind } | null>(null);
  const focusAdd = useEffectEvent((kind: MethodKind) => (kind === 'bank' ? bank : wallet).current?.focus());
  useEffect(() => {
    if (deleted !== null) focusAdd(deleted.kind);
  }, [deleted]);
  return { bank, wallet, focusAfterDelete: (kind: MethodKind) => setDeleted({ kind }) };
}

/** The member's bank accounts and wallet addresses, to which withdrawals are paid. */
export function PayoutSections() {
  const form = usePayoutForm();
  const { bank: addBank, wallet: addWallet, focusAfterDelete } = useAddButtons();
  const query = usePayoutMethodsQuery(panelOptions);
  // On failure the old data stays until the next refetch.
  const { data: methods, error, reload } = toPanel(query);
  const now = useCoolingClock([...(methods?.bankAccounts ?? []), ...(methods?.walletAddresses ?? [])]);

  function onChanged({ added, deleted }: Changed): void {
    form.close(added ?? null);
    void query
      .refetch()
      .catch(() => undefined)
      .then(() => {
        if (deleted !== undefined) focusAfterDelete(deleted);
      });
  }
  return (
    <>
      <MethodList
        kind="banks"
        icon={BankIcon}
        methods={methods?.bankAccounts ?? null}
        error={error}
        onRetry={reload}
        onAdd={() => form.add('bank')}
        addRef={addBank}
        row={(account) => <BankAccountRow key={account.id} method={account} now={now} onOpen={form.change} />}
      />
      <MethodList
        kind="wallets"
        icon={WalletIcon}
        methods={methods?.walletAddresses ?? null}
        error={error}
        onRetry={reload}
        onAdd={() => form.add('wallet')}
        addRef={addWallet}
        row={(wallet) => <WalletAddressRow key={wallet.id} method={wallet} now={now} onOpen={form.change} />}
      />
      <PayoutDrawer
        dialog={form.dialog}
        methods={methods}
        hasAddress={form.hasAddress}
        onClose={() => form.close(null)}
        onChanged={onChanged}
        onRefused={reload}
      />
    </>
  );
}
