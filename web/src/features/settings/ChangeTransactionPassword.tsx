import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useOverview } from '../../overview/overview.tsx';
import { ChangeTransactionPasswordView } from './ChangeTransactionPasswordView.tsx';
import { checksOf } from './checks.ts';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { ChangeTransactionPasswordDocument } from './settings.generated.ts';

const empty = { loginPassword: '', currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the password that confirms movements of credits. */
export function ChangeTransactionPassword({ onDone, onCancel }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const userName = useOverview()?.me.userName ?? '';
  // Kept in memory alone: a password is never a draft.
  const [values, setValues] = useState(empty);
  const checks = checksOf(t);
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
  );
  const change = useAction(async () => {
    const { loginPassword, currentPassword, newPassword } = values;
    await request(ChangeTransactionPasswordDocument, {
      input: { loginPassword, currentPassword, newPassword },
    });
    toast.success(t('transaction.done'));
    onDone();
  });
  return (
    <ChangeTransactionPasswordView
      form={form}
      change={change}
      values={values}
      userName={userName}
      onCancel={onCancel}
    />
  );
}
