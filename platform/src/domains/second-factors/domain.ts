import { defineDomain } from '../../domain.ts';
import { audit } from './audit.ts';
import { askForProof, proveByFactor, removeFactor, renewRecoveryCodes, setFactorConfirms } from './change.ts';
import { completeLogin } from './complete-sign-in.ts';
import { addTotp, forgetExpiredEnrolments, prepareTotp } from './enrol.ts';
import { addPasskey, preparePasskey } from './enrol-passkey.ts';
import { stateOf } from './factors.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands } from './operator.ts';
import { askedToSignIn, forgetExpiredChallenges } from './passkey-challenges.ts';
import { askStep, signInByPasskey } from './passkey-sign-in.ts';
import { passkeySiteOf } from './passkey-site.ts';
import { askPasskey } from './passkeys.ts';
import { refusals } from './refusals.ts';
import { reseal } from './reseal.ts';

/** What a member proves a sign-in with besides the password, and payments in place of the transaction password. */
export const secondFactors = defineDomain({
  name: 'second-factors',
  refusals,
  fields,
  mails,
  routes: (services) => ({
    secondFactorState: ({ member }) => stateOf(services.database, member.id),
    prepareTotp: ({ member, data }) => prepareTotp(services, member, data),
    addTotp: ({ member, data }) => addTotp(services, member, data),
    passkeyOrigin: () => Promise.resolve({ origin: passkeySiteOf(services.portalUrl)?.origin ?? null }),
    preparePasskey: ({ member, data }) => preparePasskey(services, member, data),
    addPasskey: ({ member, data }) => addPasskey(services, member, data),
    askPasskey: ({ member, data }) => askForProof(services, member, data),
    askStep: ({ data: { challenge } }) => askStep(services, challenge),
    askPasskeyLogin: () => askPasskey(services, null, askedToSignIn),
    passkeyLogin: ({ data: { answer }, locale, ip, userAgent }) =>
      signInByPasskey(services, answer, { locale, ip, userAgent }),
    removeFactor: ({ member, data }) => removeFactor(services, member, data),
    renewRecoveryCodes: ({ member, data }) => renewRecoveryCodes(services, member, data),
    setFactorConfirms: ({ member, data }) => setFactorConfirms(services, member, data),
    proveByFactor: ({ member, data }) => proveByFactor(services, member, data),
    completeLogin: ({ data, locale, ip, userAgent }) =>
      completeLogin(services, data, { locale, ip, userAgent }),
  }),
  jobs: [reseal],
  retention: [forgetExpiredEnrolments, forgetExpiredChallenges],
  commands,
  audit,
});
