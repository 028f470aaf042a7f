import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { text } from '../../design/theme/css.ts';
import { useAction } from '../../forms/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { portalNow } from '../../time/clock.ts';
import { AuthForm } from './AuthForm.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { checksOf } from './checks.ts';
import type { StepProps } from './forgotDraft.ts';
import { RequestPasswordResetDocument } from './session.generated.ts';
import { useCaptcha } from './useCaptcha.ts';

/** How long a code from support is taken, in ms, as the platform does. */
const supportCodeLife = 60 * 60_000;

/** Seconds, where the platform does not return how long a code is accepted and when to ask again. */
const usualExpiry = 15 * 60;
const usualRetry = 60;

const Support = styled('div')({
  ...text.dense,
  display: 'grid',
  gap: 4,
  justifyItems: 'center',
  textAlign: 'center',
});

/** The first step: has a code mailed, or skips to the second with a code from support. */
export function RequestCode({ draft, isNext }: StepProps) {
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
      acceptedUntil: String(now + (requestPasswordReset.expiresInSeconds ?? usualExpiry) * 1000),
      resendFrom: String(now + (requestPasswordReset.retryAfterSeconds ?? usualRetry) * 1000),
      isFromSupport: '',
    });
  });
  const [isNameMissing, setNameMissing] = useState(false);
  /** A code from support needs the name alone: nothing is mailed. */
  const enterCode = () => {
    const userName = draft.values.userName.trim();
    setNameMissing(checks.existingName(userName) !== undefined);
    if (checks.existingName(userName) !== undefined) return;
    const now = portalNow();
    draft.set({
      userName,
      acceptedUntil: String(now + supportCodeLife),
      resendFrom: String(now),
      isFromSupport: 'yes',
    });
  };
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
      foot={<BackToSignIn />}
      form={form}
      action={ask}
      submit={[t('forgot.request'), t('forgot.requesting')]}
      isIncomplete={captcha.captcha === null}
      below={
        <Support>
          <p>
            {t('forgot.noEmail')} <ContactSupport />
          </p>
          <Button variant="text" size="small" onClick={enterCode}>
            {t('forgot.haveCode')}
          </Button>
        </Support>
      }
    >
      <TextField
        label={t('fields.userName')}
        autoComplete="username"
        verbatim
        {...form.bind('userName')}
        {...(isNameMissing && { error: checks.existingName(draft.values.userName) })}
      />
      <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />
    </AuthForm>
  );
}
