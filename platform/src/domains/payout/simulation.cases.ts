import { domains } from '@portal/schema/rest';
import type { Simulated } from '../../../test/simulation/act.ts';

const { payout } = domains;

export default {
  acts: {
    'add a bank account': {
      weight: 6,
      run: async ({ userName, random, call, confirmed }) => {
        const { records } = await call(payout.bankAccountList, {});
        if (records.length > 0) return false;
        const { transactionPassword } = confirmed();
        await call(payout.addBankAccount, {
          bankName: 'Bank Sentosa',
          accountName: userName,
          accountNumber: (10 ** 9 + random.below(9 * 10 ** 9)).toString(),
          transactionPassword,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
