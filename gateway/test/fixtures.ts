/** Answers of the platform that many tests script. */
import type { assets, member, AnswerOf } from '@portal/schema/rest';

export const userInfo: AnswerOf<typeof member.userInfo> = {
  id: '100001',
  userName: 'aiko',
  email: 'daiko@example.com',
  countryCode: 'JP',
  referralId: 'AIKO2026',
  level: 3,
  levelEn: 'Director',
  levelCn: '总监',
  commitmentPackageStatus: 1,
  otcStatus: 0,
  matchingCodeStatus: 1,
  agreeStatus: 0,
  createTime: 1_780_000_000_000,
  kycStatus: 'FAILED',
  kycReason: 'Not readable',
  identityNumber: 'TK••••67',
  kycSubmitTime: 1_780_000_000_000,
  kycDecideTime: 1_780_000_001_000,
};

export const assetsList: AnswerOf<typeof assets.assetsList> = {
  records: [
    {
      coinName: 'CASH_POINT',
      assetsAvailable: '1234.56789012',
      assetsFrozen: '25.5',
      assetsLocked: '0',
      holds: [{ reason: 'OTC', balanceState: 'FROZEN', amount: '25.5' }],
    },
    { coinName: 'GMT', assetsAvailable: '0', assetsFrozen: '0', assetsLocked: '0', holds: [] },
  ],
};
