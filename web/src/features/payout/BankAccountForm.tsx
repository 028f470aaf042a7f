import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/field/TextField.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { tabular } from '../../theme/css.ts';
import {
  accountGroups,
  isAccountNumber,
  isSavedAccount,
  longest,
  readAccountNumber,
  type BankAccount,
  type BankValues,
} from './methods.ts';
import { MethodForm } from './MethodForm.tsx';

export interface BankAccountFormProps {
  values: BankValues;
  set: (changes: Partial<BankValues>) => void;
  editing: BankAccount | null;
  saved: readonly BankAccount[];
  /** Sends it; what fails throws. */
  save: (account: BankValues, transactionPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** A bank account to add or to change. */
export function BankAccountForm({ values, set, editing, saved, save, onCancel }: BankAccountFormProps) {
  const { t } = useTranslation('payout');
  // Kept in memory alone: a password is never a draft.
  const [transactionPassword, setPassword] = useState('');
  const number = readAccountNumber(values.accountNumber);
  const named = (name: string, required: string) => {
    if (name.trim() === '') return required;
    return name.trim().length > longest.name ? t('bank.tooLong', { count: longest.name }) : undefined;
  };
  const action = useAction(() =>
    save(
      { bankName: values.bankName.trim(), accountName: values.accountName.trim(), accountNumber: number },
      transactionPassword,
    ),
  );
  const form = useForm(
    { ...values, transactionPassword },
    ({ transactionPassword: password, ...changes }) => {
      action.forget();
      if (password === undefined) set(changes);
      else setPassword(password);
    },
    (typed) => ({
      bankName: named(typed.bankName, t('bank.bankName.required')),
      accountName: named(typed.accountName, t('bank.accountName.required')),
      accountNumber:
        number === ''
          ? t('bank.accountNumber.required')
          : !isAccountNumber(number)
            ? t('bank.accountNumber.invalid')
            : isSavedAccount(typed, saved, editing)
              ? t('bank.accountNumber.saved')
              : undefined,
      transactionPassword:
        typed.transactionPassword === '' ? t('form.transactionPasswordRequired') : undefined,
    }),
  );
  return (
    <MethodForm
      action={action}
      password={form.bind('transactionPassword')}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
      onSubmit={form.submit(() => void action.run())}
      onCancel={onCancel}
    >
      <TextField
        label={t('bank.bankName.label')}
        hint={t('bank.bankName.hint')}
        autoComplete="off"
        {...form.bind('bankName')}
      />
      <TextField
        label={t('bank.accountName.label')}
        hint={t('bank.accountName.hint')}
        autoComplete="off"
        {...form.bind('accountName')}
      />
      <TextField
        label={t('bank.accountNumber.label')}
        hint={t('bank.accountNumber.hint')}
        autoComplete="off"
        verbatim
        below={
          number !== '' && (
            <small style={tabular} aria-live="polite" translate="no">
              {t('bank.accountNumber.reads', { number: accountGroups(number) })}
            </small>
          )
        }
        {...form.bind('accountNumber')}
      />
    </MethodForm>
  );
}
