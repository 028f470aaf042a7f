import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import {
  requestProof,
  proveByFactor,
  removeFactor,
  renewRecoveryCodes,
  setFactorConfirms,
} from './change.ts';
import { completeLogin } from './complete-sign-in.ts';
import { addPasskey, preparePasskey } from './enrol-passkey.ts';
import { addTotp, deleteExpiredEnrolments, prepareTotp } from './enrol.ts';
import { getFactorState } from './factors.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands } from './operator.ts';
import { signInScope, deleteExpiredChallenges } from './passkey-challenges.ts';
import { requestStepPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { getPasskeySite } from './passkey-site.ts';
import { requestPasskey } from './passkeys.ts';
import { refusals } from './refusals.ts';
import { reseal } from './reseal.ts';

/**
 * Second factors: sign-in steps after the password, and confirmation of payments in place of the transaction
 * password.
 */
export const secondFactors = defineDomain({
  name: 'second-factors',
  refusals,
  fields,
  mails,
  routes: (services) => ({
    secondFactorState: ({ member }) => getFactorState(services.database, member.id),
    prepareTotp: ({ member, data }) => prepareTotp(services, member, data),
    addTotp: ({ member, data }) => addTotp(services, member, data),
    passkeyOrigin: () => Promise.resolve({ origin: getPasskeySite(services.portalUrl)?.origin ?? null }),
    preparePasskey: ({ member, data }) => preparePasskey(services, member, data),
    addPasskey: ({ member, data }) => addPasskey(services, member, data),
    askPasskey: ({ member, data }) => requestProof(services, member, data),
    askStep: ({ data: { challenge } }) => requestStepPasskey(services, challenge),
    askPasskeyLogin: () => requestPasskey(services, null, signInScope),
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
  retention: [deleteExpiredEnrolments, deleteExpiredChallenges],
  commands,
  audit,
});
