import { styled } from '@mui/material/styles';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { shownInPlace } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { session } from '../../session/session.ts';
import { text } from '../../theme/css.ts';
import { AuthForm } from './AuthForm.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { checksOf } from './checks.ts';
import type { SecondStepProps } from './SecondStep.tsx';
import { forgotPath, parseLoginState, registerPath } from './paths.ts';
import { LoginDocument } from './session.generated.ts';
import { useCaptcha, type CaptchaProof } from './useCaptcha.ts';
import { VisitorLink } from './VisitorLink.tsx';

const Aside = styled('p')({ ...text.dense, marginTop: -8 });

const empty = { userName: '' };

const loadSecondStep = lazyImport(() => import('./SecondStep.tsx'), ['confirmation']);

const loadPasskeySignIn = lazyImport(() => import('./PasskeySignIn.tsx'), ['confirmation']);

/** A sign-in whose password was right. */
interface Step {
  readonly challenge: string;
  readonly Step: ComponentType<SecondStepProps>;
}

/** The sign-in screen; shows once why the last session ended. */
export default function Login() {
  const { t } = useTranslation(['session', 'common']);
  const arrived = parseLoginState(useLocation().state);
  const [ended] = useState(session.notice);
  const notice = arrived === null ? ended : null;
  useEffect(() => session.forgetNotice(), []);
  const draft = useDraft('login', empty, arrived === null ? {} : { userName: arrived.userName });
  const [password, setPassword] = useState('');
  const checks = checksOf(t);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha({ isNeeded: needsCaptcha });
  const [step, setStep] = useState<Step | null>(null);
  const [over, setOver] = useState<unknown>(null);
  const [isBack, setBack] = useState(false);
  // Of two attempts that failed the last one is said.
  const [latest, setLatest] = useState<'password' | 'passkey' | null>(null);
  // Browsers without passkeys load nothing of them.
  const passkey = useLazyImport(loadPasskeySignIn, 'PublicKeyCredential' in window);
  const send = (proof: Partial<CaptchaProof> = {}) =>
    request(
      LoginDocument,
      { input: { userName: draft.values.userName.trim(), password, ...proof } },
      shownInPlace.context,
    );
  const start = (token: string, userName = draft.values.userName.trim()) => {
    draft.forget();
    // The route guard now redirects to the requested screen.
    session.start(token, userName);
  };
  const signIn = useAction(async () => {
    setOver(null);
    setLatest('password');
    try {
      start((await (needsCaptcha ? captcha.spend(send) : send())).login.token);
    } catch (refusal) {
      const { needs, challenge } = asPortalError(refusal);
      if (needs === 'captcha') setNeedsCaptcha(true);
      if (needs !== 'secondFactor' || challenge === null) throw refusal;
      const { SecondStep } = await loadSecondStep();
      setPassword('');
      setStep({ challenge, Step: SecondStep });
    }
  });
  const form = useForm(
    { ...draft.values, password, captchaAnswer: captcha.answer },
    ({ password: typed, captchaAnswer, ...rest }) => {
      if (typed !== undefined) setPassword(typed);
      if (captchaAnswer !== undefined) captcha.setAnswer(captchaAnswer);
      draft.set(rest);
    },
    (values) => ({
      userName: checks.existingName(values.userName),
      password: checks.required(values.password, t('fields.password')),
      captchaAnswer: needsCaptcha ? checks.captcha(values.captchaAnswer) : undefined,
    }),
    latest === 'password' ? (signIn.error ?? over) : null,
  );
  if (step !== null)
    return (
      <step.Step
        challenge={step.challenge}
        onSignedIn={(token) => start(token)}
        onOver={(refusal) => {
          setStep(null);
          setOver(refusal);
          setBack(true);
        }}
      />
    );
  return (
    <AuthForm
      isNext={isBack}
      title={t('login.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('login.new')} <VisitorLink to={registerPath()}>{t('login.register')}</VisitorLink>
        </>
      }
      notice={
        <>
          {notice !== null && (
            <Notice tone={notice === 'expired' || notice === 'invalid' ? 'warning' : 'info'} role="status">
              {t(`notice.${notice}`)}
            </Notice>
          )}
          {arrived !== null && latest === null && (
            <Notice tone="positive" role="status">
              {arrived.done === 'registered'
                ? t('register.done', { userName: arrived.userName })
                : t('forgot.done')}
            </Notice>
          )}
        </>
      }
      form={form}
      action={signIn}
      submit={[t('login.submit'), t('login.submitting')]}
      isIncomplete={needsCaptcha && captcha.captcha === null}
      below={
        passkey !== null && (
          <passkey.PasskeySignIn
            isLatest={latest === 'passkey'}
            onTry={() => setLatest('passkey')}
            onSignedIn={start}
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
      {needsCaptcha && <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />}
      <Aside>
        <VisitorLink to={forgotPath}>{t('login.forgot')}</VisitorLink>
      </Aside>
    </AuthForm>
  );
}
