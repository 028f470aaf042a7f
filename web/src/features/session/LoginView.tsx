import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/surface.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { paths } from '../../paths.ts';
import type { SessionEnd } from '../../session/session.ts';
import { text } from '../../theme/css.ts';
import type { Arrival } from './arrival.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { Failure } from './Failure.tsx';

const Aside = styled('p')({ ...text.dense, marginTop: -8 });

interface LoginViewProps {
  form: Form<{ userName: string; password: string }>;
  signIn: Action<[]>;
  notice: SessionEnd | null;
  arrival: Arrival | null;
}

export function LoginView({ form, signIn, notice, arrival }: LoginViewProps) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <AuthLayout
      title={t('login.title')}
      intro={t('common:product.description')}
      foot={
        <>
          {t('login.new')} <TextLink to={paths.register()}>{t('login.register')}</TextLink>
        </>
      }
    >
      {notice !== null && (
        <Notice tone={notice === 'expired' || notice === 'invalid' ? 'warning' : 'info'} role="status">
          {t(`notice.${notice}`)}
        </Notice>
      )}
      {arrival !== null && (
        <Notice tone="positive" role="status">
          {arrival.done === 'registered'
            ? t('register.done', { userName: arrival.userName })
            : t('forgot.done')}
        </Notice>
      )}
      <form noValidate onSubmit={form.submit(() => void signIn.run())}>
        <Stack>
          <Failure error={signIn.error} />
          <TextField
            label={t('fields.userName')}
            autoComplete="username"
            verbatim
            {...form.bind('userName')}
          />
          <PasswordField
            label={t('fields.password')}
            autoComplete="current-password"
            {...form.bind('password')}
          />
          <Aside>
            <TextLink to={paths.forgot()}>{t('login.forgot')}</TextLink>
          </Aside>
          <Button type="submit" size="large" disabled={signIn.isRunning}>
            {signIn.isRunning ? t('login.submitting') : t('login.submit')}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
