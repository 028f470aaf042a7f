import { useState } from 'react';
import type { WalletNetwork } from '../../generated/schema.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccount, BankValues, WalletAddress, WalletValues } from './methods.ts';
import {
  useAddBankAccountMutation,
  useAddWalletAddressMutation,
  useUpdateBankAccountMutation,
  useUpdateWalletAddressMutation,
} from './payout.generated.ts';
import { WalletAddressForm, type WalletAddressToSave } from './WalletAddressForm.tsx';

/** Common props of the forms. */
interface SavingProps<Method> {
  saved: readonly Method[];
  onCancel: () => void;
  /** Receives the ID when a method was added. */
  onSaved: (added?: string) => void;
  /** Runs a change, and refetches the lists when it is refused. */
  checking: (change: () => Promise<void>) => Promise<void>;
}

interface Editing<Method> extends SavingProps<Method> {
  editing: Method;
}

const noBank: BankValues = { bankName: '', accountName: '', accountNumber: '' };
const noWallet: WalletValues = { network: '', address: '', label: '' };

/** The typed values survive a reload until they are saved or cancelled. */
export function AddBankAccount({ saved, onCancel, onSaved, checking }: SavingProps<BankAccount>) {
  const [addBankAccount] = useAddBankAccountMutation();
  const draft = useDraft('payout.bank', noBank);
  return (
    <BankAccountForm
      values={draft.values}
      set={draft.set}
      editing={null}
      saved={saved}
      save={(account, transactionPassword) =>
        checking(async () => {
          const { data } = await addBankAccount({
            variables: { input: { ...account, transactionPassword } },
          });
          draft.forget();
          onSaved(data?.addBankAccount.bankAccount.id);
        })
      }
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    />
  );
}

export function EditBankAccount({ editing, saved, onCancel, onSaved, checking }: Editing<BankAccount>) {
  const [updateBankAccount] = useUpdateBankAccountMutation();
  const { id, bankName, accountName, accountNumber } = editing;
  const [values, setValues] = useState<BankValues>({ bankName, accountName, accountNumber });
  return (
    <BankAccountForm
      values={values}
      set={(changes) => setValues((current) => ({ ...current, ...changes }))}
      editing={editing}
      saved={saved}
      save={(account, transactionPassword) =>
        checking(async () => {
          await updateBankAccount({ variables: { input: { id, ...account, transactionPassword } } });
          onSaved();
        })
      }
      onCancel={onCancel}
    />
  );
}

export interface AddWalletAddressProps extends SavingProps<WalletAddress> {
  /** Preselected network, or null. */
  network: WalletNetwork | null;
}

export function AddWalletAddress({ saved, network, onCancel, onSaved, checking }: AddWalletAddressProps) {
  const [addWalletAddress] = useAddWalletAddressMutation();
  const draft = useDraft('payout.wallet', noWallet, network === null ? {} : { network });
  return (
    <WalletAddressForm
      values={draft.values}
      set={draft.set}
      editing={null}
      saved={saved}
      save={(address: WalletAddressToSave, transactionPassword) =>
        checking(async () => {
          const { data } = await addWalletAddress({
            variables: { input: { ...address, transactionPassword } },
          });
          draft.forget();
          onSaved(data?.addWalletAddress.walletAddress.id);
        })
      }
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    />
  );
}

export function EditWalletAddress({ editing, saved, onCancel, onSaved, checking }: Editing<WalletAddress>) {
  const [updateWalletAddress] = useUpdateWalletAddressMutation();
  const { id, network, address, label } = editing;
  const [values, setValues] = useState<WalletValues>({ network, address, label: label ?? '' });
  return (
    <WalletAddressForm
      values={values}
      set={(changes) => setValues((current) => ({ ...current, ...changes }))}
      editing={editing}
      saved={saved}
      save={(changed: WalletAddressToSave, transactionPassword) =>
        checking(async () => {
          await updateWalletAddress({ variables: { input: { id, ...changed, transactionPassword } } });
          onSaved();
        })
      }
      onCancel={onCancel}
    />
  );
}
