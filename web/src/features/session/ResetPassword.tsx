import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { session } from '../../data/session/session.ts';
import { MailedCodeField } from '../../design/fields/MailedCodeField.tsx';
import { tabular } from '../../design/theme/css.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { fromState, loginPath } from '../../extension-points/paths.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { useNow } from '../../time/useNow.ts';
import { AuthForm } from './AuthForm.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { checksOf } from './checks.ts';
import type { StepProps } from './forgotDraft.ts';
import type { LoginState } from './paths.ts';
import { ResetPasswordDocument } from './session.generated.ts';

const Others = styled('div')({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
});

/** What the link in the mail carries. */
export interface MailedCode {
  readonly userName: string;
  readonly code: string;
}

interface ResetPasswordProps extends StepProps {
  mailed: MailedCode | null;
  forgetMailed: () => void;
}

/** The form with the code and the new password, and its request. */
function usePasswordReset({ draft, mailed }: Pick<ResetPasswordProps, 'draft' | 'mailed'>) {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const wanted = fromState(useLocation().state);
  const checks = checksOf(t);
  const userName = mailed?.userName ?? draft.values.userName;
  const [values, setValues] = useState({ code: mailed?.code ?? '', newPassword: '', confirmation: '' });
  const reset = useAction(async () => {
    await request(
      ResetPasswordDocument,
      { input: { userName, code: values.code.trim(), newPassword: values.newPassword } },
      shownInPlace.context,
    );
    draft.forget();
    // All sessions of the member have ended. Another member's session continues, and a toast reports the reset there.
    if (session.isOf(userName)) session.end('passwordChanged');
    else if (session.isLoggedIn()) toastSuccess(t('forgot.done'));
    const state: LoginState = { ...wanted, userName, done: 'passwordReset' };
    await navigate(loginPath, { state });
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    (typed) => ({
      code: checks.code(typed.code),
      newPassword: checks.newPassword(typed.newPassword, t('fields.newPassword')),
      confirmation: checks.repeated(typed.confirmation, typed.newPassword),
    }),
    reset.error,
  );
  return { userName, reset, form };
}

/** Asks for another code: for the same member, or for another one. */
function OtherCode({
  draft,
  userName,
  forgetMailed,
}: Omit<ResetPasswordProps, 'isNext' | 'mailed'> & { userName: string }) {
  const { t } = useTranslation('session');
  const wait = Math.ceil((Number(draft.values.resendFrom) - useNow()) / 1000);
  return (
    <Others>
      <Button
        variant="text"
        size="small"
        disabled={wait > 0}
        onClick={() => {
          draft.set({ userName, acceptedUntil: '', isFromSupport: '' });
          forgetMailed();
        }}
      >
        {wait > 0 ? t('forgot.resendIn', { seconds: wait }) : t('forgot.resend')}
      </Button>
      <Button
        variant="text"
        size="small"
        onClick={() => {
          draft.clear();
          forgetMailed();
        }}
      >
        {t('forgot.otherName')}
      </Button>
    </Others>
  );
}

/** The second step: the code and the new password. */
export function ResetPassword({ draft, isNext, mailed, forgetMailed }: ResetPasswordProps) {
  const { t } = useTranslation(['session', 'common']);
  const { userName, reset, form } = usePasswordReset({ draft, mailed });
  const isFromSupport = mailed === null && draft.values.isFromSupport !== '';
  const minutes = Math.max(0, Math.ceil((Number(draft.values.acceptedUntil) - useNow()) / 60_000));
  return (
    <AuthForm
      isNext={isNext}
      title={t('forgot.title')}
      intro={
        mailed !== null
          ? t('forgot.fromMail', { userName })
          : isFromSupport
            ? t('forgot.fromSupport', { userName })
            : t('forgot.sent', { userName, count: minutes })
      }
      foot={<BackToSignIn />}
      form={form}
      action={reset}
      submit={[t('forgot.reset'), t('forgot.resetting')]}
      below={<OtherCode draft={draft} userName={userName} forgetMailed={forgetMailed} />}
    >
      {minutes === 0 && mailed === null && <Notice tone="warning">{t('forgot.expired')}</Notice>}
      <MailedCodeField
        label={t(isFromSupport ? 'fields.supportCode' : 'fields.code')}
        hint={t(isFromSupport ? 'hints.supportCode' : 'hints.code')}
        {...form.bind('code')}
      />
      <PasswordField
        label={t('fields.newPassword')}
        hint={t('common:password.rule')}
        autoComplete="new-password"
        {...form.bind('newPassword')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        repeats
        {...form.bind('confirmation')}
      />
    </AuthForm>
  );
}
