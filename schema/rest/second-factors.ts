import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { confirmedLimits, epochMs, flag, id, optionalText, typedPassword, text } from './fields.ts';
import { newSession } from './session.ts';

/** The types of second factors. */
export const factorTypes = ['TOTP', 'PASSKEY'] as const;

/** A passkey answer takes some hundred characters, with an attestation some thousand. */
const answerLength = 16_384;

/** The operation to confirm: an endpoint that accepts a proof, with all its data except the proof. */
const confirmedOperation = z.object(
  { path: text(100), data: z.record(z.string(), z.unknown(), 'required') },
  'required',
);

/** A code from an authenticator app, a recovery code, or a passkey answer: `PublicKeyCredential.toJSON()` as text. */
const factorCode = text(answerLength);
const passkeyAnswer = text(answerLength);

/** WebAuthn options as JSON for the browser. */
const question = z.object({ options: z.string(), expireTime: epochMs });

/** Changes of sign-in methods require the login password and a factor or recovery code. */
const proven = { loginPassword: typedPassword, factorCode };

/** The code is required once the member has a factor. */
const provenWhereThereIsOne = z.object({
  loginPassword: typedPassword,
  factorCode: optionalText(answerLength).optional(),
});

const limits = { perAddressPerMinute: 20 };

const factorState = z.object({
  /** Oldest first. */
  factors: z.array(
    z.object({
      id,
      factorType: z.enum(factorTypes),
      factorName: z.string(),
      createTime: epochMs,
      lastUseTime: epochMs.nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int().nonnegative(),
  /** Whether a factor replaces the transaction password. */
  confirms: flag,
});

/** Recovery codes are returned only when generated; afterwards only hashes are stored. */
const madeCodes = z.object({ ...factorState.shape, recoveryCodes: z.array(z.string()) });

/** Second factors for sign-in, and for payments instead of the transaction password. */
export const secondFactors = {
  secondFactorState: endpoint({
    path: '/api/app/ext/secondFactorState',
    summary:
      "The member's second factors, the number of remaining recovery codes, and what the factors confirm",
    effect: 'read',
    extension: true,
    result: factorState,
  }),
  prepareTotp: endpoint({
    path: '/api/app/ext/prepareTotp',
    summary: 'A new secret for an authenticator app, which takes effect once a code of it is entered',
    effect: 'write',
    extension: true,
    limits,
    request: provenWhereThereIsOne,
    result: z.object({
      /** Base32 (RFC 4648), without padding. */
      secret: z.string(),
      /** The same as an `otpauth://totp/…` URI. */
      uri: z.string(),
      expireTime: epochMs,
    }),
  }),
  addTotp: endpoint({
    path: '/api/app/ext/addTotp',
    summary:
      'Adds the app with this code and ends the other sessions; the first factor generates recovery codes',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ factorName: text(40), factorCode }),
    result: madeCodes,
  }),
  passkeyOrigin: endpoint({
    path: '/api/app/ext/passkeyOrigin',
    summary: 'The relying party ID of passkeys; null if they are not supported',
    auth: 'visitor',
    effect: 'read',
    extension: true,
    result: z.object({ origin: z.string().nullable() }),
  }),
  preparePasskey: endpoint({
    path: '/api/app/ext/preparePasskey',
    summary: 'The options for creating a passkey',
    effect: 'write',
    extension: true,
    limits,
    request: provenWhereThereIsOne,
    result: question,
  }),
  addPasskey: endpoint({
    path: '/api/app/ext/addPasskey',
    summary:
      'Adds the created passkey and ends the other sessions; the first factor generates recovery codes',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ factorName: text(40), answer: passkeyAnswer }),
    result: madeCodes,
  }),
  askPasskey: endpoint({
    path: '/api/app/ext/askPasskey',
    summary: "Requests an answer of the member's passkeys, which is used like an app's code",
    effect: 'write',
    extension: true,
    limits,
    /** Without an operation: for a change of the factors. */
    request: z.object({ operation: confirmedOperation.optional() }),
    result: question,
  }),
  askStep: endpoint({
    path: '/api/app/ext/askStep',
    summary: 'The factors for the second step of a sign-in, with the options for passkeys',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ challenge: text(64) }),
    result: z.object({ factorTypes: z.array(z.enum(factorTypes)), options: z.string().nullable() }),
  }),
  askPasskeyLogin: endpoint({
    path: '/api/app/ext/askPasskeyLogin',
    summary: 'Requests an answer of any passkey of the portal, for signing in with it alone',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    result: question,
  }),
  passkeyLogin: endpoint({
    path: '/api/app/ext/passkeyLogin',
    summary: 'Signs in the member of a passkey',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ answer: passkeyAnswer }),
    result: newSession,
  }),
  removeFactor: endpoint({
    path: '/api/app/ext/removeFactor',
    summary:
      'Removes a factor; removing the last one deletes the recovery codes and restores the transaction password',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ id, ...proven }),
    result: factorState,
  }),
  renewRecoveryCodes: endpoint({
    path: '/api/app/ext/renewRecoveryCodes',
    summary: 'Ten new recovery codes, which replace the existing ones',
    effect: 'write',
    extension: true,
    limits,
    request: z.object(proven),
    result: madeCodes,
  }),
  setFactorConfirms: endpoint({
    path: '/api/app/ext/setFactorConfirms',
    summary: 'Chooses whether a factor replaces the transaction password, which is required for the change',
    effect: 'write',
    extension: true,
    limits: { ...limits, ...confirmedLimits },
    request: z.object({ confirms: flag, ...proven, transactionPassword: optionalText(64).optional() }),
    result: factorState,
  }),
  proveByFactor: endpoint({
    path: '/api/app/ext/proveByFactor',
    summary: 'A proof that replaces the transaction password once, for one operation with exactly this data',
    effect: 'write',
    extension: true,
    limits: { ...limits, ...confirmedLimits },
    request: z.object({
      operation: confirmedOperation,
      factorCode,
      /** Required if a factor does not replace it. */
      transactionPassword: optionalText(64).optional(),
    }),
    result: z.object({ proof: z.string(), expireTime: epochMs }),
  }),
  completeLogin: endpoint({
    path: '/api/app/ext/completeLogin',
    summary: 'The second step of a sign-in, with the challenge of the refused login',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ challenge: text(64), factorCode }),
    result: newSession,
  }),
} satisfies Domain;
