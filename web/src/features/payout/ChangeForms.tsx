import { useState } from 'react';
import type { WalletNetwork } from '../../generated/schema.ts';
import { request } from '../../graphql/request.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccount, BankValues, WalletAddress, WalletValues } from './methods.ts';
import {
  AddBankAccountDocument,
  AddWalletAddressDocument,
  UpdateBankAccountDocument,
  UpdateWalletAddressDocument,
} from './payout.generated.ts';
import { WalletAddressForm, type WalletAddressToSave } from './WalletAddressForm.tsx';

/** What every form that saves a method takes. */
interface SavingProps<Method> {
  saved: readonly Method[];
  onCancel: () => void;
  /** It is saved: an ID where one was added. */
  onSaved: (added?: string) => void;
  /** Runs a change; when it is refused, the lists are read again. */
  checking: (change: () => Promise<void>) => Promise<void>;
}

interface Editing<Method> extends SavingProps<Method> {
  editing: Method;
}

const noBank: BankValues = { bankName: '', accountName: '', accountNumber: '' };
const noWallet: WalletValues = { network: '', address: '', label: '' };

/** A new bank account. What was typed survives a reload until it is saved or given up. */
export function AddBankAccount({ saved, onCancel, onSaved, checking }: SavingProps<BankAccount>) {
  const draft = useDraft('payout.bank', noBank);
  return (
    <BankAccountForm
      values={draft.values}
      set={draft.set}
      editing={null}
      saved={saved}
      save={(account, transactionPassword) =>
        checking(async () => {
          const { addBankAccount } = await request(AddBankAccountDocument, {
            input: { ...account, transactionPassword },
          });
          draft.forget();
          onSaved(addBankAccount.bankAccount.id);
        })
      }
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    />
  );
}

/** A saved bank account that changes. */
export function EditBankAccount({ editing, saved, onCancel, onSaved, checking }: Editing<BankAccount>) {
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
          await request(UpdateBankAccountDocument, { input: { id, ...account, transactionPassword } });
          onSaved();
        })
      }
      onCancel={onCancel}
    />
  );
}

export interface AddWalletAddressProps extends SavingProps<WalletAddress> {
  /** The network it is wanted for; null where any will do. */
  network: WalletNetwork | null;
}

/** A new wallet address. */
export function AddWalletAddress({ saved, network, onCancel, onSaved, checking }: AddWalletAddressProps) {
  const draft = useDraft('payout.wallet', noWallet, network === null ? {} : { network });
  return (
    <WalletAddressForm
      values={draft.values}
      set={draft.set}
      editing={null}
      saved={saved}
      save={(address: WalletAddressToSave, transactionPassword) =>
        checking(async () => {
          const { addWalletAddress } = await request(AddWalletAddressDocument, {
            input: { ...address, transactionPassword },
          });
          draft.forget();
          onSaved(addWalletAddress.walletAddress.id);
        })
      }
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    />
  );
}

/** A saved wallet address that changes. */
export function EditWalletAddress({ editing, saved, onCancel, onSaved, checking }: Editing<WalletAddress>) {
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
          await request(UpdateWalletAddressDocument, { input: { id, ...changed, transactionPassword } });
          onSaved();
        })
      }
      onCancel={onCancel}
    />
  );
}
