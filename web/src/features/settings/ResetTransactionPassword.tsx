import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { shownInPlace, toastSuccess } from '../../graphql/report.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useOverview } from '../../overview/overview.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { checksOf } from './checks.ts';
import { useResetTransactionPasswordMutation, useSendTransactionCodeMutation } from './recovery.generated.ts';

interface StepProps extends PasswordFormProps {
  email: string;
  userName: string;
}

/** The first step: proves the login password, and has a code sent. */
function SendCode({ email, userName, onCancel, onSent }: StepProps & { onSent: (password: string) => void }) {
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
  const words = {
    submit: t('recovery.send'),
    busy: t('recovery.sending'),
    unknown: t('recovery.unknown'),
  };
  return (
    <PasswordForm
      kind="transaction"
      action={send}
      userName={userName}
      form={form}
      onCancel={onCancel}
      words={words}
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
    </PasswordForm>
  );
}

/** The second step: the code and the new password. */
function SetPassword({
  email,
  userName,
  onDone,
  onCancel,
  loginPassword,
}: StepProps & { loginPassword: string }) {
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
  const words = {
    submit: t('recovery.submit'),
    busy: t('recovery.setting'),
    unknown: t('recovery.unknown'),
  };
  return (
    <PasswordForm
      kind="transaction"
      action={reset}
      userName={userName}
      form={form}
      onCancel={onCancel}
      words={words}
    >
      <Notice tone="warning" title={t('recovery.title')}>
        {t('recovery.noPayouts')}
      </Notice>
      <TextField
        label={t('recovery.code')}
        hint={t('recovery.sent', { email })}
        autoComplete="one-time-code"
        verbatim
        maxLength={32}
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
    </PasswordForm>
  );
}

/** Sets a forgotten transaction password anew, with the login password and a mailed code. */
export function ResetTransactionPassword(props: PasswordFormProps) {
  const me = useOverview()?.me;
  // Kept for the second step, in memory alone.
  const [loginPassword, setLoginPassword] = useState<string | null>(null);
  const step = { ...props, email: me?.maskedEmail ?? '', userName: me?.userName ?? '' };
  return loginPassword === null ? (
    <SendCode {...step} onSent={setLoginPassword} />
  ) : (
    <SetPassword {...step} loginPassword={loginPassword} />
  );
}
