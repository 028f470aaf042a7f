import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useOverview } from '../../overview/overview.tsx';
import { session } from '../../session/session.ts';
import { ChangeLoginPasswordView } from './ChangeLoginPasswordView.tsx';
import { checksOf } from './checks.ts';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { ChangeLoginPasswordDocument } from './settings.generated.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the login password. Every session of the member ends by it, so this one ends here too. */
export function ChangeLoginPassword({ onCancel }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const userName = useOverview()?.me.userName ?? '';
  // Kept in memory alone: a password is never a draft.
  const [values, setValues] = useState(empty);
  const checks = checksOf(t);
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ currentPassword, newPassword, confirmation }) => ({
      currentPassword: checks.required(currentPassword, t('errors.login')),
      newPassword: checks.newPassword(newPassword, [
        { password: currentPassword, alike: t('errors.unchanged') },
      ]),
      confirmation: checks.repeated(confirmation, newPassword),
    }),
  );
  const change = useAction(async () => {
    const token = session.token();
    const { currentPassword, newPassword } = values;
    await request(ChangeLoginPasswordDocument, { input: { currentPassword, newPassword } });
    // The poll may have met the end first; then sign-in does not know why, and is told here.
    if (session.isLoggedIn()) session.end('passwordChanged', token);
    else toast.success(t('login.done'));
  });
  return (
    <ChangeLoginPasswordView
      form={form}
      change={change}
      values={values}
      userName={userName}
      onCancel={onCancel}
    />
  );
}
