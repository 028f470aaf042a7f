/** Passkeys of this browser: whether there can be one, what it answers, and making one. */
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { lazyImport } from '../../browser/lazyImport.ts';
import { PortalError } from '../../data/graphql/errors.ts';
import type { ConfirmedOperation } from '../../data/graphql/proofs.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { AskPasskeyDocument, OwnFactorKindsDocument, PasskeyOriginDocument } from './passkey.generated.ts';

/** What WebAuthn's JSON becomes and comes from; loaded when a passkey is used. */
const loadWebAuthn = lazyImport(() => import('@simplewebauthn/browser'), ['confirmation']);

/** The value of a code field that a passkey answers instead. No code looks like this. */
export const passkeyPlaceholder = '{passkey}';

/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether passkeys are made and used at this address of the portal. */
export async function acceptsPasskeysHere(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  const { passkeyOrigin } = await request(PasskeyOriginDocument, {}, { background: true });
  return passkeyOrigin === window.location.origin;
}

/** A refusal in the portal's own words: nothing was sent. `field`: the one that the passkey answers in. */
const refused = (
  key: 'passkey.cancelled' | 'passkey.notMade' | 'passkey.known',
  cause: unknown,
  field: string | null = null,
): PortalError =>
  Object.assign(new PortalError('PLATFORM_MESSAGE', i18next.t(`confirmation:${key}`), { field }), {
    cause,
  });

/** What a passkey answers to these options, as JSON. Rejects with a PortalError when the member lets none answer. */
export async function requestPasskeyAnswer(options: string): Promise<string> {
  const { startAuthentication } = await loadWebAuthn();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as Options }));
  } catch (cause) {
    throw refused('passkey.cancelled', cause, 'factorCode');
  }
}

/** A new passkey by these options, as JSON. Rejects with a PortalError when none is made. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await loadWebAuthn();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as Options }));
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw refused(isKnown ? 'passkey.known' : 'passkey.notMade', cause);
  }
}

/**
 * What goes where a code goes: the code that was typed, or the answer of a passkey that was chosen instead, which
 * confirms an operation, or a change of the factors where it is null.
 */
export async function factorAnswer(typed: string, operation: ConfirmedOperation | null): Promise<string> {
  if (typed !== passkeyPlaceholder) return typed.trim();
  const input = { operation };
  const { askPasskey } = await request(AskPasskeyDocument, { input }, shownInPlace.context);
  return requestPasskeyAnswer(askPasskey.options);
}

/** With what a signed-in member can answer here. */
export interface OwnFactors {
  readonly takesPasskeys: boolean;
  readonly hasPasskey: boolean;
  readonly hasApp: boolean;
}

/** Where it cannot be known, a code is asked for. */
const codesAlone: OwnFactors = { takesPasskeys: false, hasPasskey: false, hasApp: true };

async function loadFactors(): Promise<OwnFactors> {
  const { passkeyOrigin, own } = await request(OwnFactorKindsDocument, {}, { background: true });
  const has = (kind: 'TOTP' | 'PASSKEY') => own?.factors.some((factor) => factor.kind === kind) === true;
  const takesPasskeys = supportsPasskeys() && passkeyOrigin === window.location.origin;
  return { takesPasskeys, hasPasskey: takesPasskeys && has('PASSKEY'), hasApp: has('TOTP') };
}

/** With what the member can answer here; null until it is known. */
export function useOwnFactors(): OwnFactors | null {
  const [factors, setFactors] = useState<OwnFactors | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const learn = (known: OwnFactors) => {
      if (isCurrent) setFactors(known);
    };
    loadFactors().then(learn, () => learn(codesAlone));
    return () => {
      isCurrent = false;
    };
  }, []);
  return factors;
}
