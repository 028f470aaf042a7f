import { domains } from '@portal/schema/rest';
import { formatAmount, toMinor } from '@portal/schema/rules';
import type { Simulated } from '../../../test/simulation/act.ts';

const { transfer } = domains;

export default {
  acts: {
    transfer: {
      weight: 2,
      run: async ({ random, call, available, isClosed, confirmed, other }) => {
        const { records } = await call(transfer.makeOverConfigList, {});
        const rule = random.pick(records);
        const toUserName = other();
        if (rule === undefined || toUserName === undefined) return false;
        if (await isClosed(transfer.makeOver)) return false;
        const amount = toMinor(rule.minAmount) * BigInt(1 + random.below(200));
        if ((await available(rule.coinName)) < amount) return false;
        await call(transfer.makeOver, {
          ...confirmed(),
          coinName: rule.coinName,
          amount: formatAmount(amount),
          toUserName,
          remark: null,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
