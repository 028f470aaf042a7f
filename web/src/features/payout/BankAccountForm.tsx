import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../data/graphql/report.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { tabular } from '../../design/theme/css.ts';
import { MethodForm, useMethodForm, useMethodValues, type ChangeFormProps } from './MethodForm.tsx';
import {
  accountGroups,
  isAccountNumber,
  isSavedAccount,
  maxLength,
  readAccountNumber,
  type BankAccount,
  type BankValues,
} from './methods.ts';
import { useAddBankAccountMutation, useUpdateBankAccountMutation } from './payout.generated.ts';

const empty: BankValues = { bankName: '', accountName: '', accountNumber: '' };

const valuesOf = ({ bankName, accountName, accountNumber }: BankAccount): BankValues => ({
  bankName,
  accountName,
  accountNumber,
});

/** Values, validation and request of the form. */
function useBankAccountForm({ editing, saved, onSaved, onRefused }: ChangeFormProps<BankAccount>) {
  const { t } = useTranslation('payout');
  const [addBankAccount] = useAddBankAccountMutation(shownInPlace);
  const [updateBankAccount] = useUpdateBankAccountMutation(shownInPlace);
  const { values, set, forget } = useMethodValues('payout.bank', empty, editing && valuesOf(editing));
  const bankName = values.bankName.trim();
  const accountName = values.accountName.trim();
  const accountNumber = readAccountNumber(values.accountNumber);
  const nameProblem = (name: string, required: string) => {
    if (name === '') return required;
    return name.length > maxLength.name ? t('bank.tooLong', { count: maxLength.name }) : undefined;
  };
  const { bind, frame } = useMethodForm({
    values,
    set,
    check: () => ({
      bankName: nameProblem(bankName, t('bank.bankName.required')),
      accountName: nameProblem(accountName, t('bank.accountName.required')),
      accountNumber:
        accountNumber === ''
          ? t('bank.accountNumber.required')
          : !isAccountNumber(accountNumber)
            ? t('bank.accountNumber.invalid')
            : isSavedAccount(values, saved, editing)
              ? t('bank.accountNumber.saved')
              : undefined,
    }),
    isNewPlace: true,
    send: async (transactionPassword) => {
      const input = { bankName, accountName, accountNumber, transactionPassword };
      if (editing !== null) {
        await updateBankAccount({ variables: { input: { id: editing.id, ...input } } });
        onSaved();
        return;
      }
      const { data } = await addBankAccount({ variables: { input } });
      forget();
      onSaved(data?.addBankAccount.bankAccount?.id);
    },
    onRefused,
  });
  return { bind, frame, forget, accountNumber };
}

/** Form to add or edit a bank account. */
export function BankAccountForm(props: ChangeFormProps<BankAccount>) {
  const { t } = useTranslation('payout');
  const { bind, frame, forget, accountNumber } = useBankAccountForm(props);
  return (
    <MethodForm
      frame={frame}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
      onCancel={() => {
        forget();
        props.onCancel();
      }}
    >
      <TextField
        label={t('bank.bankName.label')}
        hint={t('bank.bankName.hint')}
        autoComplete="off"
        {...bind('bankName')}
      />
      <TextField
        label={t('bank.accountName.label')}
        hint={t('bank.accountName.hint')}
        autoComplete="off"
        {...bind('accountName')}
      />
      <TextField
        label={t('bank.accountNumber.label')}
        hint={t('bank.accountNumber.hint')}
        autoComplete="off"
        verbatim
        below={
          accountNumber !== '' && (
            <small style={tabular} aria-live="polite" translate="no">
              {t('bank.accountNumber.reads', { number: accountGroups(accountNumber) })}
            </small>
          )
        }
        {...bind('accountNumber')}
      />
    </MethodForm>
  );
}
