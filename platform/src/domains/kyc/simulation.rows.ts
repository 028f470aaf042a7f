import { domains } from '@portal/schema/rest';

import type { Simulated } from '../../../test/simulation/act.ts';
import { photoOf } from './kyc.fixture.ts';

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
          // Of this member, and another one at every attempt.
          identityNumber: `${userName.replace(/\W|_/g, '')}${now.getTime()}`.slice(-30),
          frontImage: await photoOf(tint),
          backImage: await photoOf(tint + 120),
        });
        return true;
      },
    },
  },
} satisfies Simulated;
