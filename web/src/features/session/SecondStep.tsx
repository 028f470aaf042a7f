import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asPortalError } from '../../data/graphql/errors.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useForm, type FieldBinding } from '../../forms/useForm.ts';
import { requestPasskeyAnswer, acceptsPasskeysHere } from '../../orders/confirmation/passkey.ts';
import { AuthForm } from './AuthForm.tsx';
import { AskSecondStepDocument, CompleteLoginDocument } from './second-step.generated.ts';

export interface SecondStepProps {
  /** Of the refused sign-in. */
  challenge: string;
  onSignedIn: (token: string) => void;
  /** The password is prepared for again: with the reason, or because the member chose so. */
  onOver: (refusal: unknown) => void;
}

type Method = 'passkey' | 'app' | 'recovery';

/** What the sign-in can be proved with here. */
interface PreparedStep {
  readonly hasApp: boolean;
  /** What the member's passkeys are prepared; null where there are none, or none that is good here. */
  readonly options: string | null;
}

/** Where it cannot be known, a code is prepared for. */
const codesAlone: PreparedStep = { hasApp: true, options: null };

async function prepareStep(challenge: string): Promise<PreparedStep> {
  const input = { challenge };
  const [takesPasskeys, { askSecondStep }] = await Promise.all([
    acceptsPasskeysHere(),
    request(AskSecondStepDocument, { input }, { background: true }),
  ]);
  const { kinds, options } = askSecondStep;
  return { hasApp: kinds.includes('TOTP'), options: takesPasskeys ? options : null };
}

/** The second step of a sign-in: a passkey, a code of an authenticator app, or a recovery code. */
export function SecondStep({ challenge, ...on }: SecondStepProps) {
  const [prepared, setPrepared] = useState<PreparedStep | null>(null);
  const [chosen, setChosen] = useState<Method | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const learn = (known: PreparedStep) => {
      if (isCurrent) setPrepared(known);
    };
    prepareStep(challenge).then(learn, () => learn(codesAlone));
    return () => {
      isCurrent = false;
    };
  }, [challenge]);
  const methods: readonly Method[] = [
    ...(prepared !== null && prepared.options !== null ? (['passkey'] as const) : []),
    ...(prepared === null || prepared.hasApp ? (['app'] as const) : []),
    'recovery',
  ];
  const method = chosen ?? methods[0] ?? 'recovery';
  // Each method starts without the values and errors of another.
  return (
    <StepForm
      key={method}
      {...on}
      {...{ challenge, prepared, method, methods }}
      onPrepared={setPrepared}
      onChoose={setChosen}
    />
  );
}

interface StepFormProps extends SecondStepProps {
  /** Null while loading. */
  prepared: PreparedStep | null;
  onPrepared: (prepared: PreparedStep) => void;
  method: Method;
  methods: readonly Method[];
  onChoose: (method: Method) => void;
}

/** The form of one method. */
function StepForm({ challenge, prepared, method, methods, ...on }: StepFormProps) {
  const { t } = useTranslation('confirmation');
  const [values, setValues] = useState({ factorCode: '' });
  const byPasskey = async (): Promise<string> => {
    const answer = await requestPasskeyAnswer(prepared?.options ?? '');
    // A challenge is valid once, so another attempt needs a new one.
    await prepareStep(challenge).then(on.onPrepared, () => undefined);
    return answer;
  };
  const signIn = useAction(async () => {
    try {
      const factorCode = method === 'passkey' ? await byPasskey() : values.factorCode.trim();
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
        method !== 'passkey' && factorCode.trim() === ''
          ? t(method === 'recovery' ? 'step.recoveryRequired' : 'code.required')
          : undefined,
    }),
    signIn.error,
  );
  return (
    <AuthForm
      isNext
      title={t('step.title')}
      intro={t(introOf[method])}
      foot={
        <Button variant="text" size="small" onClick={() => on.onOver(null)}>
          {t('step.back')}
        </Button>
      }
      // The only factor is a passkey, which does not work here.
      notice={methods[0] === 'recovery' && <Notice tone="warning">{t('passkey.notHere')}</Notice>}
      form={form}
      action={signIn}
      submit={
        method === 'passkey'
          ? [t('step.passkeySubmit'), t('step.passkeySubmitting')]
          : [t('step.submit'), t('step.submitting')]
      }
      isIncomplete={prepared === null}
      below={methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="text" disabled={signIn.isRunning} onClick={() => on.onChoose(other)}>
            {t(chooseOf[other])}
          </Button>
        ))}
    >
      {prepared === null ? (
        <SkeletonRows count={1} height={72} />
      ) : (
        method !== 'passkey' && <CodeField method={method} {...form.bind('factorCode')} />
      )}
    </AuthForm>
  );
}

/** The field of a code: of the app, or a recovery code. */
function CodeField({ method, ...field }: FieldBinding & { method: Exclude<Method, 'passkey'> }) {
  const { t } = useTranslation('confirmation');
  if (method === 'recovery')
    return (
      <TextField
        label={t('step.recoveryLabel')}
        hint={t('step.recoveryHint')}
        autoComplete="off"
        autoFocus
        verbatim
        {...field}
      />
    );
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
      verbatim
      {...field}
    />
  );
}

const introOf = {
  passkey: 'step.passkeyIntro',
  app: 'step.intro',
  recovery: 'step.recoveryIntro',
} as const satisfies Record<Method, string>;

const chooseOf = {
  passkey: 'step.usePasskey',
  app: 'step.useApp',
  recovery: 'step.useRecovery',
} as const satisfies Record<Method, string>;
