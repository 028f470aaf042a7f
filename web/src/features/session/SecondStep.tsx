import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { answerOf, takesPasskeysHere } from '../../confirmation/passkey.ts';
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
  /** What the member's passkeys are asked; null where there are none, or none that is good here. */
  readonly options: string | null;
}

/** Where it cannot be known, a code is asked for. */
const codesAlone: Asked = { hasApp: true, options: null };

async function askStep(challenge: string): Promise<Asked> {
  const input = { challenge };
  const [takesPasskeys, { askSecondStep }] = await Promise.all([
    takesPasskeysHere(),
    request(AskSecondStepDocument, { input }, { background: true }),
  ]);
  const { kinds, options } = askSecondStep;
  return { hasApp: kinds.includes('TOTP'), options: takesPasskeys ? options : null };
}

/** The second step of a sign-in: a passkey, a code of an authenticator app, or a recovery code. */
export function SecondStep({ challenge, ...on }: SecondStepProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<Way | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const learn = (known: Asked) => {
      if (isCurrent) setAsked(known);
    };
    askStep(challenge).then(learn, () => learn(codesAlone));
    return () => {
      isCurrent = false;
    };
  }, [challenge]);
  const ways: readonly Way[] = [
    ...(asked !== null && asked.options !== null ? (['passkey'] as const) : []),
    ...(asked === null || asked.hasApp ? (['app'] as const) : []),
    'recovery',
  ];
  const way = chosen ?? ways[0] ?? 'recovery';
  // Each way begins without what was typed and refused in another.
  return (
    <StepForm
      key={way}
      {...on}
      {...{ challenge, asked, way, ways }}
      onAsked={setAsked}
      onChoose={setChosen}
    />
  );
}

interface StepFormProps extends SecondStepProps {
  /** Null until it is known. */
  asked: Asked | null;
  onAsked: (asked: Asked) => void;
  way: Way;
  ways: readonly Way[];
  onChoose: (way: Way) => void;
}

/** The form of one way. */
function StepForm({ challenge, asked, way, ways, ...on }: StepFormProps) {
  const { t } = useTranslation('confirmation');
  const [values, setValues] = useState({ factorCode: '' });
  const byPasskey = async (): Promise<string> => {
    const answer = await answerOf(asked?.options ?? '');
    // It is good once: another attempt is asked anew.
    await askStep(challenge).then(on.onAsked, () => undefined);
    return answer;
  };
  const signIn = useAction(async () => {
    try {
      const factorCode = way === 'passkey' ? await byPasskey() : values.factorCode.trim();
      const input = { challenge, factorCode };
      const { completeLogin } = await request(CompleteLoginDocument, { input }, shownInPlace.context);
      on.onSignedIn(completeLogin.token);
    } catch (refusal) {
      if (asPortalError(refusal).input === 'challenge') on.onOver(refusal);
      throw refusal;
    }
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ factorCode }) => ({
      factorCode:
        way !== 'passkey' && factorCode.trim() === ''
          ? t(way === 'recovery' ? 'step.recoveryRequired' : 'code.required')
          : undefined,
    }),
    signIn.error,
  );
  return (
    <AuthForm
      isNext
      title={t('step.title')}
      intro={t(introOf[way])}
      foot={
        <Button variant="text" size="small" onClick={() => on.onOver(null)}>
          {t('step.back')}
        </Button>
      }
      // A passkey is all there is, and it is not good here.
      notice={ways[0] === 'recovery' && <Notice tone="warning">{t('passkey.notHere')}</Notice>}
      form={form}
      action={signIn}
      submit={
        way === 'passkey'
          ? [t('step.passkeySubmit'), t('step.passkeySubmitting')]
          : [t('step.submit'), t('step.submitting')]
      }
      isIncomplete={asked === null}
      below={ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="text" disabled={signIn.isRunning} onClick={() => on.onChoose(other)}>
            {t(chooseOf[other])}
          </Button>
        ))}
    >
      {asked === null ? (
        <SkeletonRows count={1} height={72} />
      ) : way === 'passkey' ? null : way === 'recovery' ? (
        <TextField
          label={t('step.recoveryLabel')}
          hint={t('step.recoveryHint')}
          autoComplete="off"
          autoFocus
          verbatim
          {...form.bind('factorCode')}
        />
      ) : (
        <TextField
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

const introOf = {
  passkey: 'step.passkeyIntro',
  app: 'step.intro',
  recovery: 'step.recoveryIntro',
} as const satisfies Record<Way, string>;

const chooseOf = {
  passkey: 'step.usePasskey',
  app: 'step.useApp',
  recovery: 'step.useRecovery',
} as const satisfies Record<Way, string>;
