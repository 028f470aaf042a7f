import { domains, withdrawalStatuses, type WithdrawalStatus } from '@portal/schema/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { startOfBusinessDate } from '../../kernel/clock.ts';
import { moveWithdrawal } from './settle.ts';
import { isExplained, openStatuses, states } from './states.ts';
import { moveTo, hash, hashOf, newWithdrawer, take, violations } from './withdrawals.fixture.ts';

describe('the states of a withdrawal', () => {
  const reachable = (from: WithdrawalStatus): Set<WithdrawalStatus> =>
    new Set(states[from].to.flatMap((to) => [to, ...reachable(to)]));

  it('can all be reached from the first, and none is entered twice', () => {
    expect(new Set(['PENDING_REVIEW', ...reachable('PENDING_REVIEW')])).toEqual(new Set(withdrawalStatuses));
    for (const status of withdrawalStatuses) expect(reachable(status)).not.toContain(status);
  });

  it('end a withdrawal exactly if they release or pay its credits', () => {
    const over = withdrawalStatuses.filter((status) => states[status].to.length === 0);
    expect(over).toEqual(['REJECTED', 'SUCCESS', 'FAILED', 'CANCELLED']);
    expect(new Set(withdrawalStatuses.filter((status) => states[status].ends !== undefined))).toEqual(
      new Set(over),
    );
    expect([...openStatuses, ...over].sort()).toEqual([...withdrawalStatuses].sort());
  });

  it('can fail or be cancelled until it is paid, and be cancelled until it is sent', () => {
    for (const status of openStatuses) {
      expect([...reachable(status)].some((to) => to === 'FAILED')).toBe(true);
      expect(states[status].to.includes('CANCELLED')).toBe(!['WITHDRAWING', 'NOT_RECEIVED'].includes(status));
    }
  });
});

onOnePlatform('a withdrawal in progress', (suite) => {
  let names = 0;
  const newMember = (credits = '500') => newWithdrawer(suite, `member${(names += 1)}`, credits);
  beforeEach(() => suite.platform.clock.advance(24 * 3_600_000));
  /** Returns the house's balances of the credit, `withdrawal 99, fee 1`, in minor units. */
  const house = async () =>
    (
      await suite.platform.services.database.query<{ purpose: string; sum: string }>(
        `select a.purpose, sum(p.amount)::text as sum from posting p join account a on a.id = p.account_id
         where a.purpose in ('house:withdrawal', 'house:fee') and a.coin_id = 7 group by a.purpose`,
      )
    ).reduce<Record<string, bigint>>((all, { purpose, sum }) => ({ ...all, [purpose]: BigInt(sum) }), {});

  it.each([
    ['PENDING_REVIEW', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['APPROVED', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['PAYABLE', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['PENDING', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['WITHDRAWING', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['NOT_RECEIVED', '400 + 100', ['GAS_FEE -1 PENDING', 'WITHDRAW -99 PENDING']],
    ['SUCCESS', '400 + 0', ['GAS_FEE -1 COMPLETED', 'WITHDRAW -99 COMPLETED']],
    ['REJECTED', '500 + 0', ['WITHDRAW 100 COMPLETED', 'GAS_FEE -1 REJECTED', 'WITHDRAW -99 REJECTED']],
    ['FAILED', '500 + 0', ['WITHDRAW 100 COMPLETED', 'GAS_FEE -1 FAILED', 'WITHDRAW -99 FAILED']],
    ['CANCELLED', '500 + 0', ['WITHDRAW 100 COMPLETED', 'GAS_FEE -1 CANCELLED', 'WITHDRAW -99 CANCELLED']],
  ] as const)('reaches %s with %s and matching records', async (status, holds, records) => {
    const member = await newMember();
    const before = await house();
    const order = await member.place('TRC20', '100');
    suite.platform.clock.advance(60_000);
    await moveTo(suite, order, status);
    // An approval becomes visible then.
    if (status === 'APPROVED') suite.platform.clock.set(startOfBusinessDate(order.expectedDate));
    expect(await member.holds()).toBe(holds);
    expect(await member.records()).toEqual(records);
    const after = await house();
    const grew = (purpose: string) => (after[purpose] ?? 0n) - (before[purpose] ?? 0n);
    expect([grew('house:withdrawal'), grew('house:fee')]).toEqual(
      status === 'SUCCESS' ? [10_000_000_000n, 0n] : [0n, 0n],
    );
    const [shown] = await member.orders();
    expect(shown).toMatchObject({
      status,
      hash: status === 'SUCCESS' ? hashOf(order).slice(2) : null,
      reason: isExplained(status) ? `Because of ${status}` : null,
    });
    const at = suite.platform.clock.now().getTime();
    expect(shown?.steps[0]).toEqual({ status: 'PENDING_REVIEW', time: order.createTime, reason: null });
    if (status !== 'PENDING_REVIEW') {
      expect(shown?.steps.at(-1)).toEqual({ status, time: at, reason: shown?.reason ?? null });
    }
    expect(await violations(suite)).toEqual([]);
  });

  it.each(withdrawalStatuses)('moves from %s only where the table allows', async (status) => {
    const member = await newMember();
    const order = await member.place('BEP20', '100');
    await moveTo(suite, order, status);
    const before = [await member.holds(), await member.orders(), await member.records()];
    for (const to of withdrawalStatuses.filter((one) => !states[status].to.includes(one))) {
      expect((await take(suite, order, to)).kind, `${status} to ${to}`).toBe('impossible');
    }
    expect([await member.holds(), await member.orders(), await member.records()]).toEqual(before);
  });

  it('can still arrive or fail if it was not received', async () => {
    for (const to of ['SUCCESS', 'FAILED'] as const) {
      const member = await newMember();
      const order = await member.place('BANK', '100');
      await moveTo(suite, order, 'NOT_RECEIVED');
      expect((await take(suite, order, to)).kind).toBe('moved');
      const [shown] = await member.orders();
      expect(shown).toMatchObject({ status: to, reason: to === 'FAILED' ? 'Because of FAILED' : null });
      expect(shown?.steps.map(({ status }) => status)).toEqual([
        'PENDING_REVIEW',
        'APPROVED',
        'PAYABLE',
        'PENDING',
        'WITHDRAWING',
        'NOT_RECEIVED',
        to,
      ]);
      // Reasons of earlier steps stay.
      expect(shown?.steps[5]?.reason).toBe('Because of NOT_RECEIVED');
      expect(await member.holds()).toBe(to === 'SUCCESS' ? '400 + 0' : '500 + 0');
    }
  });

  describe('that is paid', () => {
    const ready = async (way: 'BEP20' | 'TRC20' | 'BANK') => {
      const member = await newMember();
      const order = await member.place(way, '100');
      await moveTo(suite, order, 'WITHDRAWING');
      return {
        member,
        pay: async (typed?: string) => {
          const answer = await moveWithdrawal(suite.platform.services, {
            id: BigInt(order.id),
            to: 'SUCCESS',
            hash: typed,
          });
          return answer.kind === 'moved' ? answer.order.hash : answer.kind;
        },
      };
    };

    it('stores the hash of its payment on a chain, as the network writes it', async () => {
      const bep20 = await ready('BEP20');
      expect(await bep20.pay()).toBe('hashMissing');
      for (const wrong of ['', '0x', hash.slice(0, -1), `${hash}0`, `0x${'g'.repeat(64)}`, 'paid']) {
        expect(await bep20.pay(wrong)).toBe('hashWrong');
      }
      expect(await bep20.member.holds()).toBe('400 + 100');
      expect(await bep20.pay(hash.slice(2).toUpperCase())).toBe(hash);
      const trc20 = await ready('TRC20');
      const other = `0x${'6e'.repeat(32)}`;
      expect(await trc20.pay(other)).toBe(other.slice(2));
      const { result } = await suite.client.call(
        domains.assets.assetsRecordList,
        { pageSize: 5, cursor: null },
        { token: await trc20.member.token() },
      );
      expect(result?.records[0]?.hash).toContain(other.slice(2));
    });

    it('rejects the hash of another payment', async () => {
      const payment = `0x${'7f'.repeat(32)}`;
      const [one, other] = [await ready('BEP20'), await ready('BEP20')];
      expect(await one.pay(payment)).toBe(payment);
      expect(await other.pay(payment)).toBe('hashUsed');
      expect(await other.member.holds()).toBe('400 + 100');
    });

    it('stores no hash for a bank payment', async () => {
      const bank = await ready('BANK');
      expect(await bank.pay(hash)).toBe('hashNeedless');
      expect(await bank.pay()).toBeNull();
    });
  });

  it('requires a reason exactly for the states that show one', async () => {
    const member = await newMember();
    const { id } = await member.place('BEP20', '100');
    const move = (to: WithdrawalStatus, reason?: string) =>
      moveWithdrawal(suite.platform.services, { id: BigInt(id), to, reason });
    await expect(move('REJECTED')).rejects.toThrow('the reason does not match REJECTED');
    await expect(move('APPROVED', 'Looks right')).rejects.toThrow('the reason does not match APPROVED');
    expect(await member.holds()).toBe('400 + 100');
  });

  it('sends a mail with the reason when it is rejected', async () => {
    const member = await newMember();
    await suite.platform.services.database.execute(
      `update member set email = user_name || '@example.com' where id = $1`,
      [member.member.id],
    );
    await moveTo(suite, await member.place('BEP20', '100'), 'REJECTED');
    const mail = (await suite.platform.sendMails()).at(-1);
    expect(mail).toMatchObject({ to: `${member.member.userName}@example.com` });
    expect(mail?.text).toContain('Because of REJECTED');
    expect(mail?.text).toContain('100.00 withdrawal credits are available again.');
  });

  it('reports an unknown id as unknown', async () => {
    const answer = await moveWithdrawal(suite.platform.services, { id: 999_999_999_999n, to: 'APPROVED' });
    expect(answer).toEqual({ kind: 'unknown' });
  });

  describe('that several move at the same moment', () => {
    const race = async (from: WithdrawalStatus, steps: readonly WithdrawalStatus[]) => {
      const member = await newMember();
      const order = await member.place('TRC20', '100');
      await moveTo(suite, order, from);
      const kinds = await Promise.all(steps.map(async (to) => (await take(suite, order, to)).kind));
      if (from === 'PENDING_REVIEW') suite.platform.clock.set(startOfBusinessDate(order.expectedDate));
      const [shown] = await member.orders();
      expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'impossible')).toHaveLength(steps.length - 1);
      expect(shown?.status).toBe(steps[kinds.indexOf('moved')]);
      expect(await member.holds()).toBe(
        shown?.status === 'SUCCESS'
          ? '400 + 0'
          : states[shown?.status ?? 'APPROVED'].ends === undefined
            ? '400 + 100'
            : '500 + 0',
      );
      expect(await violations(suite)).toEqual([]);
    };

    it.each([
      ['paid and failed', 'WITHDRAWING', ['SUCCESS', 'FAILED']],
      ['cancelled and sent', 'PENDING', ['CANCELLED', 'WITHDRAWING']],
      ['approved and rejected', 'PENDING_REVIEW', ['APPROVED', 'REJECTED']],
      ['rejected and cancelled', 'PENDING_REVIEW', ['REJECTED', 'CANCELLED']],
      ['paid by eight', 'WITHDRAWING', Array<WithdrawalStatus>(8).fill('SUCCESS')],
      ['rejected by eight', 'PENDING_REVIEW', Array<WithdrawalStatus>(8).fill('REJECTED')],
      [
        'paid and failed by many',
        'WITHDRAWING',
        [...Array<WithdrawalStatus>(6).fill('SUCCESS'), ...Array<WithdrawalStatus>(6).fill('FAILED')],
      ],
    ] as const)('%s has one winner', async (_, from, steps) => {
      for (let round = 0; round < 3; round += 1) await race(from, round % 2 ? steps : steps.toReversed());
    });

    it('ends once if it is paid at the instant it is cancelled, on every path', async () => {
      // Each operator goes as far as the table allows; between them the order ends once.
      for (let round = 0; round < 3; round += 1) {
        const member = await newMember();
        const order = await member.place('TRC20', '100');
        await moveTo(suite, order, 'PAYABLE');
        const payer = async () => {
          for (const to of ['PENDING', 'WITHDRAWING', 'SUCCESS'] as const) await take(suite, order, to);
        };
        await Promise.all([payer(), payer(), take(suite, order, 'CANCELLED')]);
        const [shown] = await member.orders();
        expect(['SUCCESS', 'CANCELLED']).toContain(shown?.status);
        expect(await member.holds()).toBe(shown?.status === 'SUCCESS' ? '400 + 0' : '500 + 0');
        expect(shown?.steps).toHaveLength(new Set(shown?.steps.map(({ status }) => status)).size);
      }
      expect(await violations(suite)).toEqual([]);
    });
  });
});
