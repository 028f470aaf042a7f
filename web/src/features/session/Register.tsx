import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useRequest } from '../../graphql/useRequest.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { loginPath } from '../../lib/paths.ts';
import type { Arrival } from './arrival.ts';
import { checksOf } from './checks.ts';
import { RegisterView } from './RegisterView.tsx';
import { CountriesDocument, RegisterDocument } from './session.generated.ts';
import { useCaptcha } from './useCaptcha.ts';

const emptyDraft = { userName: '', countryCode: '', referralId: '', email: '' };
const emptySecrets = { password: '', confirmation: '', transactionPassword: '' };

/** Referral ID of an invitation: `…/?ref=AB12#/register` or `…/#/register?ref=AB12`. */
function useInvitation(): string | null {
  const [params] = useSearchParams();
  return params.get('ref') ?? new URLSearchParams(window.location.search).get('ref');
}

/** The registration screen. The form survives a reload, except passwords and captcha. */
export default function Register() {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const referralId = useInvitation();
  const draft = useDraft('register', emptyDraft, referralId === null ? {} : { referralId });
  const [secrets, setSecrets] = useState(emptySecrets);
  const captcha = useCaptcha();
  const countries = useRequest(CountriesDocument);
  const checks = checksOf(t);

  const values = { ...draft.values, ...secrets, captchaAnswer: captcha.answer };
  const form = useForm(
    values,
    (changes) => {
      const { captchaAnswer, ...rest } = changes;
      if (captchaAnswer !== undefined) captcha.setAnswer(captchaAnswer);
      else if (Object.keys(rest).some((name) => name in emptyDraft)) draft.set(rest);
      else setSecrets((current) => ({ ...current, ...rest }));
    },
    (typed) => ({
      userName: checks.newName(typed.userName),
      password: checks.newPassword(typed.password, t('fields.loginPassword')),
      confirmation: checks.repeated(typed.confirmation, typed.password),
      transactionPassword:
        checks.newPassword(typed.transactionPassword, t('fields.transactionPassword')) ??
        (typed.transactionPassword === typed.password ? t('common:password.sameAsLogin') : undefined),
      countryCode: typed.countryCode === '' ? t('errors.country') : undefined,
      email: checks.email(typed.email.trim()),
      captchaAnswer: checks.captcha(typed.captchaAnswer),
    }),
  );

  const register = useAction(async () => {
    const { userName, countryCode } = draft.values;
    const email = draft.values.email.trim();
    const invitedBy = draft.values.referralId.trim();
    const answer = await captcha.spend((proof) =>
      request(RegisterDocument, {
        input: {
          userName,
          password: secrets.password,
          transactionPassword: secrets.transactionPassword,
          countryCode,
          ...(email === '' ? {} : { email }),
          ...(invitedBy === '' ? {} : { referralId: invitedBy }),
          ...proof,
        },
      }),
    );
    draft.forget();
    const arrival: Arrival = { userName: answer.register.userName, done: 'registered' };
    await navigate(loginPath, { state: arrival });
  });
  return <RegisterView form={form} register={register} captcha={captcha} countries={countries} />;
}
