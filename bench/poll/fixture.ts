/** Shared by all servers in the poll benchmark: the operation, the members and the platform's answers. */
import type { AnswerOf } from '@portal/schema/rest';
import { assets, creditTypes, member } from '@portal/schema/rest';

/** Paths of the two calls behind one poll. */
export const paths = { userInfo: member.userInfo.path, assetsList: assets.assetsList.path };

/** The platform's data about the member who sends the request. */
export const answers: Readonly<Record<string, string>> = {
  [paths.userInfo]: JSON.stringify({
    id: '100001',
    userName: 'aiko',
    email: 'a***o@example.com',
    countryCode: 'JP',
    referralId: 'AIKO2026',
    level: 3,
    levelEn: 'Director',
    levelCn: '总监',
    commitmentPackageStatus: 1,
    otcStatus: 1,
    matchingCodeStatus: 1,
    agreeStatus: 1,
    createTime: 1_780_000_000_000,
    secondFactorStatus: 1,
    factorConfirmStatus: 0,
    sessionIdleMinutes: null,
    restrictions: [],
    kycStatus: 'PASSED',
    kycReason: null,
    identityNumber: '12••••90',
    kycSubmitTime: 1_780_000_100_000,
    kycDecideTime: 1_780_000_200_000,
    kycImages: null,
  } satisfies AnswerOf<typeof member.userInfo>),
  [paths.assetsList]: JSON.stringify({
    records: creditTypes.map((coinName, index) => ({
      coinName,
      assetsAvailable: `${1234 * (index + 1)}.56789012`,
      assetsFrozen: index % 2 === 0 ? '25.5' : '0',
      assetsLocked: index % 3 === 0 ? '1000' : '0',
      holds:
        index % 2 === 0
          ? [{ reason: 'WITHDRAWAL' as const, balanceState: 'FROZEN' as const, amount: '25.5' }]
          : [],
    })),
  } satisfies AnswerOf<typeof assets.assetsList>),
};
