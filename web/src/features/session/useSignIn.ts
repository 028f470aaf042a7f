import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { asPortalError } from '../../data/graphql/errors.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { useRequest } from '../../data/graphql/useRequest.ts';
import { session } from '../../data/session/session.ts';
import { useAction } from '../../forms/useAction.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { checksOf } from './checks.ts';
import type { SecondStepProps } from './SecondStep.tsx';
import { LoginDocument, SignInRulesDocument } from './session.generated.ts';
import { useCaptcha, type CaptchaProof } from './useCaptcha.ts';

const empty = { userName: '' };

const loadSecondStep = lazyImport(() => import('./SecondStep.tsx'), ['confirmation']);

/** A sign-in whose password was right. */
interface Step {
  readonly challenge: string;
  readonly Step: ComponentType<SecondStepProps>;
}

/**
 * A sign-in with a password: its form, its request, and the second step that the platform may require.
 * @param arrivedAs the user name that another screen has passed on, or null
 */
export function useSignIn(arrivedAs: string | null) {
  const { t } = useTranslation(['session', 'common']);
  const draft = useDraft('login', empty, arrivedAs === null ? {} : { userName: arrivedAs });
  const [password, setPassword] = useState('');
  const checks = checksOf(t);
  // Without an answer, the refusal of the first attempt requires the captcha if needed.
  const rules = useRequest(SignInRulesDocument);
  const [isAskedFor, setAskedFor] = useState(false);
  const needsCaptcha = isAskedFor || rules.data?.visitorRules?.signInNeedsCaptcha === true;
  const captcha = useCaptcha({ isNeeded: needsCaptcha });
  const [step, setStep] = useState<Step | null>(null);
  const [over, setOver] = useState<unknown>(null);
  const [isBack, setBack] = useState(false);
  // Of two failed attempts only the last one is shown.
  const [latest, setLatest] = useState<'password' | 'passkey' | null>(null);
  const send = (proof: Partial<CaptchaProof> = {}) =>
    request(
      LoginDocument,
      { input: { userName: draft.values.userName.trim(), password, ...proof } },
      shownInPlace.context,
    );
  const start = (token: string, userName = draft.values.userName.trim()) => {
    draft.forget();
    // The route guard now redirects to the requested screen.
    session.start(token, userName);
  };
  const signIn = useAction(async () => {
    setOver(null);
    setLatest('password');
    try {
      start((await (needsCaptcha ? captcha.spend(send) : send())).login.token);
    } catch (refusal) {
      const { needs, challenge } = asPortalError(refusal);
      if (needs === 'captcha') setAskedFor(true);
      if (needs !== 'secondFactor' || challenge === null) throw refusal;
      const { SecondStep } = await loadSecondStep();
      setPassword('');
      setStep({ challenge, Step: SecondStep });
    }
  });
  const form = useForm(
    { ...draft.values, password, captchaAnswer: captcha.answer },
    ({ password: typed, captchaAnswer, ...rest }) => {
      if (typed !== undefined) setPassword(typed);
      if (captchaAnswer !== undefined) captcha.setAnswer(captchaAnswer);
      draft.set(rest);
    },
    (values) => ({
      userName: checks.existingName(values.userName),
      password: checks.required(values.password, t('fields.password')),
      captchaAnswer: needsCaptcha ? checks.captcha(values.captchaAnswer) : undefined,
    }),
    latest === 'password' ? (signIn.error ?? over) : null,
  );
  return {
    form,
    signIn,
    /** Null where none is needed. */
    captcha: needsCaptcha ? captcha : null,
    /** The second step, or null while the password is asked for. */
    step,
    /** Whether the member has come back from the second step. */
    isBack,
    /** What the last attempt used, or null before the first. */
    latest,
    tryPasskey: () => setLatest('passkey'),
    start,
    /** Returns from the second step to the password, with the reason. */
    endStep: (refusal: unknown) => {
      setStep(null);
      setOver(refusal);
      setBack(true);
    },
  };
}
