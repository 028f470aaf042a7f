import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface LoginPasswordValues extends Record<string, string> {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export interface ChangeLoginPasswordViewProps {
  form: Form<LoginPasswordValues>;
  change: Action<[]>;
  values: LoginPasswordValues;
  userName: string;
  onCancel: () => void;
}

export function ChangeLoginPasswordView({
  form,
  change,
  values,
  userName,
  onCancel,
}: ChangeLoginPasswordViewProps) {
  const { t } = useTranslation('settings');
  return (
    <PasswordForm
      kind="login"
      action={change}
      userName={userName}
      onSubmit={form.submit(() => void change.run())}
      onCancel={onCancel}
    >
      <Notice tone="warning">{t('login.ends')}</Notice>
      <PasswordField
        label={t('login.current')}
        autoComplete="current-password"
        autoFocus
        {...form.bind('currentPassword')}
      />
      <PasswordField
        label={t('login.new')}
        autoComplete="new-password"
        hint={
          <PasswordRules
            password={values.newPassword}
            unlike={[{ label: t('rules.unlikeCurrent'), password: values.currentPassword }]}
          />
        }
        {...form.bind('newPassword')}
      />
      <PasswordField
        label={t('login.confirm')}
        autoComplete="new-password"
        repeats
        {...form.bind('confirmation')}
      />
    </PasswordForm>
  );
}
