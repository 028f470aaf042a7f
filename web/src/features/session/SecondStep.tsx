import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { answerOf, knowsPasskeys, takesPasskeysHere } from '../../confirmation/passkey.ts';
import { asPortalError } from '../../graphql/errors.ts';
import { shownInPlace } from '../../graphql/report.ts';
import { request } from '../../graphql/request.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { AskSecondStepDocument, CompleteLoginDocument } from './second-step.generated.ts';

export interface SecondStepProps {
  /** Of the refused sign-in. */
  challenge: string;
  onSignedIn: (token: string) => void;
  /** The password is asked for again: with the reason, or because the member chose so. */
  onOver: (refusal: unknown) => void;
}

type Way = 'passkey' | 'app' | 'recovery';

/** What the sign-in can be proved with here. */
interface Asked {
  readonly hasApp: boolean;
  /** What the member's passkeys are asked; null where there are none. */
  readonly options: string | null;
}

const codesAlone: Asked = { hasApp: true, options: null };

async function askStep(challenge: string): Promise<Asked> {
  if (!knowsPasskeys() || !(await takesPasskeysHere())) return codesAlone;
  const input = { challenge };
  const { askSecondStep } = await request(AskSecondStepDocument, { input }, { background: true });
  return { hasApp: askSecondStep.kinds.includes('TOTP'), options: askSecondStep.options };
}

/** The second step of a sign-in: a passkey, a code of an authenticator app, or a recovery code. */
export function SecondStep({ challenge, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useTranslation('confirmation');
  const [asked, setAsked] = useState<Asked | null>(knowsPasskeys() ? null : codesAlone);
  const [chosen, setChosen] = useState<Way | null>(null);
  const hasPasskey = asked !== null && asked.options !== null;
  const way = chosen ?? (hasPasskey ? 'passkey' : 'app');
  const isRecovery = way === 'recovery';
  const [values, setValues] = useState({ factorCode: '' });
  useEffect(() => {
    if (!knowsPasskeys()) return;
    let isCurrent = true;
    const learn = (known: Asked) => {
      if (isCurrent) setAsked(known);
    };
    askStep(challenge).then(learn, () => learn(codesAlone));
    return () => {
      isCurrent = false;
    };
  }, [challenge]);
  const byPasskey = async (): Promise<string> => {
    const options = asked?.options ?? '';
    const answer = await answerOf(options);
    // It is good once: another attempt is asked anew.
    setAsked(await askStep(challenge).catch(() => asked));
    return answer;
  };
  const signIn = useAction(async () => {
    try {
      const factorCode = way === 'passkey' ? await byPasskey() : values.factorCode.trim();
      const input = { challenge, factorCode };
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
        way !== 'passkey' && factorCode.trim() === ''
          ? t(isRecovery ? 'step.recoveryRequired' : 'code.required')
          : undefined,
    }),
    signIn.error,
  );
  const ways: readonly (readonly [Way, string])[] = [
    ...(hasPasskey ? [['passkey', t('step.usePasskey')] as const] : []),
    ...(asked?.hasApp === true ? [['app', t('step.useApp')] as const] : []),
    ['recovery', t('step.useRecovery')],
  ];
  return (
    <AuthForm
      title={t('step.title')}
      intro={t(way === 'passkey' ? 'step.passkeyIntro' : isRecovery ? 'step.recoveryIntro' : 'step.intro')}
      foot={
        <Button variant="text" size="small" onClick={() => onOver(null)}>
          {t('step.back')}
        </Button>
      }
      form={form}
      action={signIn}
      submit={
        way === 'passkey'
          ? [t('step.passkeySubmit'), t('step.passkeySubmitting')]
          : [t('step.submit'), t('step.submitting')]
      }
      isIncomplete={asked === null}
      below={ways
        .filter(([other]) => other !== way)
        .map(([other, label]) => (
          <Button
            key={other}
            variant="text"
            disabled={signIn.isRunning}
            onClick={() => {
              setChosen(other);
              setValues({ factorCode: '' });
            }}
          >
            {label}
          </Button>
        ))}
    >
      {asked === null ? (
        <SkeletonRows count={1} height={72} />
      ) : way === 'passkey' ? null : isRecovery ? (
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
