import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/field/TextField.tsx';
import { Stack } from '../../components/surface.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { Failure } from './Failure.tsx';
import type { RequestCodeValues } from './forgotForms.ts';
import type { CaptchaState } from './useCaptcha.ts';

interface RequestCodeViewProps {
  form: Form<RequestCodeValues>;
  ask: Action<[]>;
  captcha: CaptchaState;
}

export function RequestCodeView({ form, ask, captcha }: RequestCodeViewProps) {
  const { t } = useTranslation('session');
  return (
    <AuthLayout title={t('forgot.title')} intro={t('forgot.intro')} foot={<BackToLogin />}>
      <form noValidate onSubmit={form.submit(() => void ask.run())}>
        <Stack>
          <Failure error={ask.error} />
          <TextField
            label={t('fields.userName')}
            autoComplete="username"
            verbatim
            {...form.bind('userName')}
          />
          <CaptchaField state={captcha} {...form.bind('captchaAnswer')} />
          <Button type="submit" size="large" disabled={ask.isRunning || captcha.captcha === null}>
            {ask.isRunning ? t('forgot.requesting') : t('forgot.request')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
