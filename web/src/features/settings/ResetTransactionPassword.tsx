import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { MailedCodeField } from '../../design/fields/MailedCodeField.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { portalNow } from '../../time/clock.ts';
import { formatDateTime } from '../../time/time.ts';
import { checksOf } from './checks.ts';
import { NewTransactionPasswordFields } from './NewTransactionPasswordFields.tsx';
import type { PasswordFormProps } from './PasswordsSection.tsx';
import { useResetTransactionPasswordMutation, useSendTransactionCodeMutation } from './recovery.generated.ts';
import { Resend } from './Resend.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface StepProps extends PasswordFormProps {
  email: string;
}

/** A code that was sent just now. */
interface SentCode {
  /** Proved when it was sent, and kept in memory alone. */
  readonly loginPassword: string;
  /** From when another can be sent, in ms since 1970. */
  readonly resendFrom: number;
}

interface SendCodeProps extends StepProps {
  /** Null for a code that was sent before, as the page may have been loaded again while its mail was read. */
  onSent: (sent: SentCode | null) => void;
}

/** The consequences, shown in both steps. */
function OutgoingSuspension() {
  const { t } = useTranslation('settings');
  return (
    <Notice tone="warning" title={t('recovery.title')}>
      {t('recovery.outgoing')}
    </Notice>
  );
}

/** The first step: proves the login password, and has a code sent. */
function SendCode({ email, onCancel, onSent }: SendCodeProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [values, setValues] = useState({ loginPassword: '' });
  const [sendCode] = useSendTransactionCodeMutation(shownInPlace);
  const send = useAction(async () => {
    const { data } = await sendCode({ variables: { input: values } });
    const waitSeconds = data?.sendTransactionCode.retryAfterSeconds ?? 0;
    onSent({ ...values, resendFrom: portalNow() + waitSeconds * 1000 });
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
      notice={<OutgoingSuspension />}
    >
      <PasswordField
        label={t('transaction.login')}
        hint={t('recovery.sendTo', { email })}
        autoComplete="current-password"
        autoFocus
        {...form.bind('loginPassword')}
      />
      <div>
        <Button variant="text" size="small" disabled={send.isRunning} onClick={() => onSent(null)}>
          {t('recovery.have')}
        </Button>
      </div>
    </SettingsForm>
  );
}

interface SetPasswordProps extends StepProps {
  sent: SentCode | null;
  onResend: () => void;
}

/** The second step: the code and the new password. */
function SetPassword({ email, onDone, onCancel, sent, onResend }: SetPasswordProps) {
  const { t } = useTranslation(['settings', 'common']);
  const locale = useLocale();
  const [values, setValues] = useState({ loginPassword: '', code: '', newPassword: '', confirmation: '' });
  const loginPassword = sent?.loginPassword ?? values.loginPassword;
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
      loginPassword: checks.required(loginPassword, t('errors.login')),
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
      notice={<OutgoingSuspension />}
    >
      {sent === null && (
        <PasswordField
          label={t('transaction.login')}
          hint={t('transaction.loginHint')}
          autoComplete="current-password"
          autoFocus
          {...form.bind('loginPassword')}
        />
      )}
      <div>
        <MailedCodeField
          label={t('recovery.code')}
          hint={sent === null ? t('email.codeHint') : t('recovery.sent', { email })}
          autoFocus={sent !== null}
          {...form.bind('code')}
        />
        <Resend
          label={t('recovery.resend')}
          from={sent?.resendFrom ?? null}
          disabled={reset.isRunning}
          onClick={onResend}
        />
      </div>
      <NewTransactionPasswordFields
        password={values.newPassword}
        unlike={[{ label: t('rules.unlikeLogin'), password: loginPassword }]}
        bind={form.bind}
      />
    </SettingsForm>
  );
}

/** Resets a forgotten transaction password with the login password and a mailed code. */
export function ResetTransactionPassword(props: PasswordFormProps) {
  const email = useOverview()?.me.maskedEmail ?? '';
  const [sent, setSent] = useState<SentCode | null | undefined>(undefined);
  const step = { ...props, email };
  return sent === undefined ? (
    <SendCode {...step} onSent={setSent} />
  ) : (
    <SetPassword {...step} sent={sent} onResend={() => setSent(undefined)} />
  );
}
