import { member, type ResultOf } from '@portal/schema/rest';
import { maskIdentityNumber } from '@portal/schema/rules';
import type { Identity, Member, Resolvers } from '../generated/resolvers.ts';
import { toIso } from '../mapping/time.ts';

type UserInfo = ResultOf<typeof member.userInfo>;

/** Keeps the first and last letter of the local part and the whole domain: `d***o@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = at < 0 ? '' : email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${at < 0 ? '' : email.slice(at)}`;
}

/** The identity that the member submitted. A whole number that a platform may answer is masked here. */
const toIdentity = (info: UserInfo): Identity | null =>
  info.kycStatus === null
    ? null
    : {
        status: info.kycStatus,
        maskedNumber: info.identityNumber === null ? null : maskIdentityNumber(info.identityNumber),
        reason: info.kycReason,
        submittedAt: info.kycSubmitTime === null ? null : toIso(info.kycSubmitTime),
        decidedAt: info.kycDecideTime === null ? null : toIso(info.kycDecideTime),
      };

const toMember = (info: UserInfo): Member => ({
  id: info.id,
  userName: info.userName,
  maskedEmail: info.email === null ? null : maskEmail(info.email),
  countryCode: info.countryCode,
  referralId: info.referralId,
  level: { number: info.level, englishName: info.levelEn, chineseName: info.levelCn },
  commitmentEnabled: info.commitmentPackageStatus === 1,
  otcEnabled: info.otcStatus === 1,
  matchingCodesEnabled: info.matchingCodeStatus === 1,
  agreementAccepted: info.agreeStatus === 1,
  registeredAt: toIso(info.createTime),
  identity: toIdentity(info),
});

const passwordNames = { oldPassword: 'currentPassword' };

/** The member's own data, passwords and agreement, and the texts that the platform publishes. */
export const memberResolvers: Resolvers = {
  Query: {
    async me(_parent, _args, context) {
      return toMember(await context.call(member.userInfo, {}));
    },
    async coins(_parent, _args, context) {
      const { records } = await context.call(member.coinList, {});
      return records.map(({ coinName, cnName, shortName }) => ({
        coin: coinName,
        chineseName: cnName,
        shortName,
      }));
    },
    async usualReviewTimes(_parent, _args, context) {
      if (!context.has(member.usualReviewTimes)) return [];
      const { records } = await context.call(member.usualReviewTimes, {});
      return records.map(({ kind, seconds }) => ({
        kind: kind.toUpperCase() as Uppercase<typeof kind>,
        seconds,
      }));
    },
    async media(_parent, { kind }, context) {
      const { records } = await context.call(member.appMediaList, { type: kind ?? null });
      return records.map(({ id, type, title, content, publishTime }) => ({
        id,
        kind: type,
        title,
        body: content,
        publishedAt: toIso(publishTime),
      }));
    },
  },
  Mutation: {
    async acceptAgreement(_parent, { input }, context) {
      await context.call(member.updateAgreeStatus, { agreeStatus: 1, termsId: input.termsId });
      return { member: toMember(await context.call(member.userInfo, {})) };
    },
    async changeLoginPassword(_parent, { input }, context) {
      const { currentPassword: oldPassword, newPassword } = input;
      await context.call(member.updatePassWord, { oldPassword, newPassword }, passwordNames);
      return { changed: true };
    },
    async changeTransactionPassword(_parent, { input }, context) {
      const { loginPassword, currentPassword: oldPassword, newPassword } = input;
      const request = { loginPassword, oldPassword, newPassword };
      await context.call(member.updateTransactionPassword, request, passwordNames);
      return { changed: true };
    },
  },
};
