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
  maxLength,
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
  /** Rejects when the request fails. */
  save: (account: BankValues, transactionPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Form to add or edit a bank account. */
export function BankAccountForm({ values, set, editing, saved, save, onCancel }: BankAccountFormProps) {
  const { t } = useTranslation('payout');
  // Not in the stored draft, because a password must never be stored.
  const [transactionPassword, setPassword] = useState('');
  const number = readAccountNumber(values.accountNumber);
  const nameProblem = (name: string, required: string) => {
    if (name.trim() === '') return required;
    return name.trim().length > maxLength.name ? t('bank.tooLong', { count: maxLength.name }) : undefined;
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
      bankName: nameProblem(typed.bankName, t('bank.bankName.required')),
      accountName: nameProblem(typed.accountName, t('bank.accountName.required')),
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
