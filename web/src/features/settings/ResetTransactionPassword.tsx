import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { shownInPlace, toastSuccess } from '../../graphql/report.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useOverview } from '../../overview/overview.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { MailedCodeField } from '../../components/field/MailedCodeField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { checksOf } from './checks.ts';
import { useResetTransactionPasswordMutation, useSendTransactionCodeMutation } from './recovery.generated.ts';

interface StepProps extends PasswordFormProps {
  email: string;
}

/** The first step: proves the login password, and has a code sent. */
function SendCode({ email, onCancel, onSent }: StepProps & { onSent: (password: string) => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const [values, setValues] = useState({ loginPassword: '' });
  const [sendCode] = useSendTransactionCodeMutation(shownInPlace);
  const send = useAction(async () => {
    await sendCode({ variables: { input: values } });
    onSent(values.loginPassword);
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ loginPassword }) => ({
      loginPassword: checksOf(t).required(loginPassword, t('errors.login')),
    }),
    send.error,
  );
  return (
    <SettingsForm
      label={t('recovery.send')}
      submit={t('recovery.send')}
      busy={t('recovery.sending')}
      kept={t('passwords.kept')}
      unknown={t('recovery.unknown')}
      action={send}
      form={form}
      onCancel={onCancel}
    >
      <Notice tone="warning" title={t('recovery.title')}>
        {t('recovery.noPayouts')}
      </Notice>
      <PasswordField
        label={t('transaction.login')}
        hint={t('recovery.sendTo', { email })}
        autoComplete="current-password"
        autoFocus
        {...form.bind('loginPassword')}
      />
    </SettingsForm>
  );
}

/** The second step: the code and the new password. */
function SetPassword({ email, onDone, onCancel, loginPassword }: StepProps & { loginPassword: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const locale = useLocale();
  const [values, setValues] = useState({ code: '', newPassword: '', confirmation: '' });
  const checks = checksOf(t);
  const [resetPassword] = useResetTransactionPasswordMutation(shownInPlace);
  const reset = useAction(async () => {
    const { code, newPassword } = values;
    const { data } = await resetPassword({
      variables: { input: { loginPassword, code: code.trim(), newPassword } },
    });
    const until = data?.resetTransactionPassword.payoutsClosedUntil;
    if (until !== undefined)
      toastSuccess(t('recovery.done', { time: formatDateTime(new Date(until), locale) }));
    onDone();
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ code, newPassword, confirmation }) => ({
      code: checks.required(code.trim(), t('recovery.codeMissing')),
      newPassword: checks.newPassword(newPassword, [
        { password: loginPassword, alike: t('common:password.sameAsLogin') },
      ]),
      confirmation: checks.repeated(confirmation, newPassword),
    }),
    reset.error,
  );
  return (
    <SettingsForm
      label={t('recovery.submit')}
      submit={t('recovery.submit')}
      busy={t('recovery.setting')}
      kept={t('passwords.kept')}
      unknown={t('recovery.unknown')}
      action={reset}
      form={form}
      onCancel={onCancel}
    >
      <Notice tone="warning" title={t('recovery.title')}>
        {t('recovery.noPayouts')}
      </Notice>
      <MailedCodeField
        label={t('recovery.code')}
        hint={t('recovery.sent', { email })}
        autoFocus
        {...form.bind('code')}
      />
      <PasswordField
        label={t('transaction.new')}
        autoComplete="off"
        rated
        hint={
          <PasswordRules
            password={values.newPassword}
            unlike={[{ label: t('rules.unlikeLogin'), password: loginPassword }]}
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
    </SettingsForm>
  );
}

/** Sets a forgotten transaction password anew, with the login password and a mailed code. */
export function ResetTransactionPassword(props: PasswordFormProps) {
  const email = useOverview()?.me.maskedEmail ?? '';
  // Kept for the second step, in memory alone.
  const [loginPassword, setLoginPassword] = useState<string | null>(null);
  const step = { ...props, email };
  return loginPassword === null ? (
    <SendCode {...step} onSent={setLoginPassword} />
  ) : (
    <SetPassword {...step} loginPassword={loginPassword} />
  );
}
