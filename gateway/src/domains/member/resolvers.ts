import { member, secondFactors, type Restriction, type ResultOf } from '@portal/schema/rest';
import { maskEmail, maskIdentityNumber } from '@portal/schema/rules';
import type { GatewayContext } from '../../context/context.ts';
import { guardedOperations } from '../../generated/guarded-operations.ts';
import type {
  Identity,
  Level,
  MailPreferences,
  Member,
  Resolvers,
  Restriction as MemberRestriction,
} from '../../generated/resolvers.ts';
import { toIsoOrNull } from '../../mapping/time.ts';

type UserInfo = ResultOf<typeof member.userInfo>;

/** The identity that the member submitted. A whole number that a platform may answer is masked here. */
const toIdentity = (info: UserInfo): Identity | null =>
  info.kycStatus === null
    ? null
    : {
        status: info.kycStatus,
        maskedNumber: info.identityNumber === null ? null : maskIdentityNumber(info.identityNumber),
        reason: info.kycReason,
        submittedAt: toIsoOrNull(info.kycSubmitTime),
        decidedAt: toIsoOrNull(info.kycDecideTime),
      };

/** A mutation is closed if every endpoint that it can call is. */
const toRestriction = ({ reason, until, paths }: Restriction): MemberRestriction => ({
  reason,
  until: toIsoOrNull(until),
  operations: Object.entries(guardedOperations)
    .filter(([, called]) => called.every((path) => paths.includes(path)))
    .map(([operation]) => operation),
});

const toLevel = ({ level, levelEn, levelCn }: UserInfo): Level | null =>
  level === null || levelEn === null || levelCn === null
    ? null
    : { number: level, englishName: levelEn, chineseName: levelCn };

/** Null if the gateway cannot prove a factor; the platform then refuses operations that need one. */
const toMember = (info: UserInfo, canProve: boolean): Member => ({
  id: info.id,
  userName: info.userName,
  maskedEmail: info.email === null ? null : maskEmail(info.email),
  countryCode: info.countryCode,
  referralId: info.referralId,
  level: toLevel(info),
  commitmentEnabled: info.commitmentPackageStatus === 1,
  otcEnabled: info.otcStatus === 1,
  matchingCodesEnabled: info.matchingCodeStatus === 1,
  hasSecondFactor: canProve && info.secondFactorStatus === 1,
  confirmsWithFactor: canProve && info.factorConfirmStatus === 1,
  idleLimitMinutes: info.sessionIdleMinutes ?? null,
  agreementAccepted: info.agreeStatus !== 0,
  restrictions: (info.restrictions ?? []).map(toRestriction),
  registeredAt: toIsoOrNull(info.createTime),
  identity: toIdentity(info),
});

const toMailPreferences = ({
  isSent,
  wanted,
}: ResultOf<typeof member.mailPreferences>): MailPreferences | null => (isSent ? { wanted } : null);

const readMember = async (context: GatewayContext): Promise<Member> =>
  toMember(await context.call(member.userInfo, {}), context.has(secondFactors.proveByFactor));

const passwordNames = { oldPassword: 'currentPassword' };

/** The member's own data, passwords and agreement, and the texts that the platform publishes. */
export const memberResolvers: Resolvers = {
  Query: {
    me: (_parent, _args, context) => readMember(context),
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
    async mailPreferences(_parent, _args, context) {
      if (!context.has(member.mailPreferences)) return null;
      return toMailPreferences(await context.call(member.mailPreferences, {}));
    },
    async media(_parent, { kind }, context) {
      const { records } = await context.call(member.appMediaList, { type: kind ?? null });
      return records.map(({ id, type, title, content, publishTime }) => ({
        id,
        kind: type,
        title,
        body: content,
        publishedAt: toIsoOrNull(publishTime),
      }));
    },
  },
  Mutation: {
    async acceptAgreement(_parent, { input }, context) {
      await context.call(member.updateAgreeStatus, { agreeStatus: 1, termsId: input.termsId });
      return { member: await readMember(context) };
    },
    async setMailPreference(_parent, { input: { kind: mailKind, isWanted } }, context) {
      const request = { mailKind, isWanted };
      const answer = await context.call(member.setMailPreference, request, { mailKind: 'kind' });
      return { mailPreferences: toMailPreferences(answer) };
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
