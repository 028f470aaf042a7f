import { domains } from '@portal/schema/rest';
import { formatAmount, computeWithdrawalFee, toMinor } from '@portal/schema/rules';
import type { Simulated, SimulatedOperator } from '../../../test/simulation/act.ts';

const { payout, withdrawal } = domains;

/** The lines of `withdrawal list` of one state; each begins with the id. */
async function listed({ command }: SimulatedOperator, status: string): Promise<readonly string[]> {
  const text = (await command(`withdrawal list --status ${status}`)) ?? '';
  return text.split('\n').filter((line) => idOf(line) !== '');
}

const idOf = (line: string): string => /^\S+(?= {2})/.exec(line)?.[0] ?? '';

/** A payment on a chain has a hash. */
const hashFor = (line: string, random: SimulatedOperator['random']): string =>
  line.includes('0x') ? ` --hash 0x${random.hex(64)}` : '';

/** Takes every payable withdrawal through the operator's steps; some fail. */
async function pay(operator: SimulatedOperator): Promise<void> {
  const { random, command } = operator;
  for (const line of await listed(operator, 'PAYABLE')) await command(`withdrawal hand-over ${idOf(line)}`);
  for (const line of await listed(operator, 'PENDING')) await command(`withdrawal send ${idOf(line)}`);
  for (const line of await listed(operator, 'WITHDRAWING'))
    await command(
      random.chance(0.1)
        ? `withdrawal fail ${idOf(line)} --reason Returned`
        : `withdrawal pay ${idOf(line)}${hashFor(line, random)}`,
    );
}

export default {
  evening: pay,
  acts: {
    withdraw: {
      weight: 8,
      run: async ({ random, now, call, available, confirmed }) => {
        const { records: accounts } = await call(payout.bankAccountList, {});
        const account = accounts.find(({ usableTime }) => (usableTime ?? 0) <= now.getTime());
        const { nextTime, coinName } = await call(withdrawal.withdrawalInfo, {});
        const { records: rules } = await call(withdrawal.configList, {});
        const rule = rules.find(({ type }) => type === 'BANK');
        if (account === undefined || nextTime !== null || rule === undefined) return false;
        const amount = toMinor(rule.minAmount) + toMinor(rule.multiple) * BigInt(random.below(100));
        if ((await available(coinName)) < amount) return false;
        const adminFee = computeWithdrawalFee(amount, {
          isBank: true,
          feeRate: toMinor(rule.feeRate),
          fixedFee: toMinor(rule.fixedFee),
        });
        await call(withdrawal.withdrawal, {
          ...confirmed(),
          type: 'BANK',
          bankAccountId: account.id,
          amount: formatAmount(amount),
          adminFee: formatAmount(adminFee),
        });
        return true;
      },
    },
    'cancel a withdrawal': {
      weight: 1,
      run: async ({ call, confirmed }) => {
        const { records } = await call(withdrawal.withdrawalOrderList, {
          status: 'PENDING_REVIEW',
          pageSize: 1,
          cursor: null,
        });
        const [order] = records;
        if (order === undefined) return false;
        const { idempotencyKey } = confirmed();
        await call(withdrawal.cancelWithdrawal, { idempotencyKey, id: order.id });
        return true;
      },
    },
  },
} satisfies Simulated;
