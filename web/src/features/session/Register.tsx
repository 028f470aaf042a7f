import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { TextButton } from '../../components/TextLink.tsx';
import { shownInPlace } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useRequest } from '../../graphql/useRequest.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';
import { fromState, loginPath } from '../../lib/paths.ts';
import { color, text } from '../../theme/css.ts';
import { AuthForm } from './AuthForm.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { checksOf } from './checks.ts';
import type { LoginState } from './paths.ts';
import { CountriesDocument, RegisterDocument } from './session.generated.ts';
import { useCaptcha } from './useCaptcha.ts';
import { VisitorLink } from './VisitorLink.tsx';

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '& > h2': { ...text.label, color: color.ink.muted },
  '& + &': { marginTop: 4, paddingTop: 20, borderTop: `1px solid ${color.line.soft}` },
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Fields role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Fields>
  );
}

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
  const wanted = fromState(useLocation().state);
  const referralId = useInvitation();
  const draft = useDraft('register', emptyDraft, referralId === null ? {} : { referralId });
  const [secrets, setSecrets] = useState(emptySecrets);
  const captcha = useCaptcha();
  const countries = useRequest(CountriesDocument);
  const checks = checksOf(t);

  const register = useAction(async () => {
    const { userName, countryCode } = draft.values;
    const email = draft.values.email.trim();
    const invitedBy = draft.values.referralId.trim();
    const answer = await captcha.spend((proof) =>
      request(
        RegisterDocument,
        {
          input: {
            userName,
            password: secrets.password,
            transactionPassword: secrets.transactionPassword,
            countryCode,
            ...(email === '' ? {} : { email }),
            ...(invitedBy === '' ? {} : { referralId: invitedBy }),
            ...proof,
          },
        },
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
      email: checks.email(typed.email.trim()),
      captchaAnswer: checks.captcha(typed.captchaAnswer),
    }),
    register.error,
  );
  return (
    <AuthForm
      title={t('register.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('register.existing')} <VisitorLink to={loginPath}>{t('register.login')}</VisitorLink>
        </>
      }
      form={form}
      action={register}
      submit={[t('register.submit'), t('register.submitting')]}
      isIncomplete={captcha.captcha === null}
    >
      <Group title={t('register.sectionSignIn')}>
        <TextField
          label={t('fields.userName')}
          hint={t('hints.userName')}
          autoComplete="username"
          verbatim
          maxLength={20}
          {...form.bind('userName')}
        />
        <PasswordField
          label={t('fields.loginPassword')}
          hint={t('common:password.rule')}
          autoComplete="new-password"
          {...form.bind('password')}
        />
        <PasswordField
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          repeats
          {...form.bind('confirmation')}
        />
        <PasswordField
          label={t('fields.transactionPassword')}
          hint={t('hints.transactionPassword')}
          autoComplete="new-password"
          {...form.bind('transactionPassword')}
        />
      </Group>
      <Group title={t('register.sectionYou')}>
        <SelectField
          label={t('fields.country')}
          autoComplete="country"
          options={(countries.data?.countries ?? []).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          hint={
            countries.error === null ? undefined : (
              <TextButton type="button" onClick={countries.reload}>
                {t('common:actions.tryAgain')}
              </TextButton>
            )
          }
          {...form.bind('countryCode')}
        />
        <TextField
          label={t('fields.referralId')}
          hint={t('hints.referralId')}
          optional
          autoComplete="off"
          verbatim
          {...form.bind('referralId')}
        />
        <TextField
          label={t('fields.email')}
          hint={t('hints.email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          verbatim
          {...form.bind('email')}
        />
        <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />
      </Group>
    </AuthForm>
  );
}
