import { member, secondFactors, session, type ResultOf } from '@portal/schema/rest';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../../context/context.ts';
import type { Resolvers, Session } from '../../generated/resolvers.ts';
import { gatewayError, isSessionOver } from '../../kernel/errors.ts';
import { toIso, toIsoOrNull } from '../../mapping/time.ts';

const toSession = ({
  startTime,
  seenTime,
  ...own
}: ResultOf<typeof session.sessions>['records'][number]): Session => ({
  ...own,
  startedAt: toIso(startTime),
  seenAt: toIso(seenTime),
});

const captchaNames = { captcha: 'captchaAnswer' };

/** The refusal that requires a second step. If the platform cannot accept one, only support can help. */
function withoutSecondStep(error: unknown, context: GatewayContext): unknown {
  return error instanceof GraphQLError &&
    error.extensions['needs'] === 'secondFactor' &&
    !context.has(secondFactors.completeLogin)
    ? gatewayError('PLATFORM_MESSAGE', error.message, { needs: 'support' })
    : error;
}

/** Registering, signing in and out, and recovering a password. */
export const sessionResolvers: Resolvers = {
  Query: {
    async sessions(_parent, _args, context) {
      if (!context.has(session.sessions)) return null;
      return (await context.call(session.sessions, {})).records.map(toSession);
    },
    async idleLimit(_parent, _args, context) {
      return context.has(session.idleLimit) ? context.call(session.idleLimit, {}) : null;
    },
    async visitorRules(_parent, _args, context) {
      return context.has(session.visitorRules) ? context.call(session.visitorRules, {}) : null;
    },
    async countries(_parent, _args, context) {
      const { records } = await context.call(session.countryList, {});
      return records.map(({ countryCode, name }) => ({ code: countryCode, name }));
    },
  },
  Mutation: {
    async createCaptcha(_parent, _args, context) {
      const { captchaId, image, expireTime } = await context.call(session.captchaImage, {});
      return { id: captchaId, image, expiresAt: toIsoOrNull(expireTime) };
    },
    async register(_parent, { input }, context) {
      const request = {
        userName: input.userName,
        password: input.password,
        transactionPassword: input.transactionPassword,
        countryCode: input.countryCode,
        email: input.email ?? null,
        referralId: input.referralId ?? null,
        captchaId: input.captchaId,
        captcha: input.captchaAnswer,
      };
      const made = await context.call(session.userRegister, request, captchaNames);
      return { userId: made?.id ?? null, userName: made?.userName ?? input.userName };
    },
    async login(_parent, { input }, context) {
      const request = {
        userName: input.userName,
        password: input.password,
        captchaId: input.captchaId ?? undefined,
        captcha: input.captchaAnswer ?? undefined,
      };
      const { token, expireTime } = await context
        .call(session.login, request, captchaNames)
        .catch((error: unknown) => {
          throw withoutSecondStep(error, context);
        });
      context.services.tokenLife.record(expireTime);
      return { token, expiresAt: toIsoOrNull(expireTime) };
    },
    async logout(_parent, _args, context) {
      const endsAtPlatform = context.has(session.logout);
      try {
        // Without a sign-out endpoint, any call of the member shows whether the platform knows the token.
        await (endsAtPlatform ? context.call(session.logout, {}) : context.call(member.userInfo, {}));
      } catch (error) {
        if (isSessionOver(error)) return { revoked: true };
        throw error;
      }
      const isRefusedEverywhere = await context.revoke();
      return { revoked: endsAtPlatform || isRefusedEverywhere };
    },
    async createTabTicket(_parent, { input }, context) {
      const { ticket, expireTime } = await context.call(session.createTabTicket, input);
      return { ticket, expiresAt: toIso(expireTime) };
    },
    async redeemTabTicket(_parent, { input }, context) {
      const { token, expireTime } = await context.call(session.redeemTabTicket, input);
      context.services.tokenLife.record(expireTime);
      return { token, expiresAt: toIsoOrNull(expireTime) };
    },
    async setIdleLimit(_parent, { input: { minutes } }, context) {
      return { idleLimit: await context.call(session.setIdleLimit, { minutes: minutes ?? null }) };
    },
    async endSession(_parent, { input: { sessionId } }, context) {
      const { records } = await context.call(session.endSession, { sessionId });
      return { sessions: records.map(toSession) };
    },
    async endOtherSessions(_parent, _args, context) {
      const { records } = await context.call(session.endOtherSessions, {});
      return { sessions: records.map(toSession) };
    },
    async sendTransactionCode(_parent, { input: { loginPassword: password } }, context) {
      const names = { password: 'loginPassword' };
      const { expireSeconds, retrySeconds } = await context.call(
        session.sendTransactionCode,
        { password },
        names,
      );
      return { expiresInSeconds: expireSeconds, retryAfterSeconds: retrySeconds };
    },
    async resetTransactionPassword(_parent, { input }, context) {
      const { loginPassword: password, code, newPassword: transactionPassword } = input;
      const request = { password, code, transactionPassword };
      const names = { password: 'loginPassword', transactionPassword: 'newPassword' };
      const { payoutsClosedUntil } = await context.call(session.resetTransactionPassword, request, names);
      return { payoutsClosedUntil: toIso(payoutsClosedUntil) };
    },
    async sendEmailCodes(_parent, { input }, context) {
      const { expireSeconds, retrySeconds } = await context.call(session.sendEmailCodes, input);
      return { expiresInSeconds: expireSeconds, retryAfterSeconds: retrySeconds };
    },
    async changeEmail(_parent, { input: { currentCode, ...given } }, context) {
      const request = { ...given, currentCode: currentCode ?? undefined };
      const { email, payoutsClosedUntil } = await context.call(session.changeEmail, request);
      return {
        maskedEmail: email,
        payoutsClosedUntil: toIsoOrNull(payoutsClosedUntil),
      };
    },
    async requestPasswordReset(_parent, { input }, context) {
      const { userName, captchaId, captchaAnswer: captcha } = input;
      const request = { userName, captchaId, captcha };
      const { expireSeconds, retrySeconds } = await context.call(session.noLoginSend, request, captchaNames);
      return { expiresInSeconds: expireSeconds, retryAfterSeconds: retrySeconds };
    },
    async resetPassword(_parent, { input }, context) {
      const { userName, code, newPassword: password } = input;
      const names = { password: 'newPassword' };
      await context.call(session.forgotPassword, { userName, code, password }, names);
      return { reset: true };
    },
  },
};
