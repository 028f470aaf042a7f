import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { DetailDrawer } from '../../design/ui/DetailDrawer.tsx';
import type { Detail } from '../../design/ui/DetailList.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import type { WalletNetwork } from '../../generated/schema.ts';
import { UnlessRestricted } from '../../orders/flow/UnlessRestricted.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { accountEnd, type BankAccount, type WalletAddress } from './methods.ts';
import {
  useDeleteBankAccountMutation,
  useDeleteWalletAddressMutation,
  type PayoutMethodsQuery,
} from './payout.generated.ts';
import { WalletAddressForm } from './WalletAddressForm.tsx';

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

/** What each form sends. */
const operations = {
  bank: { add: 'addBankAccount', edit: 'updateBankAccount' },
  wallet: { add: 'addWalletAddress', edit: 'updateWalletAddress' },
} as const;

export interface PayoutDrawerProps {
  dialog: PayoutDialog | null;
  methods: PayoutMethodsQuery | null;
  /** Whether the drawer is open by its address. */
  hasAddress: boolean;
  onClose: () => void;
  onChanged: (changed: Changed) => void;
  /** A change was refused, so the lists may be stale. */
  onRefused: () => void;
}

/** Title of a form. */
function useDialogTitle(): (dialog: PayoutDialog) => string {
  const { t } = useTranslation('payout');
  return ({ act, kind }) => {
    const of = kind === 'bank' ? 'banks' : 'wallets';
    return t(`${of}.${({ add: 'add', edit: 'editTitle', delete: 'deleteTitle' } as const)[act]}`);
  };
}

/** What identifies a method in the form that deletes it. */
function useMethodDetails(): (dialog: Exclude<PayoutDialog, { act: 'add' }>) => readonly Detail[] {
  const { t } = useTranslation('payout');
  return ({ kind, method }) => {
    if (kind === 'bank') {
      return [
        { label: t('bank.bankName.label'), value: method.bankName },
        { label: t('bank.accountName.label'), value: method.accountName },
        { label: t('banks.number'), value: `•••• ${accountEnd(method.accountNumber)}` },
      ];
    }
    return [
      { label: t('wallet.label.label'), value: method.label },
      { label: t('wallet.network.label'), value: <NetworkBadge network={method.network} withChain /> },
      { label: t('wallet.address.label'), value: <AddressText address={method.address} /> },
    ];
  };
}

type DialogProps<Dialog> = Omit<PayoutDrawerProps, 'dialog' | 'hasAddress'> & { dialog: Dialog };

/** The form that adds or edits a method. */
function ChangeMethod({
  dialog,
  methods,
  onClose,
  onChanged,
  onRefused,
}: DialogProps<Exclude<PayoutDialog, { act: 'delete' }>>) {
  const { t } = useTranslation('payout');
  const common = {
    onCancel: onClose,
    onRefused,
    onSaved: (added?: string) => {
      toastSuccess(t('form.savedToast'));
      onChanged(added === undefined ? {} : { added });
    },
  };
  const key = dialog.act === 'edit' ? dialog.method.id : 'new';
  if (dialog.kind === 'bank') {
    return (
      <BankAccountForm
        key={key}
        editing={dialog.act === 'edit' ? dialog.method : null}
        saved={methods?.bankAccounts ?? []}
        {...common}
      />
    );
  }
  return (
    <WalletAddressForm
      key={key}
      editing={dialog.act === 'edit' ? dialog.method : null}
      saved={methods?.walletAddresses ?? []}
      network={dialog.act === 'add' ? dialog.network : null}
      {...common}
    />
  );
}

/** The form that deletes a method. */
function DeleteMethod({
  dialog,
  onClose,
  onChanged,
  onRefused,
}: DialogProps<Exclude<PayoutDialog, { act: 'add' }>>) {
  const { t } = useTranslation('payout');
  const dialogTitle = useDialogTitle();
  const methodDetails = useMethodDetails();
  const [deleteBankAccount] = useDeleteBankAccountMutation(shownInPlace);
  const [deleteWalletAddress] = useDeleteWalletAddressMutation(shownInPlace);
  return (
    <DeleteForm
      label={dialogTitle(dialog)}
      details={methodDetails(dialog)}
      remove={async (transactionPassword) => {
        const variables = { input: { id: dialog.method.id, transactionPassword } };
        await (dialog.kind === 'bank' ? deleteBankAccount : deleteWalletAddress)({ variables });
        toastSuccess(t('form.deletedToast'));
        onChanged({ deleted: dialog.kind });
      }}
      onRefused={onRefused}
      onCancel={onClose}
    />
  );
}

/** The open form in a drawer; a bottom sheet on a phone. */
export function PayoutDrawer({ dialog, hasAddress, ...props }: PayoutDrawerProps) {
  const { t } = useTranslation('payout');
  const dialogTitle = useDialogTitle();
  // Kept while the drawer closes.
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);

  function content(shown: PayoutDialog) {
    if (shown.act === 'delete') return <DeleteMethod key={shown.method.id} {...props} dialog={shown} />;
    const operation = operations[shown.kind][shown.act];
    return (
      <UnlessRestricted operation={operation} title={t('paused')} onCancel={props.onClose}>
        <ChangeMethod {...props} dialog={shown} />
      </UnlessRestricted>
    );
  }
  return (
    <DetailDrawer
      open={dialog !== null}
      title={last === null ? '' : dialogTitle(last)}
      hasAddress={hasAddress}
      onClose={props.onClose}
    >
      {last !== null && content(last)}
    </DetailDrawer>
  );
}
