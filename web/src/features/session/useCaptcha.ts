import { useEffect, useEffectEvent, useState } from 'react';
import { asPortalError } from '../../data/graphql/errors.ts';
import { useRequest } from '../../data/graphql/useRequest.ts';
import { CreateCaptchaDocument, type CreateCaptchaMutation } from './session.generated.ts';

/** Proves that a person filled in the form. */
export interface CaptchaProof {
  readonly captchaId: string;
  readonly captchaAnswer: string;
}

export interface CaptchaState {
  captcha: CreateCaptchaMutation['createCaptcha'] | null;
  /** As typed so far. */
  answer: string;
  setAnswer: (answer: string) => void;
  failed: boolean;
  /** Whether a new picture came over what was typed for the one before. */
  renewed: boolean;
  refresh: () => void;
  /**
   * Sends with the proof. A captcha is single use, so a refusal loads a new one and clears the field, unless it names
   * another field: then the platform lets the same one through again.
   */
  spend: <T>(send: (proof: CaptchaProof) => Promise<T>) => Promise<T>;
}

/** A captcha, refreshed before it expires; none is loaded until it is needed. */
export function useCaptcha({ isNeeded = true } = {}): CaptchaState {
  const { data, error, reload } = useRequest(isNeeded ? CreateCaptchaDocument : null);
  const [answer, setAnswer] = useState('');
  const [renewed, setRenewed] = useState(false);
  const captcha = data?.createCaptcha ?? null;
  const refresh = () => {
    setRenewed(false);
    setAnswer('');
    reload();
  };
  const renew = useEffectEvent(() => {
    refresh();
    setRenewed(answer !== '');
  });

  useEffect(() => {
    if (captcha?.expiresAt == null) return;
    const left = new Date(captcha.expiresAt).getTime() - Date.now();
    // A wrong clock must not cause a loop; timers overflow after 24 days.
    const timer = setTimeout(() => renew(), Math.min(Math.max(left - 5_000, 20_000), 2_000_000_000));
    return () => clearTimeout(timer);
  }, [captcha]);

  return {
    captcha,
    answer,
    setAnswer: (typed) => {
      setRenewed(false);
      setAnswer(typed);
    },
    failed: error !== null,
    renewed,
    refresh,
    spend: async (send) => {
      try {
        return await send({ captchaId: captcha?.id ?? '', captchaAnswer: answer.trim() });
      } catch (refusal) {
        const { input } = asPortalError(refusal);
        if (input === null || input === 'captchaAnswer') refresh();
        throw refusal;
      }
    },
  };
}
