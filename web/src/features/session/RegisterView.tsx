import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Stack } from '../../components/surface.tsx';
import { TextButton, TextLink } from '../../components/TextLink.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Requested } from '../../graphql/useRequest.ts';
import type { Form } from '../../lib/useForm.ts';
import { loginPath } from '../../lib/paths.ts';
import { color, text } from '../../theme/css.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { Failure } from './Failure.tsx';
import type { CountriesQuery } from './session.generated.ts';
import type { CaptchaState } from './useCaptcha.ts';

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

type Field =
  | 'userName'
  | 'password'
  | 'confirmation'
  | 'transactionPassword'
  | 'countryCode'
  | 'referralId'
  | 'email'
  | 'captchaAnswer';

interface RegisterViewProps {
  form: Form<Record<Field, string>>;
  register: Action<[]>;
  captcha: CaptchaState;
  countries: Requested<CountriesQuery>;
}

export function RegisterView({ form, register, captcha, countries }: RegisterViewProps) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <AuthLayout
      title={t('register.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('register.existing')} <TextLink to={loginPath}>{t('register.login')}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={form.submit(() => void register.run())}>
        <Stack>
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
          <Failure error={register.error} />
          <Button type="submit" size="large" disabled={register.isRunning || captcha.captcha === null}>
            {register.isRunning ? t('register.submitting') : t('register.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
