import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { checksOf } from './checks.ts';
import { NewTransactionPasswordFields } from './NewTransactionPasswordFields.tsx';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { ResetTransactionPassword } from './ResetTransactionPassword.tsx';
import { useChangeTransactionPasswordMutation } from './settings.generated.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCanRecover } from './useCanRecover.ts';

const empty = { loginPassword: '', currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the transaction password, or resets a forgotten one. */
export function ChangeTransactionPassword(props: PasswordFormProps) {
  const [isForgotten, setForgotten] = useState(false);
  return isForgotten ? (
    <ResetTransactionPassword {...props} />
  ) : (
    <ChangeForm {...props} onForgotten={() => setForgotten(true)} />
  );
}

function ChangeForm({ onDone, onCancel, onForgotten }: PasswordFormProps & { onForgotten: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const canRecover = useCanRecover();
  // Not in a stored draft, because a password must never be stored.
  const [values, setValues] = useState(empty);
  const checks = checksOf(t);
  const [changeTransactionPassword] = useChangeTransactionPasswordMutation(shownInPlace);
  const change = useAction(async () => {
    const { loginPassword, currentPassword, newPassword } = values;
    await changeTransactionPassword({
      variables: { input: { loginPassword, currentPassword, newPassword } },
    });
    toastSuccess(t('transaction.done'));
    onDone();
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ loginPassword, currentPassword, newPassword, confirmation }) => ({
      loginPassword: checks.required(loginPassword, t('errors.login')),
      currentPassword: checks.required(currentPassword, t('errors.transaction')),
      newPassword: checks.newPassword(newPassword, [
        { password: loginPassword, alike: t('common:password.sameAsLogin') },
        { password: currentPassword, alike: t('errors.unchanged') },
      ]),
      confirmation: checks.repeated(confirmation, newPassword),
    }),
    change.error,
  );
  return (
    <SettingsForm
      label={t('transaction.submit')}
      submit={t('transaction.submit')}
      busy={t('passwords.changing')}
      kept={t('passwords.kept')}
      unknown={t('transaction.unknown')}
      action={change}
      form={form}
      onCancel={onCancel}
    >
      <PasswordField
        label={t('transaction.login')}
        hint={t('transaction.loginHint')}
        autoComplete="current-password"
        autoFocus
        {...form.bind('loginPassword')}
      />
      {/* `off`, because a password manager would overwrite the login password. */}
      <PasswordField label={t('transaction.current')} autoComplete="off" {...form.bind('currentPassword')} />
      {canRecover === false && (
        <p>
          {t('recovery.support')} <ContactSupport named />
        </p>
      )}
      {canRecover === true && (
        <div>
          <Button variant="text" size="small" onClick={onForgotten}>
            {t('recovery.open')}
          </Button>
        </div>
      )}
      <NewTransactionPasswordFields
        password={values.newPassword}
        unlike={[
          { label: t('rules.unlikeLogin'), password: values.loginPassword },
          { label: t('rules.unlikeCurrent'), password: values.currentPassword },
        ]}
        bind={form.bind}
      />
    </SettingsForm>
  );
}
