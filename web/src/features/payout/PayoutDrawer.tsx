import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import type { WalletNetwork } from '../../generated/schema.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { accountEnd, type BankAccount, type WalletAddress } from './methods.ts';
import {
  useDeleteBankAccountMutation,
  useDeleteWalletAddressMutation,
  type PayoutMethodsQuery,
} from './payout.generated.ts';
import { WalletAddressForm } from './WalletAddressForm.tsx';
import { shownInPlace, toastSuccess } from '../../graphql/report.ts';

export type MethodKind = 'bank' | 'wallet';

/** The open form and its subject. */
export type PayoutDialog =
  | { readonly act: 'add'; readonly kind: MethodKind; readonly network: WalletNetwork | null }
  | { readonly act: 'edit' | 'delete'; readonly kind: 'bank'; readonly method: BankAccount }
  | { readonly act: 'edit' | 'delete'; readonly kind: 'wallet'; readonly method: WalletAddress };

/** Result of a form. */
export interface Changed {
  /** ID of the added method. */
  readonly added?: string;
  /** Kind of the deleted method. */
  readonly deleted?: MethodKind;
}

export interface PayoutDrawerProps {
  dialog: PayoutDialog | null;
  methods: PayoutMethodsQuery | null;
  /** The address says what is open. */
  hasAddress: boolean;
  onClose: () => void;
  onChanged: (changed: Changed) => void;
  /** A change was refused, so the lists may be stale. */
  onRefused: () => void;
}

/** The open form in a drawer; a bottom sheet on a phone. */
export function PayoutDrawer({
  dialog,
  methods,
  hasAddress,
  onClose,
  onChanged,
  onRefused,
}: PayoutDrawerProps) {
  const { t } = useTranslation('payout');
  const [deleteBankAccount] = useDeleteBankAccountMutation(shownInPlace);
  const [deleteWalletAddress] = useDeleteWalletAddressMutation(shownInPlace);
  // Kept while the drawer closes.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);

  const title = ({ act, kind }: PayoutDialog) => {
    const of = kind === 'bank' ? 'banks' : 'wallets';
    return t(`${of}.${({ add: 'add', edit: 'editTitle', delete: 'deleteTitle' } as const)[act]}`);
  };

  function detailsOf(shown: Exclude<PayoutDialog, { act: 'add' }>) {
    if (shown.kind === 'bank') {
      const { bankName, accountName, accountNumber } = shown.method;
      return [
        { label: t('bank.bankName.label'), value: bankName },
        { label: t('bank.accountName.label'), value: accountName },
        { label: t('banks.number'), value: `•••• ${accountEnd(accountNumber)}` },
      ];
    }
    const { label, network, address } = shown.method;
    return [
      { label: t('wallet.label.label'), value: label },
      { label: t('wallet.network.label'), value: <NetworkBadge network={network} withChain /> },
      { label: t('wallet.address.label'), value: <AddressText address={address} /> },
    ];
  }

  function content(shown: PayoutDialog) {
    if (shown.act === 'delete') {
      return (
        <DeleteForm
          key={shown.method.id}
          label={title(shown)}
          details={detailsOf(shown)}
          remove={async (transactionPassword) => {
            const variables = { input: { id: shown.method.id, transactionPassword } };
            await (shown.kind === 'bank' ? deleteBankAccount : deleteWalletAddress)({ variables });
            toastSuccess(t('form.deletedToast'));
            onChanged({ deleted: shown.kind });
          }}
          onRefused={onRefused}
          onCancel={onClose}
        />
      );
    }
    const common = {
      onCancel: onClose,
      onRefused,
      onSaved: (added?: string) => {
        toastSuccess(t('form.savedToast'));
        onChanged(added === undefined ? {} : { added });
      },
    };
    const key = shown.act === 'edit' ? shown.method.id : 'new';
    if (shown.kind === 'bank') {
      return (
        <BankAccountForm
          key={key}
          editing={shown.act === 'edit' ? shown.method : null}
          saved={methods?.bankAccounts ?? []}
          {...common}
        />
      );
    }
    return (
      <WalletAddressForm
        key={key}
        editing={shown.act === 'edit' ? shown.method : null}
        saved={methods?.walletAddresses ?? []}
        network={shown.act === 'add' ? shown.network : null}
        {...common}
      />
    );
  }

  return (
    <DetailDrawer
      open={dialog !== null}
      title={last === null ? '' : title(last)}
      hasAddress={hasAddress}
      onClose={onClose}
    >
      {last !== null && content(last)}
    </DetailDrawer>
  );
}
