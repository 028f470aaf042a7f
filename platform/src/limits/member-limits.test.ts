import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';
import { testTransactionPassword } from '../../test/testing.ts';
import { MemberLimits } from './member-limits.ts';

const { deposit, payout, transfer } = domains;

describe('MemberLimits', () => {
  it('limits one member for a minute from the first call', () => {
    let now = 0;
    const limits = new MemberLimits(() => now);
    limits.take(1n, 'one', 2);
    limits.take(1n, 'one', 2);
    expect(() => limits.take(1n, 'one', 2)).toThrow(expect.objectContaining({ code: 'TOO_MANY_CALLS' }));
    limits.take(2n, 'one', 2);
    limits.take(1n, 'other', 2);
    now = 59_999;
    expect(() => limits.take(1n, 'one', 2)).toThrow();
    now = 60_000;
    limits.take(1n, 'one', 2);
  });
});

onOnePlatform(
  'a member who tries recipients',
  (suite) => {
    const tokens: string[] = [];
    beforeAll(async () => {
      for (const name of ['aiko', 'budi']) {
        const member = await suite.platform.addMember(name, { balances: { CASH_POINT: '100' } });
        tokens.push(await suite.platform.signIn(member));
      }
    });
    const pay = (toUserName: string, number: number, token: string | undefined) =>
      suite.client.callLoosely(
        transfer.makeOver,
        {
          idempotencyKey: `a-recipient-tried-${number}`,
          coinName: 'CASH_POINT',
          amount: '1',
          toUserName,
          transactionPassword: testTransactionPassword,
        },
        { token: token ?? '' },
      );

    const config = (token: string | undefined) =>
      suite.client.callLoosely(deposit.depositBankConfigList, {}, { token: token ?? '' });

    it('can make thirty calls with the transaction password a minute', async () => {
      const [aiko, budi] = tokens;
      for (let number = 0; number < 30; number += 1) {
        expect((await pay(`unknown${number}`, number, aiko)).message).toContain(`unknown${number}`);
      }
      expect((await pay('budi', 30, aiko)).message).toMatch(/^Too many requests\./);
      const account = await suite.client.callLoosely(
        payout.delBankAccount,
        { id: '1', transactionPassword: testTransactionPassword },
        { token: aiko ?? '' },
      );
      expect(account.message).toMatch(/^Too many requests/);
      // Other budgets are not affected.
      expect((await config(aiko)).code).toBe(20000);
      // The refusal consumed no key and does not affect other members.
      expect((await pay('aiko', 30, budi)).code).toBe(20000);
    });

    it('can have addresses assigned thirty times a minute, counted per member', async () => {
      const token = await suite.platform.signIn(await suite.platform.addMember('chen'));
      for (let number = 0; number < 30; number += 1) expect((await config(token)).code).toBe(20000);
      expect((await config(token)).message).toMatch(/^Too many requests\. Nothing was changed\./);
      expect((await config(tokens[1])).code).toBe(20000);
    });

    it('can look up twenty names a minute, known or unknown', async () => {
      const token = await suite.platform.signIn(await suite.platform.addMember('dana'));
      const lookUp = (toUserName: string) =>
        suite.client.callLoosely(transfer.recipient, { toUserName }, { token });
      for (let number = 0; number < 20; number += 1)
        expect((await lookUp(`unknown${number}`)).message).toMatch(/^There is no member named/);
      expect((await lookUp('budi')).message).toMatch(/^Too many requests\./);
    });
  },
  () => ({ limitMembers: true }),
);
