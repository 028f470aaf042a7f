import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/field/TextField.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { shownInPlace } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { CompleteLoginDocument } from './second-step.generated.ts';

export interface SecondStepProps {
  /** Of the refused sign-in. */
  challenge: string;
  onSignedIn: (token: string) => void;
  /** The password is asked for again: with the reason, or because the member chose so. */
  onOver: (refusal: unknown) => void;
}

/** The second step of a sign-in: a code of an authenticator app, or a recovery code. */
export function SecondStep({ challenge, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useTranslation('confirmation');
  const [isRecovery, setRecovery] = useState(false);
  const [values, setValues] = useState({ factorCode: '' });
  const signIn = useAction(async () => {
    try {
      const input = { challenge, factorCode: values.factorCode.trim() };
      const { completeLogin } = await request(CompleteLoginDocument, { input }, shownInPlace.context);
      onSignedIn(completeLogin.token);
    } catch (refusal) {
      if (asPortalError(refusal).input === 'challenge') onOver(refusal);
      throw refusal;
    }
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ factorCode }) => ({
      factorCode:
        factorCode.trim() === '' ? t(isRecovery ? 'step.recoveryRequired' : 'code.required') : undefined,
    }),
    signIn.error,
  );
  return (
    <AuthForm
      title={t('step.title')}
      intro={t(isRecovery ? 'step.recoveryIntro' : 'step.intro')}
      foot={
        <Button variant="text" size="small" onClick={() => onOver(null)}>
          {t('step.back')}
        </Button>
      }
      form={form}
      action={signIn}
      submit={[t('step.submit'), t('step.submitting')]}
      below={
        <Button
          variant="text"
          disabled={signIn.isRunning}
          onClick={() => {
            setRecovery(!isRecovery);
            setValues({ factorCode: '' });
          }}
        >
          {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
        </Button>
      }
    >
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t('step.recoveryLabel')}
          hint={t('step.recoveryHint')}
          autoComplete="off"
          autoFocus
          verbatim
          {...form.bind('factorCode')}
        />
      ) : (
        <TextField
          key="app"
          label={t('code.label')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          verbatim
          {...form.bind('factorCode')}
        />
      )}
    </AuthForm>
  );
}
