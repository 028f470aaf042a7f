import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { MailedCodeField } from '../../components/field/MailedCodeField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { shownInPlace, toastSuccess } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { portalNow } from '../../lib/clock.ts';
import { fromState, homePath, loginPath } from '../../lib/paths.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { useNow } from '../../lib/useNow.ts';
import { session } from '../../session/session.ts';
import { useLoggedIn } from '../../session/useLoggedIn.ts';
import { tabular } from '../../theme/css.ts';
import { AuthForm } from './AuthForm.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { checksOf } from './checks.ts';
import type { LoginState } from './paths.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from './session.generated.ts';
import { useCaptcha } from './useCaptcha.ts';
import { VisitorLink } from './VisitorLink.tsx';

/** State of a requested code; times in ms since 1970, as strings because drafts are. */
const empty = { userName: '', acceptedUntil: '', resendFrom: '' };

/** What the link in the mail carries. */
interface MailedCode {
  readonly userName: string;
  readonly code: string;
}

/** Reads the link of the mail and takes it out of the address, so that the code stays in no history. */
function useMailedCode(): [MailedCode | null, forget: () => void] {
  const [params, setParams] = useSearchParams();
  const [userName, code] = [params.get('name'), params.get('code')];
  const linked = userName === null || code === null ? null : { userName, code };
  const [mailed, setMailed] = useState<MailedCode | null>(linked);
  if (linked !== null && mailed?.code !== linked.code) setMailed(linked);
  useEffect(() => {
    if (code !== null) setParams({}, { replace: true });
  }, [code, setParams]);
  return [mailed, () => setMailed(null)];
}

/** Members come here as well, by the link of the mail. */
function WayBack() {
  const { t } = useTranslation('session');
  if (useLoggedIn()) return <TextLink to={homePath}>{t('forgot.home')}</TextLink>;
  return <VisitorLink to={loginPath}>{t('forgot.back')}</VisitorLink>;
}

type ForgotDraft = ReturnType<typeof useDraft<typeof empty>>;

interface StepProps {
  draft: ForgotDraft;
  /** Whether it comes in place of the other step. */
  isNext: boolean;
}

function RequestCode({ draft, isNext }: StepProps) {
  const { t } = useTranslation(['session', 'common']);
  const checks = checksOf(t);
  const captcha = useCaptcha();
  const ask = useAction(async () => {
    const userName = draft.values.userName.trim();
    const { requestPasswordReset } = await captcha.spend((proof) =>
      request(RequestPasswordResetDocument, { input: { userName, ...proof } }, shownInPlace.context),
    );
    const now = portalNow();
    draft.set({
      userName,
      acceptedUntil: String(now + requestPasswordReset.expiresInSeconds * 1000),
      resendFrom: String(now + requestPasswordReset.retryAfterSeconds * 1000),
    });
  });
  const form = useForm(
    { userName: draft.values.userName, captchaAnswer: captcha.answer },
    (changes) => {
      if (changes.captchaAnswer !== undefined) captcha.setAnswer(changes.captchaAnswer);
      if (changes.userName !== undefined) draft.set({ userName: changes.userName });
    },
    (typed) => ({
      userName: checks.existingName(typed.userName),
      captchaAnswer: checks.captcha(typed.captchaAnswer),
    }),
    ask.error,
  );
  return (
    <AuthForm
      isNext={isNext}
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      foot={<WayBack />}
      form={form}
      action={ask}
      submit={[t('forgot.request'), t('forgot.requesting')]}
      isIncomplete={captcha.captcha === null}
    >
      <TextField label={t('fields.userName')} autoComplete="username" verbatim {...form.bind('userName')} />
      <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />
    </AuthForm>
  );
}

const Others = styled('div')({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
});

interface ResetPasswordProps extends StepProps {
  mailed: MailedCode | null;
  forgetMailed: () => void;
}

function ResetPassword({ draft, isNext, mailed, forgetMailed }: ResetPasswordProps) {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const wanted = fromState(useLocation().state);
  const checks = checksOf(t);
  const { acceptedUntil, resendFrom } = draft.values;
  const userName = mailed?.userName ?? draft.values.userName;
  const [values, setValues] = useState({ code: mailed?.code ?? '', newPassword: '', confirmation: '' });
  const reset = useAction(async () => {
    await request(
      ResetPasswordDocument,
      { input: { userName, code: values.code.trim(), newPassword: values.newPassword } },
      shownInPlace.context,
    );
    draft.forget();
    // All sessions of the member are over. That of another member goes on, and a toast says there what was done.
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
  const now = useNow();
  const wait = Math.ceil((Number(resendFrom) - now) / 1000);
  const minutes = Math.max(0, Math.ceil((Number(acceptedUntil) - now) / 60_000));
  return (
    <AuthForm
      isNext={isNext}
      title={t('forgot.title')}
      intro={
        mailed === null ? t('forgot.sent', { userName, count: minutes }) : t('forgot.fromMail', { userName })
      }
      foot={<WayBack />}
      form={form}
      action={reset}
      submit={[t('forgot.reset'), t('forgot.resetting')]}
      below={
        <Others>
          <Button
            variant="text"
            size="small"
            disabled={wait > 0}
            onClick={() => {
              draft.set({ userName, acceptedUntil: '' });
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
      }
    >
      {minutes === 0 && mailed === null && <Notice tone="warning">{t('forgot.expired')}</Notice>}
      <MailedCodeField label={t('fields.code')} hint={t('hints.code')} {...form.bind('code')} />
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

/** Resets a forgotten login password with a code sent by email, which its link fills in; survives a reload. */
export default function Forgot() {
  const draft = useDraft('forgot', empty);
  const [mailed, forgetMailed] = useMailedCode();
  const asks = mailed === null && draft.values.acceptedUntil === '';
  const [before, setBefore] = useState({ asks, isNext: false });
  // Whichever step the screen opens with, the browser or the way to it says.
  if (before.asks !== asks) setBefore({ asks, isNext: true });
  const { isNext } = before;
  if (asks) return <RequestCode {...{ draft, isNext }} />;
  return <ResetPassword key={mailed?.code} {...{ draft, isNext, mailed, forgetMailed }} />;
}
