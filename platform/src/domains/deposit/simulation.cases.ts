import { domains } from '@portal/schema/rest';
import { minorPerUnit } from '@portal/schema/rules';
import type { Simulated } from '../../../test/simulation/act.ts';
import { demoAddresses } from './demo.ts';

const { deposit } = domains;

/** A member with this much cash no longer deposits. */
const enough = 500n * minorPerUnit;

export default {
  setUp: async ({ command }, members) => {
    const addresses = demoAddresses('BEP20', members).join('\n');
    await command('address import BEP20 addresses.txt', addresses);
  },
  acts: {
    deposit: {
      weight: 10,
      run: async ({ random, call, available, confirmed }) => {
        if ((await available('CASH_POINT')) > enough) return false;
        const { networks } = await call(deposit.depositBankConfigList, {});
        const network = networks.find(({ walletAddress }) => walletAddress !== null);
        if (network === undefined) return false;
        await call(deposit.deposit, {
          idempotencyKey: confirmed().idempotencyKey,
          walletType: network.walletType,
          amount: (Number(network.minAmount) + 100 * random.below(80)).toString(),
          referenceNo: `0x${random.hex(64)}`,
          receiptImage: null,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
