import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { portalNow } from '../../lib/clock.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { loginPath } from '../../lib/paths.ts';
import type { Arrival } from './arrival.ts';
import { RequestCodeView } from './RequestCodeView.tsx';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { RequestPasswordResetDocument, ResetPasswordDocument } from './session.generated.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useRequestCodeForm, useResetForm } from './forgotForms.ts';

/** State of a requested code; times in ms since 1970, as strings because drafts are. */
const empty = { userName: '', acceptedUntil: '', resendFrom: '' };

type ForgotDraft = ReturnType<typeof useDraft<typeof empty>>;

function RequestCode({ draft }: { draft: ForgotDraft }) {
  const captcha = useCaptcha();
  const form = useRequestCodeForm(
    { userName: draft.values.userName, captchaAnswer: captcha.answer },
    (changes) => {
      if (changes.captchaAnswer !== undefined) captcha.setAnswer(changes.captchaAnswer);
      if (changes.userName !== undefined) draft.set({ userName: changes.userName });
    },
  );
  const ask = useAction(async () => {
    const userName = draft.values.userName.trim();
    const { requestPasswordReset } = await captcha.spend((proof) =>
      request(RequestPasswordResetDocument, { input: { userName, ...proof } }),
    );
    const now = portalNow();
    draft.set({
      userName,
      acceptedUntil: String(now + requestPasswordReset.expiresInSeconds * 1000),
      resendFrom: String(now + requestPasswordReset.retryAfterSeconds * 1000),
    });
  });
  return <RequestCodeView form={form} ask={ask} captcha={captcha} />;
}

function ResetPassword({ draft }: { draft: ForgotDraft }) {
  const navigate = useNavigate();
  const [values, setValues] = useState({ code: '', newPassword: '', confirmation: '' });
  const form = useResetForm(values, (changes) => setValues((current) => ({ ...current, ...changes })));
  const reset = useAction(async () => {
    const { userName } = draft.values;
    await request(ResetPasswordDocument, {
      input: { userName, code: values.code.trim(), newPassword: values.newPassword },
    });
    draft.forget();
    const arrival: Arrival = { userName, done: 'passwordReset' };
    await navigate(loginPath, { state: arrival });
  });
  return (
    <ResetPasswordView
      form={form}
      reset={reset}
      userName={draft.values.userName}
      acceptedUntil={Number(draft.values.acceptedUntil)}
      resendFrom={Number(draft.values.resendFrom)}
      onAskAgain={() => draft.set({ acceptedUntil: '' })}
      onOtherName={draft.clear}
    />
  );
}

/** Resets a forgotten login password with a code sent by email; survives a reload. */
export default function Forgot() {
  useTranslation(['session', 'common']);
  const draft = useDraft('forgot', empty);
  return draft.values.acceptedUntil === '' ? <RequestCode draft={draft} /> : <ResetPassword draft={draft} />;
}
