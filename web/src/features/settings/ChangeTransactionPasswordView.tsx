import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface TransactionPasswordValues extends Record<string, string> {
  loginPassword: string;
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export interface ChangeTransactionPasswordViewProps {
  form: Form<TransactionPasswordValues>;
  change: Action<[]>;
  values: TransactionPasswordValues;
  userName: string;
  onCancel: () => void;
}

export function ChangeTransactionPasswordView({
  form,
  change,
  values,
  userName,
  onCancel,
}: ChangeTransactionPasswordViewProps) {
  const { t } = useTranslation('settings');
  return (
    <PasswordForm
      kind="transaction"
      action={change}
      userName={userName}
      onSubmit={form.submit(() => void change.run())}
      onCancel={onCancel}
    >
      <PasswordField
        label={t('transaction.login')}
        hint={t('transaction.loginHint')}
        autoComplete="current-password"
        autoFocus
        {...form.bind('loginPassword')}
      />
      {/* `off`: a password manager would take these for the login password and overwrite it. */}
      <PasswordField label={t('transaction.current')} autoComplete="off" {...form.bind('currentPassword')} />
      <PasswordField
        label={t('transaction.new')}
        autoComplete="off"
        rated
        hint={
          <PasswordRules
            password={values.newPassword}
            unlike={[
              { label: t('rules.unlikeLogin'), password: values.loginPassword },
              { label: t('rules.unlikeCurrent'), password: values.currentPassword },
            ]}
          />
        }
        {...form.bind('newPassword')}
      />
      <PasswordField
        label={t('transaction.confirm')}
        autoComplete="off"
        repeats
        {...form.bind('confirmation')}
      />
    </PasswordForm>
  );
}
