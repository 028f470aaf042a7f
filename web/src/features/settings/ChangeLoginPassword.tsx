import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { session } from '../../data/session/session.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { forgotPath } from '../session/index.ts';
import { checksOf } from './checks.ts';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { useChangeLoginPasswordMutation } from './settings.generated.ts';
import { SettingsForm } from './SettingsForm.tsx';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the login password, which ends all sessions of the member, this one included. */
export function ChangeLoginPassword({ onCancel }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const hasEmail = typeof useOverview()?.me.maskedEmail === 'string';
  // Not in a stored draft, because a password must never be stored.
  const [values, setValues] = useState(empty);
  const checks = checksOf(t);
  const [changeLoginPassword] = useChangeLoginPasswordMutation(shownInPlace);
  const change = useAction(async () => {
    const token = session.token();
    const { currentPassword, newPassword } = values;
    await changeLoginPassword({ variables: { input: { currentPassword, newPassword } } });
    // A poll may have ended the session first; then the sign-in screen cannot show the reason, so a toast does.
    if (session.isLoggedIn()) session.end('passwordChanged', token);
    else toastSuccess(t('login.done'));
  });
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
    change.error,
  );
  return (
    <SettingsForm
      label={t('login.submit')}
      submit={t('login.submit')}
      busy={t('passwords.changing')}
      kept={t('passwords.kept')}
      unknown={t('login.unknown')}
      action={change}
      form={form}
      onCancel={onCancel}
      notice={<Notice tone="warning">{t('login.ends')}</Notice>}
    >
      <PasswordField
        label={t('login.current')}
        autoComplete="current-password"
        autoFocus
        {...form.bind('currentPassword')}
      />
      {hasEmail && (
        <p>
          <TextLink to={forgotPath}>{t('login.forgotten')}</TextLink>
        </p>
      )}
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
    </SettingsForm>
  );
}
