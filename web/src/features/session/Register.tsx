import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { color, text } from '../../design/theme/css.ts';
import { TextButton } from '../../design/ui/TextLink.tsx';
import { loginPath } from '../../extension-points/paths.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { useRegistration, type Registration } from './useRegistration.ts';
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

/** The user name and the passwords. */
function SignInFields({ form }: Pick<Registration, 'form'>) {
  const { t } = useTranslation(['session', 'common']);
  return (
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
  );
}

/** Who the member is, who invited them, and the captcha. */
function MemberFields({ form, captcha, countries, needsEmail }: Registration) {
  const { t } = useTranslation(['session', 'common']);
  return (
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
        hint={t(needsEmail ? 'hints.emailNeeded' : 'hints.email')}
        optional={!needsEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        verbatim
        {...form.bind('email')}
      />
      <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />
    </Group>
  );
}

/** The registration screen. */
export default function Register() {
  const { t } = useTranslation(['session', 'common']);
  const registration = useRegistration();
  return (
    <AuthForm
      title={t('register.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('register.existing')} <VisitorLink to={loginPath}>{t('register.login')}</VisitorLink>
        </>
      }
      form={registration.form}
      action={registration.register}
      submit={[t('register.submit'), t('register.submitting')]}
      isIncomplete={registration.captcha.captcha === null}
    >
      <SignInFields form={registration.form} />
      <MemberFields {...registration} />
    </AuthForm>
  );
}
