import { z } from 'zod';
import { endpoint, type Domain } from './endpoint.ts';
import { confirmedLimits, epochMs, flag, id, optionalText, passwordTyped, text } from './fields.ts';
import { newSession } from './session.ts';

/** What a second factor can be. */
export const factorTypes = ['TOTP', 'PASSKEY'] as const;

/** What a browser says of a passkey is some hundred characters, and with an attestation some thousand. */
const answerLength = 16_384;

/** What a factor is asked to confirm: an endpoint that takes a proof, and its whole data without the proof. */
const confirmedOperation = z.object(
  { path: text(100), data: z.record(z.string(), z.unknown(), 'required') },
  'required',
);

/** A code of an authenticator app, a recovery code, or what a passkey answered: `PublicKeyCredential.toJSON()` as text. */
const factorCode = text(answerLength);
const passkeyAnswer = text(answerLength);

/** What the browser passes on to a passkey: JSON of WebAuthn's options. */
const question = z.object({ options: z.string(), expireTime: epochMs });

/** What changes how a member signs in is asked for with the login password and a factor or a recovery code. */
const proven = { loginPassword: passwordTyped, factorCode };

/** The code is asked for once the member has a factor. */
const provenWhereThereIsOne = z.object({
  loginPassword: passwordTyped,
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
  /** Whether a factor confirms in place of the transaction password. */
  confirms: flag,
});

/** Recovery codes are answered once, when they are made: afterwards only their hashes are known. */
const madeCodes = z.object({ ...factorState.shape, recoveryCodes: z.array(z.string()) });

/** What a member proves a sign-in with besides the password, and payments in place of the transaction password. */
export const secondFactors = {
  secondFactorState: endpoint({
    path: '/api/app/ext/secondFactorState',
    summary: "The member's second factors, how many recovery codes are left, and what the factors confirm",
    effect: 'read',
    extension: true,
    result: factorState,
  }),
  prepareTotp: endpoint({
    path: '/api/app/ext/prepareTotp',
    summary: 'A new secret for an authenticator app, which counts once a code of it was given',
    effect: 'write',
    extension: true,
    limits,
    request: provenWhereThereIsOne,
    result: z.object({
      /** Base32 (RFC 4648), without padding. */
      secret: z.string(),
      /** The same for an app, `otpauth://totp/…`. */
      uri: z.string(),
      expireTime: epochMs,
    }),
  }),
  addTotp: endpoint({
    path: '/api/app/ext/addTotp',
    summary:
      'Adds the app whose code this is, and ends the other sessions; the first factor makes recovery codes',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ factorName: text(40), factorCode }),
    result: madeCodes,
  }),
  passkeyOrigin: endpoint({
    path: '/api/app/ext/passkeyOrigin',
    summary: 'The address of the portal at which passkeys are made and used; null where it takes none',
    auth: 'visitor',
    effect: 'read',
    extension: true,
    result: z.object({ origin: z.string().nullable() }),
  }),
  preparePasskey: endpoint({
    path: '/api/app/ext/preparePasskey',
    summary: 'What the browser makes a new passkey from',
    effect: 'write',
    extension: true,
    limits,
    request: provenWhereThereIsOne,
    result: question,
  }),
  addPasskey: endpoint({
    path: '/api/app/ext/addPasskey',
    summary:
      'Adds the passkey that was made, and ends the other sessions; the first factor makes recovery codes',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ factorName: text(40), answer: passkeyAnswer }),
    result: madeCodes,
  }),
  askPasskey: endpoint({
    path: '/api/app/ext/askPasskey',
    summary: "Asks the member's passkeys: the answer goes where a code of an app goes",
    effect: 'write',
    extension: true,
    limits,
    /** Without an operation it is a change of the factors. */
    request: z.object({ operation: confirmedOperation.optional() }),
    result: question,
  }),
  askStep: endpoint({
    path: '/api/app/ext/askStep',
    summary: 'What proves the second step of a sign-in, and what passkeys are asked for it',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ challenge: text(64) }),
    result: z.object({ factorTypes: z.array(z.enum(factorTypes)), options: z.string().nullable() }),
  }),
  askPasskeyLogin: endpoint({
    path: '/api/app/ext/askPasskeyLogin',
    summary: 'Asks whichever passkey of the portal the browser has, to sign in with it alone',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    result: question,
  }),
  passkeyLogin: endpoint({
    path: '/api/app/ext/passkeyLogin',
    summary: 'Signs in the member whose passkey answered',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ answer: passkeyAnswer }),
    result: newSession,
  }),
  removeFactor: endpoint({
    path: '/api/app/ext/removeFactor',
    summary: 'Removes a factor; with the last one go the recovery codes and what factors confirm',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ id, ...proven }),
    result: factorState,
  }),
  renewRecoveryCodes: endpoint({
    path: '/api/app/ext/renewRecoveryCodes',
    summary: 'Ten new recovery codes, which replace those that there were',
    effect: 'write',
    extension: true,
    limits,
    request: z.object(proven),
    result: madeCodes,
  }),
  setFactorConfirms: endpoint({
    path: '/api/app/ext/setFactorConfirms',
    summary: 'Whether a factor confirms in place of the transaction password, which is asked for to begin',
    effect: 'write',
    extension: true,
    limits: { ...limits, ...confirmedLimits },
    request: z.object({ confirms: flag, ...proven, transactionPassword: optionalText(64).optional() }),
    result: factorState,
  }),
  proveByFactor: endpoint({
    path: '/api/app/ext/proveByFactor',
    summary:
      'A proof that goes in place of the transaction password, once and for one operation with exactly this data',
    effect: 'write',
    extension: true,
    limits: { ...limits, ...confirmedLimits },
    request: z.object({
      operation: confirmedOperation,
      factorCode,
      /** Asked for where a factor does not replace it. */
      transactionPassword: optionalText(64).optional(),
    }),
    result: z.object({ proof: z.string(), expireTime: epochMs }),
  }),
  completeLogin: endpoint({
    path: '/api/app/ext/completeLogin',
    summary: 'The second step of a sign-in, with the challenge that the refused login carried',
    auth: 'visitor',
    effect: 'write',
    extension: true,
    limits,
    request: z.object({ challenge: text(64), factorCode }),
    result: newSession,
  }),
} satisfies Domain;
