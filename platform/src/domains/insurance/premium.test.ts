import { domains, type PremiumStatus } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { bronze, newHolder, nextTrade, unlock, type Holder, expectAudited } from './insurance.fixture.ts';

const { insurance } = domains;

onEachPlatform('a premium', (suite) => {
  const ask = async (holder: Holder, id: string) => {
    const token = await holder.token();
    const [check, count, rounds] = await Promise.all([
      suite.client.call(insurance.checkBuyInsurance, { id }, { token }),
      suite.client.call(insurance.buyInsuranceNumber, { id }, { token }),
      suite.client.call(insurance.buyInsuranceNumberInfo, { id }, { token }),
    ]);
    const { premiumAmount, premiumBlockingReason, tradesLeft } = await holder.contract(id);
    expect({ premiumAmount, premiumBlockingReason, tradesLeft }, 'the contract says the same').toEqual({
      premiumAmount: check.result?.amount,
      premiumBlockingReason: check.result?.blockingReason,
      tradesLeft: count.result?.tradesLeft,
    });
    return { ...check.result, ...count.result, rounds: rounds.result?.records ?? [] };
  };
  const trade = async (...rates: bigint[]) => {
    for (const rate of rates) await nextTrade(suite.platform, rate);
  };

  it('insures the six trades of the days after it, and the second opens after a profit', async () => {
    const aiko = await newHolder(suite, 'aiko');
    const { id } = await aiko.bought(bronze, '100');
    expect(await ask(aiko, id)).toMatchObject({
      amount: '3',
      blockingReason: null,
      number: 0,
      tradesLeft: 0,
    });
    expect((await aiko.change('buyInsurance', id, '2')).message).toContain('it is now 3');
    expect((await aiko.change('buyInsurance', id, '3')).result).toMatchObject({
      position: 1,
      status: 'PAID',
      amount: '3',
      trades: 0,
    });
    expect((await aiko.records())[0]).toBe('PREMIUM -3 INSURANCE_POINT');
    // The first of these days ends before the package trades.
    await trade(0n, 5_000n, -20_000n, 5_000n, 5_000n, 5_000n);
    expect(await ask(aiko, id)).toMatchObject({ blockingReason: 'ROUND_OPEN', number: 1, tradesLeft: 1 });
    expect((await aiko.change('buyInsurance', id, '3')).message).toContain('are not over yet');
    await trade(10_000n);
    const after = await ask(aiko, id);
    expect(after.rounds[0]).toMatchObject({ premium: { trades: 6, result: '0.95' } });
    expect(after.rounds[0]?.trades.map(({ result, insured }) => `${result} ${insured}`)).toEqual([
      '0.5 true',
      '-2 true',
      '0.49 true',
      '0.49 true',
      '0.49 true',
      '0.98 true',
    ]);
    expect(after).toMatchObject({ amount: '2.94', blockingReason: null, tradesLeft: 0 });
    await trade(1_000n);
    expect((await aiko.contract(id)).lastTrade?.insured).toBe(false);
    expect((await aiko.change('buyInsurance', id, '2.94')).result).toMatchObject({ position: 2 });
    // Paid on the day of this trade, so it does not insure it.
    await trade(-1_000n);
    expect((await aiko.contract(id)).lastTrade?.insured).toBe(false);
    await trade(-1_000n);
    expect((await aiko.contract(id)).lastTrade?.insured).toBe(true);
    expect((await ask(aiko, id)).blockingReason).toBe('MAXIMUM');
    for (const [language, sentence] of [
      ['en-US', 'Premium purchase over the maximum number of purchases. Nothing was moved.'],
      ['zh-CN', '保费购买次数已达上限。积分没有变动。'],
      ['ja-JP', '保険料の購入回数が上限を超えています。クレジットは移動していません。'],
      ['ko-KP', '보험료 구매가 최대 구매 횟수를 초과했습니다. 이동된 크레딧은 없습니다.'],
      ['id-ID', 'Pembelian premi melebihi jumlah pembelian maksimum. Tidak ada yang dipindahkan.'],
    ] as const)
      expect((await aiko.change('buyInsurance', id, '3', { language })).message).toBe(sentence);
    const { result } = await suite.client.call(
      insurance.totalBuyInsuranceAmount,
      {},
      { token: await aiko.token() },
    );
    expect(result).toEqual({ totalAmount: '5.94', number: 2 });
  });

  it('allows no second premium if the first round did not profit', async () => {
    const budi = await newHolder(suite, 'budi');
    const { id } = await budi.bought(bronze, '100');
    await budi.change('buyInsurance', id, '3');
    await trade(0n, 0n, 0n, 0n, 0n, 0n, 0n);
    expect((await ask(budi, id)).blockingReason).toBe('ROUND_LOST');
    expect((await budi.change('buyInsurance', id, '3')).message).toContain(
      'opens only after the first round profits',
    );
    await trade(50_000n);
    // A later day is not part of the round.
    expect((await ask(budi, id)).blockingReason).toBe('ROUND_LOST');
  });

  it('cannot be paid for a package that has unlocked, or twice at the same instant', async () => {
    const cora = await newHolder(suite, 'cora');
    const contract = await cora.bought(bronze, '100');
    const answers = await Promise.all([
      cora.change('buyInsurance', contract.id, '3'),
      cora.change('buyInsurance', contract.id, '3'),
    ]);
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    const other = await cora.bought(bronze, '100');
    await unlock(suite.platform, other);
    expect((await ask(cora, other.id)).blockingReason).toBe('UNLOCKED');
    expect((await cora.change('buyInsurance', other.id, '3')).message).toContain(
      'the contract of this one is over',
    );
  });

  it('can be issued and recalled by the operator, unless it insured a trade', async () => {
    const run = async (line: string) =>
      (await runConfirmed(suite.platform, line.split(' '), { osUser: 'root' })).text;
    const dana = await newHolder(suite, 'dana', '100');
    const { id } = await dana.bought(bronze, '100');
    const said = await run(`premium issue ${id} --reason Apology`);
    const premium = /Premium (\d+)/.exec(said)?.[1] ?? '';
    expect((await dana.records()).slice(0, 2).sort()).toEqual([
      'ISSUE_PREMIUM 3 INSURANCE_POINT',
      'PREMIUM -3 INSURANCE_POINT',
    ]);
    expect(await run(`premium issue ${id}`)).toContain('are not over yet');
    expect(await run(`premium recall ${premium}`)).toBe(`Premium ${premium} is recalled.`);
    expect((await dana.records()).slice(0, 2).sort()).toEqual([
      'PREMIUM 3 INSURANCE_POINT',
      'RECALL_PREMIUM -3 INSURANCE_POINT',
    ]);
    expect(await run(`premium recall ${premium} --again`)).toBe(`Premium ${premium} was recalled before.`);
    expect(await dana.holds('INSURANCE_POINT')).toBe('0 + 100');
    const again = /Premium (\d+)/.exec(await run(`premium issue ${id}`))?.[1] ?? '';
    await trade(0n, 0n);
    expect(await run(`premium recall ${again}`)).toBe(`Premium ${again} has insured trades already.`);
    expect((await run('package list dana')).split('\n')).toEqual([
      `contract ${id}  Bronze  BOUGHT  LOCKED  100 INSURANCE_POINT`,
      `premium ${again} of contract ${id}  ISSUED  3  trades 1`,
      `premium ${premium} of contract ${id}  RECALLED  3  trades 0`,
    ]);
    expect(await run('premium recall 999')).toBe('There is no premium 999.');
    expect(await run('premium issue 999')).toBe('There is no contract 999.');
    const { result } = await suite.client.call(
      insurance.buyInsuranceRecord,
      { pageSize: 20, cursor: null },
      { token: await dana.token() },
    );
    expect(result?.records.map(({ status, trades }) => `${status} ${trades}`)).toEqual([
      'ISSUED 1',
      'RECALLED 0',
    ]);
    const only = async (status: PremiumStatus) => {
      const request = { status, pageSize: 20, cursor: null };
      const page = await suite.client.call(insurance.buyInsuranceRecord, request, {
        token: await dana.token(),
      });
      return page.result?.records.map((one) => one.status);
    };
    expect(await only('PAID')).toEqual([]);
    expect(await only('ISSUED')).toEqual(['ISSUED']);
    expect(await only('RECALLED')).toEqual(['RECALLED']);
  });

  it('appears in the rounds of its package, and page by page in those of all packages', async () => {
    const eve = await newHolder(suite, 'eve');
    const [one, two] = [await eve.bought(bronze, '100'), await eve.bought(bronze, '100')];
    for (const { id } of [one, two]) {
      suite.platform.clock.advance(1_000);
      await eve.change('buyInsurance', id, '3');
    }
    const rounds = async (request: { readonly id?: string; readonly cursor?: string | null }) => {
      const token = await eve.token();
      const page = { pageSize: 1, ...request };
      const { result } = await suite.client.call(insurance.buyInsuranceNumberInfo, page, { token });
      const shown = result?.records.map(({ premium, nextTradeTime }) => [
        premium.buyMatchingId,
        nextTradeTime,
      ]);
      return { shown, hasMore: result?.hasMore, cursor: result?.records[0]?.premium.cursor ?? null };
    };
    expect(await rounds({ id: one.id })).toMatchObject({
      shown: [[one.id, one.nextTradeTime]],
      hasMore: false,
    });
    const first = await rounds({});
    expect(first).toMatchObject({ shown: [[two.id, two.nextTradeTime]], hasMore: true });
    expect(await rounds({ cursor: first.cursor })).toMatchObject({
      shown: [[one.id, one.nextTradeTime]],
      hasMore: false,
    });
    const premiums = async (cursor: string | null) =>
      (
        await suite.client.call(
          insurance.buyInsuranceRecord,
          { pageSize: 1, cursor },
          { token: await eve.token() },
        )
      ).result;
    const newest = await premiums(null);
    expect(newest).toMatchObject({ records: [{ buyMatchingId: two.id }], hasMore: true });
    expect(await premiums(newest?.records[0]?.cursor ?? null)).toMatchObject({
      records: [{ buyMatchingId: one.id }],
      hasMore: false,
    });
    await unlock(suite.platform, two);
    expect((await eve.change('redeem', two.id, '97')).code).toBe(20000);
    expect((await rounds({ id: two.id })).shown).toEqual([[two.id, null]]);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
