import { secondFactors, type ResultOf } from '@portal/schema/rest';
import type { Resolvers, SecondFactors } from '../generated/resolvers.ts';
import { toIso } from '../mapping/time.ts';

type State = ResultOf<typeof secondFactors.secondFactorState>;

const toSecondFactors = ({ factors, recoveryCodesLeft, confirms }: State): SecondFactors => ({
  factors: factors.map(({ id, factorType, factorName, createTime, lastUseTime }) => ({
    id,
    kind: factorType,
    name: factorName,
    addedAt: toIso(createTime),
    lastUsedAt: lastUseTime === null ? null : toIso(lastUseTime),
  })),
  recoveryCodesLeft,
  confirmsOperations: confirms === 1,
});

/** What a member proves a sign-in with besides the password, and operations in place of the transaction password. */
export const secondFactorsResolvers: Resolvers = {
  Query: {
    async secondFactors(_parent, _args, context) {
      if (!context.has(secondFactors.secondFactorState)) return null;
      return toSecondFactors(await context.call(secondFactors.secondFactorState, {}));
    },
  },
  Mutation: {
    async prepareAuthenticatorApp(_parent, { input: { loginPassword, factorCode } }, context) {
      const request = { loginPassword, factorCode: factorCode ?? undefined };
      const { secret, uri, expireTime } = await context.call(secondFactors.prepareTotp, request);
      return { secret, uri, expiresAt: toIso(expireTime) };
    },
    async addAuthenticatorApp(_parent, { input: { name, factorCode } }, context) {
      const request = { factorName: name, factorCode };
      const made = await context.call(secondFactors.addTotp, request, { factorName: 'name' });
      return { secondFactors: toSecondFactors(made), recoveryCodes: [...made.recoveryCodes] };
    },
    async removeSecondFactor(_parent, { input: { id, loginPassword, factorCode } }, context) {
      const state = await context.call(secondFactors.removeFactor, { id, loginPassword, factorCode });
      return { secondFactors: toSecondFactors(state) };
    },
    async renewRecoveryCodes(_parent, { input: { loginPassword, factorCode } }, context) {
      const made = await context.call(secondFactors.renewRecoveryCodes, { loginPassword, factorCode });
      return { secondFactors: toSecondFactors(made), recoveryCodes: [...made.recoveryCodes] };
    },
    async setFactorConfirms(_parent, { input }, context) {
      const request = {
        confirms: input.enabled ? (1 as const) : (0 as const),
        loginPassword: input.loginPassword,
        factorCode: input.factorCode,
        transactionPassword: input.transactionPassword ?? undefined,
      };
      const names = { confirms: 'enabled' };
      return {
        secondFactors: toSecondFactors(await context.call(secondFactors.setFactorConfirms, request, names)),
      };
    },
    async proveByFactor(_parent, { input }, context) {
      const { purpose, subject, factorCode } = input;
      const transactionPassword = input.transactionPassword ?? undefined;
      const request = { purpose, subject, factorCode, transactionPassword };
      const { proof, expireTime } = await context.call(secondFactors.proveByFactor, request);
      return { proof, expiresAt: toIso(expireTime) };
    },
    async completeLogin(_parent, { input: { challenge, factorCode } }, context) {
      const { token, expireTime } = await context.call(secondFactors.completeLogin, {
        challenge,
        factorCode,
      });
      context.services.tokenLife.learn(expireTime);
      return { token, expiresAt: toIso(expireTime) };
    },
  },
};
