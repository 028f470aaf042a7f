import { defineDomain } from '../../domain.ts';
import { completeSignIn } from '../session/index.ts';
import { proveByFactor, removeFactor, renewRecoveryCodes, setFactorConfirms } from './change.ts';
import { addTotp, forgetExpiredEnrolments, prepareTotp } from './enrol.ts';
import { stateOf } from './factors.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands } from './operator.ts';
import { proveFactor } from './prove.ts';
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
    removeFactor: ({ member, data }) => removeFactor(services, member, data),
    renewRecoveryCodes: ({ member, data }) => renewRecoveryCodes(services, member, data),
    setFactorConfirms: ({ member, data }) => setFactorConfirms(services, member, data),
    proveByFactor: ({ member, data }) => proveByFactor(services, member, data),
    completeLogin: ({ data: { challenge, factorCode: code }, ip, userAgent }) =>
      completeSignIn(services, { challenge, from: { ip, userAgent } }, (memberId, budget, then) =>
        proveFactor(services, { memberId, code, budget, takesRecoveryCode: true }, then),
      ),
  }),
  jobs: [reseal],
  retention: [forgetExpiredEnrolments],
  commands,
});
