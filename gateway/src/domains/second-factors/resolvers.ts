import { secondFactors, type ResultOf } from '@portal/schema/rest';
import { planCall } from '../../context/planned-call.ts';
import type { PasskeyQuestion, Resolvers, SecondFactors } from '../../generated/resolvers.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

type State = ResultOf<typeof secondFactors.secondFactorState>;

type Question = ResultOf<typeof secondFactors.askPasskey>;

const toQuestion = ({ options, expireTime }: Question): PasskeyQuestion => ({
  options,
  expiresAt: toIso(expireTime),
});

const toSecondFactors = ({ factors, recoveryCodesLeft, confirms }: State): SecondFactors => ({
  factors: factors.map(({ id, factorType, factorName, createTime, lastUseTime }) => ({
    id,
    kind: factorType,
    name: factorName,
    addedAt: toIso(createTime),
    lastUsedAt: toIsoOrNull(lastUseTime),
  })),
  recoveryCodesLeft,
  confirmsOperations: confirms === 1,
});

/** Second factors: they complete a sign-in, and confirm operations instead of the transaction password. */
export const secondFactorsResolvers: Resolvers = {
  Query: {
    async secondFactors(_parent, _args, context) {
      if (!context.has(secondFactors.secondFactorState)) return null;
      return toSecondFactors(await context.call(secondFactors.secondFactorState, {}));
    },
    async passkeyOrigin(_parent, _args, context) {
      if (!context.has(secondFactors.passkeyOrigin)) return null;
      return (await context.call(secondFactors.passkeyOrigin, {})).origin;
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
    async preparePasskey(_parent, { input: { loginPassword, factorCode } }, context) {
      const request = { loginPassword, factorCode: factorCode ?? undefined };
      return toQuestion(await context.call(secondFactors.preparePasskey, request));
    },
    async addPasskey(_parent, { input: { name, answer } }, context) {
      const made = await context.call(
        secondFactors.addPasskey,
        { factorName: name, answer },
        { factorName: 'name' },
      );
      return { secondFactors: toSecondFactors(made), recoveryCodes: [...made.recoveryCodes] };
    },
    async askPasskey(_parent, { input: { operation } }, context, info) {
      const request = operation == null ? {} : { operation: await planCall(operation, context, info) };
      return toQuestion(await context.call(secondFactors.askPasskey, request));
    },
    async askSecondStep(_parent, { input: { challenge } }, context) {
      const { factorTypes, options } = await context.call(secondFactors.askStep, { challenge });
      return { kinds: [...factorTypes], options };
    },
    async askPasskeyLogin(_parent, _args, context) {
      return toQuestion(await context.call(secondFactors.askPasskeyLogin, {}));
    },
    async loginByPasskey(_parent, { input: { answer } }, context) {
      const { token, expireTime } = await context.call(secondFactors.passkeyLogin, { answer });
      context.services.tokenLife.record(expireTime);
      return { token, expiresAt: toIsoOrNull(expireTime) };
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
    async proveByFactor(_parent, { input }, context, info) {
      const operation = await planCall(input.operation, context, info);
      const transactionPassword = input.transactionPassword ?? undefined;
      const request = { operation, factorCode: input.factorCode, transactionPassword };
      const { proof, expireTime } = await context.call(secondFactors.proveByFactor, request);
      return { proof, expiresAt: toIso(expireTime) };
    },
    async completeLogin(_parent, { input: { challenge, factorCode } }, context) {
      const { token, expireTime } = await context.call(secondFactors.completeLogin, {
        challenge,
        factorCode,
      });
      context.services.tokenLife.record(expireTime);
      return { token, expiresAt: toIsoOrNull(expireTime) };
    },
  },
};
