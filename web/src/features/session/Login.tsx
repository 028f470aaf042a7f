import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { session } from '../../data/session/session.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { text } from '../../design/theme/css.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { forgotPath, parseLoginState, registerPath, type LoginState } from './paths.ts';
import { useSignIn } from './useSignIn.ts';
import { VisitorLink } from './VisitorLink.tsx';

const Aside = styled('p')({ ...text.dense, marginTop: -8 });

const loadPasskeySignIn = lazyImport(() => import('./PasskeySignIn.tsx'), ['confirmation']);

/** Why the last session ended. */
function EndNotice({ reason }: { reason: NonNullable<ReturnType<typeof session.notice>> }) {
  const { t } = useTranslation('session');
  const isWarning = reason === 'expired' || reason === 'invalid' || reason === 'misused';
  return (
    <Notice tone={isWarning ? 'warning' : 'info'} role="status">
      {t(`notice.${reason}`)}
    </Notice>
  );
}

/** What the member has done on the screen before. */
function DoneNotice({ done, userName }: LoginState) {
  const { t } = useTranslation('session');
  return (
    <Notice tone="positive" role="status">
      {done === 'registered' ? t('register.done', { userName }) : t('forgot.done')}
    </Notice>
  );
}

/** The sign-in screen; shows once why the last session ended. */
export default function Login() {
  const { t } = useTranslation(['session', 'common']);
  const arrived = parseLoginState(useLocation().state);
  const [ended] = useState(session.notice);
  const notice = arrived === null ? ended : null;
  useEffect(() => session.forgetNotice(), []);
  const { form, signIn, captcha, step, latest, ...flow } = useSignIn(arrived?.userName ?? null);
  // Browsers without passkeys load nothing of them.
  const passkey = useLazyImport(loadPasskeySignIn, 'PublicKeyCredential' in window);
  if (step !== null)
    return (
      <step.Step challenge={step.challenge} onSignedIn={(token) => flow.start(token)} onOver={flow.endStep} />
    );
  return (
    <AuthForm
      isNext={flow.isBack}
      title={t('login.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('login.new')} <VisitorLink to={registerPath()}>{t('login.register')}</VisitorLink>
        </>
      }
      notice={
        <>
          {notice !== null && <EndNotice reason={notice} />}
          {arrived !== null && latest === null && <DoneNotice {...arrived} />}
        </>
      }
      form={form}
      action={signIn}
      submit={[t('login.submit'), t('login.submitting')]}
      isIncomplete={captcha !== null && captcha.captcha === null}
      below={
        passkey !== null && (
          <passkey.PasskeySignIn
            isLatest={latest === 'passkey'}
            onTry={flow.tryPasskey}
            onSignedIn={flow.start}
          />
        )
      }
    >
      <TextField label={t('fields.userName')} autoComplete="username" verbatim {...form.bind('userName')} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        {...form.bind('password')}
      />
      {captcha !== null && <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />}
      <Aside>
        <VisitorLink to={forgotPath}>{t('login.forgot')}</VisitorLink>
      </Aside>
    </AuthForm>
  );
}
