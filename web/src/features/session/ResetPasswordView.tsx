import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/surface.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { useNow } from '../../lib/useNow.ts';
import { tabular } from '../../theme/css.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { Failure } from './Failure.tsx';
import type { ResetValues } from './forgotForms.ts';

const Others = styled('div')({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
});

interface ResetPasswordViewProps {
  form: Form<ResetValues>;
  reset: Action<[]>;
  userName: string;
  /** In ms since 1970. */
  acceptedUntil: number;
  resendFrom: number;
  onAskAgain: () => void;
  onOtherName: () => void;
}

export function ResetPasswordView(props: ResetPasswordViewProps) {
  const { t } = useTranslation(['session', 'common']);
  const { form, reset, userName } = props;
  const now = useNow();
  const wait = Math.ceil((props.resendFrom - now) / 1000);
  const minutes = Math.max(0, Math.ceil((props.acceptedUntil - now) / 60_000));
  return (
    <AuthLayout
      title={t('forgot.title')}
      intro={t('forgot.sent', { userName, count: minutes })}
      foot={<BackToLogin />}
    >
      <form noValidate onSubmit={form.submit(() => void reset.run())}>
        <Stack>
          {minutes === 0 && <Notice tone="warning">{t('forgot.expired')}</Notice>}
          <Failure error={reset.error} />
          <TextField
            label={t('fields.code')}
            hint={t('hints.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            verbatim
            maxLength={6}
            {...form.bind('code')}
          />
          <PasswordField
            label={t('fields.newPassword')}
            hint={t('common:password.rule')}
            autoComplete="new-password"
            {...form.bind('newPassword')}
          />
          <PasswordField
            label={t('fields.confirmPassword')}
            autoComplete="new-password"
            repeats
            {...form.bind('confirmation')}
          />
          <Button type="submit" size="large" disabled={reset.isRunning}>
            {reset.isRunning ? t('forgot.resetting') : t('forgot.reset')}
          </Button>
          <Others>
            <Button variant="text" size="small" disabled={wait > 0} onClick={props.onAskAgain}>
              {wait > 0 ? t('forgot.resendIn', { seconds: wait }) : t('forgot.resend')}
            </Button>
            <Button variant="text" size="small" onClick={props.onOtherName}>
              {t('forgot.otherName')}
            </Button>
          </Others>
        </Stack>
      </form>
    </AuthLayout>
  );
}
