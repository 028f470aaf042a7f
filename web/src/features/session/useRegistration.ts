import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { useRequest } from '../../data/graphql/useRequest.ts';
import { fromState, loginPath } from '../../extension-points/paths.ts';
import { useAction } from '../../forms/useAction.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { checksOf } from './checks.ts';
import type { LoginState } from './paths.ts';
import { CountriesDocument, RegisterDocument, type RegisterMutationVariables } from './session.generated.ts';
import { useCaptcha, type CaptchaProof } from './useCaptcha.ts';

const emptyDraft = { userName: '', countryCode: '', referralId: '', email: '' };
const emptySecrets = { password: '', confirmation: '', transactionPassword: '' };

/** Referral ID of an invitation: `…/?ref=AB12#/register` or `…/#/register?ref=AB12`. */
function useInvitation(): string | null {
  const [params] = useSearchParams();
  return params.get('ref') ?? new URLSearchParams(window.location.search).get('ref');
}

type RegistrationValues = typeof emptyDraft & typeof emptySecrets;

/** What is sent; optional fields that are empty are left out. */
function toInput(values: RegistrationValues, proof: CaptchaProof): RegisterMutationVariables['input'] {
  const { userName, countryCode, password, transactionPassword } = values;
  const email = values.email.trim();
  const referralId = values.referralId.trim();
  return {
    userName,
    password,
    transactionPassword,
    countryCode,
    ...(email === '' ? {} : { email }),
    ...(referralId === '' ? {} : { referralId }),
    ...proof,
  };
}

export type Registration = ReturnType<typeof useRegistration>;

/** State of the registration form, which survives a reload except for passwords and captcha, and its request. */
export function useRegistration() {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const wanted = fromState(useLocation().state);
  const referralId = useInvitation();
  const draft = useDraft('register', emptyDraft, referralId === null ? {} : { referralId });
  const [secrets, setSecrets] = useState(emptySecrets);
  const captcha = useCaptcha();
  const countries = useRequest(CountriesDocument);
  const needsEmail = countries.data?.visitorRules?.registrationNeedsEmail === true;
  const checks = checksOf(t);

  const register = useAction(async () => {
    const answer = await captcha.spend((proof) =>
      request(
        RegisterDocument,
        { input: toInput({ ...draft.values, ...secrets }, proof) },
        shownInPlace.context,
      ),
    );
    draft.forget();
    const state: LoginState = { ...wanted, userName: answer.register.userName, done: 'registered' };
    await navigate(loginPath, { state });
  });

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
      email:
        needsEmail && typed.email.trim() === ''
          ? checks.required('', t('fields.email'))
          : checks.email(typed.email.trim()),
      captchaAnswer: checks.captcha(typed.captchaAnswer),
    }),
    register.error,
  );
  return { form, register, captcha, countries, needsEmail };
}
