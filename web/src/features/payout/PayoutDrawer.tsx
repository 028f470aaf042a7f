import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { AddressText } from '../../components/AddressText.tsx';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import type { WalletNetwork } from '../../generated/schema.ts';
import { AddBankAccount, AddWalletAddress, EditBankAccount, EditWalletAddress } from './ChangeForms.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { accountEnd, type BankAccount, type WalletAddress } from './methods.ts';
import {
  useDeleteBankAccountMutation,
  useDeleteWalletAddressMutation,
  type PayoutMethodsQuery,
} from './payout.generated.ts';

/** The open form and its subject. */
export type PayoutDialog =
  | { readonly act: 'add'; readonly kind: 'bank' | 'wallet'; readonly network: WalletNetwork | null }
  | { readonly act: 'edit' | 'delete'; readonly kind: 'bank'; readonly method: BankAccount }
  | { readonly act: 'edit' | 'delete'; readonly kind: 'wallet'; readonly method: WalletAddress };

/** Result of a form. */
export interface Changed {
  /** ID of the added method. */
  readonly added?: string;
  /** Kind of the deleted method. */
  readonly deleted?: 'bank' | 'wallet';
}

export interface PayoutDrawerProps {
  dialog: PayoutDialog | null;
  methods: PayoutMethodsQuery | null;
  onClose: () => void;
  onChanged: (changed: Changed) => void;
  onReload: () => void;
}

const none = { bankAccounts: [], walletAddresses: [] } as const;

/** The open form in a drawer; a bottom sheet on a phone. */
export function PayoutDrawer({ dialog, methods, onClose, onChanged, onReload }: PayoutDrawerProps) {
  const { t } = useTranslation('payout');
  const [deleteBankAccount] = useDeleteBankAccountMutation();
  const [deleteWalletAddress] = useDeleteWalletAddressMutation();
  // Kept while the drawer closes.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  const { bankAccounts, walletAddresses } = methods ?? none;

  /** Refetches the lists when a change is refused, since they may be stale. */
  const checking = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      onReload();
      throw error;
    }
  };
  const saved = (added?: string) => {
    toast.success(t('form.savedToast'));
    onChanged(added === undefined ? {} : { added });
  };

  function content(shown: PayoutDialog) {
    const common = { onCancel: onClose, onSaved: saved, checking };
    if (shown.act === 'delete') {
      const remove = (transactionPassword: string) =>
        checking(async () => {
          const input = { id: shown.method.id, transactionPassword };
          await (shown.kind === 'bank'
            ? deleteBankAccount({ variables: { input } })
            : deleteWalletAddress({ variables: { input } }));
          toast.success(t('form.deletedToast'));
          onChanged({ deleted: shown.kind });
        });
      return (
        <DeleteForm
          key={shown.method.id}
          label={title(shown)}
          remove={remove}
          onCancel={onClose}
          details={
            shown.kind === 'bank'
              ? [
                  { label: t('bank.bankName.label'), value: shown.method.bankName },
                  { label: t('bank.accountName.label'), value: shown.method.accountName },
                  {
                    label: t('banks.number'),
                    value: `•••• ${accountEnd(shown.method.accountNumber)}`,
                  },
                ]
              : [
                  { label: t('wallet.label.label'), value: shown.method.label },
                  {
                    label: t('wallet.network.label'),
                    value: <NetworkBadge network={shown.method.network} withChain />,
                  },
                  { label: t('wallet.address.label'), value: <AddressText address={shown.method.address} /> },
                ]
          }
        />
      );
    }
    if (shown.kind === 'bank') {
      return shown.act === 'add' ? (
        <AddBankAccount saved={bankAccounts} {...common} />
      ) : (
        <EditBankAccount key={shown.method.id} saved={bankAccounts} editing={shown.method} {...common} />
      );
    }
    return shown.act === 'add' ? (
      <AddWalletAddress saved={walletAddresses} network={shown.network} {...common} />
    ) : (
      <EditWalletAddress key={shown.method.id} saved={walletAddresses} editing={shown.method} {...common} />
    );
  }

  const title = ({ act, kind }: PayoutDialog) => {
    const of = kind === 'bank' ? 'banks' : 'wallets';
    return t(`${of}.${({ add: 'add', edit: 'editTitle', delete: 'deleteTitle' } as const)[act]}`);
  };

  return (
    <DetailDrawer open={dialog !== null} title={last === null ? '' : title(last)} onClose={onClose}>
      {last !== null && content(last)}
    </DetailDrawer>
  );
}
