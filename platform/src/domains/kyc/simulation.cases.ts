import { domains } from '@portal/schema/rest';
import type { Simulated } from '../../../test/simulation/act.ts';
import { makePhoto } from './kyc.fixture.ts';

const { kyc, member } = domains;

export default {
  acts: {
    'submit an identity': {
      weight: 2,
      run: async ({ userName, now, random, call }) => {
        const { kycStatus } = await call(member.userInfo, {});
        if (kycStatus === 'PENDING' || kycStatus === 'PASSED') return false;
        const tint = random.below(120);
        await call(kyc.submitKyc, {
          // The number is unique per member and attempt.
          identityNumber: `${userName.replace(/\W|_/g, '')}${now.getTime()}`.slice(-30),
          frontImage: await makePhoto(tint),
          backImage: await makePhoto(tint + 120),
        });
        return true;
      },
    },
  },
} satisfies Simulated;
