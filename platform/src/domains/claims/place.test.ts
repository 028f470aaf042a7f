import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { expectAudited, newHolder, nextKey, nextTrade, unlock } from '../insurance/insurance.fixture.ts';
import { toClaimant, newClaimant, makeScreenshot, tradeRound, type Claimant } from './claims.fixture.ts';
import { requireClaimable } from './rules.ts';

const { claims, insurance } = domains;

const unknownTrade = '999999';

onEachPlatform('a claim', (suite) => {
  let aiko: Claimant;
  let budi: Claimant;
  /** The trades of the round: the second, fourth, fifth and sixth each lost 1 %. */
  let trades: string[];
  let tradesOfBudi: string[];
  const nth = (number: number): string => trades[number - 1] ?? unknownTrade;
  beforeAll(async () => {
    aiko = await newClaimant(suite, 'aiko');
    budi = await newClaimant(suite, 'budi');
    await tradeRound(suite.platform, [5_000n, -10_000n, 0n, -10_000n, -10_000n, -10_000n]);
    [trades, tradesOfBudi] = await Promise.all([aiko.trades(), budi.trades()]);
  });

  const count = () =>
    suite.platform.services.database.one<{ claims: bigint; uploads: bigint }>(
      'select (select count(*) from claim) as claims, (select count(*) from upload) as uploads',
    );

  it('covers the loss of a trade of the round', async () => {
    const filed = await aiko.filed(nth(2));
    expect(filed).toMatchObject({
      status: 'PENDING_REVIEW',
      buyMatchingId: aiko.contractId,
      tradeId: nth(2),
      name: 'Bronze',
      position: 1,
      orderNumber: 2,
      date: '2026-11-23',
      amount: '1',
      screenshot: null,
      reason: null,
      transactionNo: null,
      decideTime: null,
    });
    expect(await aiko.list({ id: filed.id })).toMatchObject([
      { id: filed.id, screenshot: { contentType: 'image/webp', width: 60, height: 40 } },
    ]);
    expect(await aiko.list()).toEqual([filed]);
    expect(await budi.list()).toEqual([]);
    expect(await budi.list({ id: filed.id })).toEqual([]);
    expect(await budi.list({ buyInsuranceIds: [filed.buyInsuranceId] })).toEqual([]);
    expect(await aiko.holder.holds('CASH_POINT')).toBe('0 + 0');
  });

  describe('for a trade that cannot be claimed', () => {
    const refused = async (who: Claimant, tradeId: string, words: string): Promise<void> => {
      const before = await count();
      const { code, message } = await who.file(tradeId);
      expect([code, message]).toEqual([9001, expect.stringContaining(words)]);
      expect(await count()).toEqual(before);
    };

    it('rejects a trade that does not exist or belongs to another member', async () => {
      await refused(aiko, unknownTrade, 'You have no such trade. Nothing was submitted.');
      await refused(aiko, tradesOfBudi[1] ?? '', 'You have no such trade. Nothing was submitted.');
    });

    it('rejects a trade without a loss', async () => {
      await refused(aiko, nth(1), 'This trade lost nothing.');
      await refused(aiko, nth(3), 'This trade lost nothing.');
    });

    it('rejects a trade that no premium insured', async () => {
      await nextTrade(suite.platform, -10_000n);
      const { lastTrade } = await aiko.holder.contract(aiko.contractId);
      expect(lastTrade).toMatchObject({ outcome: 'LOST', insured: false, valid: true });
      await refused(aiko, lastTrade?.id ?? '', 'No premium insured this trade.');
      // This one also made a profit; the missing premium is reported first.
      await nextTrade(suite.platform, 10_000n);
      const { lastTrade: profit } = await aiko.holder.contract(aiko.contractId);
      await refused(aiko, profit?.id ?? '', 'No premium insured this trade.');
    });

    it('rejects a loss of which less than one minor unit is insured', async () => {
      const { database } = suite.platform.services;
      const undo = new Error('undo');
      const tiny = database.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        // As if half of the package were insured and the trade had lost one minor unit.
        await tx.execute('update insurance_trade set amount = amount * 2, result = -1 where id = $1', [
          BigInt(nth(4)),
        ]);
        await expect(requireClaimable(tx, aiko.holder.member.id, BigInt(nth(4)))).rejects.toMatchObject({
          code: 'CLAIM_NOT_INSURED',
        });
        throw undo;
      });
      await expect(tiny).rejects.toBe(undo);
    });

    it('rejects a trade of a day on which the package was not locked to its end', async () => {
      const holder = await newHolder(suite, 'cora', '1000');
      const contract = await holder.bought('1', '100');
      const early = new Date(contract.unlockTime - 26 * 3_600_000);
      // Trades of earlier days, and a premium paid two days ago.
      suite.platform.clock.set(early);
      await suite.platform.doJobs();
      const paid = await holder.change('buyInsurance', contract.id, '3.14');
      const shown = /it is now ([\d.]+)/.exec(paid.message)?.[1];
      if (shown !== undefined) await holder.change('buyInsurance', contract.id, shown);
      await unlock(suite.platform, contract);
      await nextTrade(suite.platform, -10_000n);
      const cora = toClaimant(suite, holder, contract.id);
      const { lastTrade } = await holder.contract(contract.id);
      expect(lastTrade).toMatchObject({ outcome: 'LOST', insured: true, valid: false });
      await refused(
        cora,
        lastTrade?.id ?? '',
        'This trade is not valid: the package was not locked all day.',
      );
    });

    it('answers in the language of the member', async () => {
      for (const [language, sentence] of [
        ['zh-CN', '该交易没有亏损。申请未提交，只有亏损可以申请理赔。'],
        ['ja-JP', 'このトレードに損失はありません。請求は完了していません。請求できるのは損失だけです。'],
        ['ko-KP', '손실이 없는 거래입니다. 접수된 것은 없습니다. 손실만 청구할 수 있습니다.'],
        ['id-ID', 'Transaksi ini tidak merugi. Tidak ada yang diajukan. Hanya kerugian yang dapat diklaim.'],
      ] as const)
        expect((await aiko.file(nth(1), { language })).message).toBe(sentence);
    });
  });

  it.each([
    ['without a screenshot', { screenshot: undefined }, 'Screenshot must be a JPEG, PNG or WebP picture.'],
    ['with a screenshot that is none', { screenshot: 'AAAA' }, 'The file is not a JPEG, PNG or WebP picture'],
    ['without a trade', { tradeId: undefined }, 'Trade'],
    ['of a trade that is no id', { tradeId: '-1' }, 'Trade'],
    ['without a key', { idempotencyKey: undefined }, 'Idempotency key'],
  ])('%s is refused by the name of the field', async (_what, change, words) => {
    const before = await count();
    const data = {
      idempotencyKey: nextKey(),
      tradeId: nth(4),
      screenshot: await makeScreenshot(1),
      ...change,
    };
    const token = await aiko.holder.token();
    const { code, message } = await suite.client.callLoosely(claims.claimOrder, data, { token });
    expect([code, message]).toEqual([9001, expect.stringContaining(words)]);
    expect(await count()).toEqual(before);
  });

  it('accepts one of fifty simultaneous claims for a trade', { timeout: 60_000 }, async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 50 }, () => aiko.file(nth(4))));
    const [filed, ...more] = answers.filter(({ code }) => code === 20000);
    expect(more).toEqual([]);
    for (const { code, message } of answers.filter((answer) => answer !== filed))
      expect([code, message]).toEqual([9001, expect.stringContaining(filed?.result?.receiptNo ?? 'none')]);
    expect(await count()).toEqual({ claims: before.claims + 1n, uploads: before.uploads + 1n });
  });

  it('accepts one of twenty under the same key, answers all alike, and rejects another input', async () => {
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => aiko.file(nth(5), { key })));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect(answers[0]?.result).toMatchObject({ orderNumber: 5 });
    expect(await aiko.list({ idempotencyKey: key })).toEqual([answers[0]?.result]);
    for (const other of [
      aiko.file(nth(6), { key }),
      aiko.file(nth(5), { key, screenshot: await makeScreenshot(2) }),
    ])
      expect((await other).message).toContain('already sent with other details');
  });

  it('appears by state and by round, with only the newest claim of each trade', async () => {
    const { reviews } = suite.platform;
    const first = await aiko.filed(nth(6));
    expect(await reviews.reject(`claim:${first.id}`, 'Not readable')).toBe(true);
    suite.platform.clock.advance(1_000);
    const second = await aiko.filed(nth(6), { screenshot: await makeScreenshot(2) });
    expect((await aiko.list({ status: 'REJECTED' })).map(({ id }) => id)).toEqual([first.id]);
    const ofRound = await aiko.list({ buyInsuranceIds: [first.buyInsuranceId] });
    expect(ofRound.map(({ orderNumber }) => orderNumber).sort()).toEqual([2, 4, 5, 6]);
    expect(ofRound[0]?.id).toBe(second.id);
    expect(await aiko.list({ buyInsuranceIds: [] })).toEqual([]);
    const pages = [await aiko.list({ pageSize: 2 })];
    for (;;) {
      const cursor = pages.at(-1)?.at(-1)?.cursor ?? null;
      const next = await aiko.list({ pageSize: 2, cursor });
      if (next.length === 0) break;
      pages.push(next);
    }
    expect(pages.flat()).toEqual(await aiko.list());
  });

  it('lists its rounds across all packages, newest first', async () => {
    const { id } = await aiko.holder.bought('1', '100');
    await aiko.holder.change('buyInsurance', id, '3');
    const token = await aiko.holder.token();
    const page = await suite.client.call(insurance.buyInsuranceNumberInfo, { pageSize: 1 }, { token });
    expect(page.result).toMatchObject({
      records: [{ premium: { buyMatchingId: id, position: 1 }, trades: [] }],
      hasMore: true,
    });
    const cursor = page.result?.records[0]?.premium.cursor;
    const rest = await suite.client.call(insurance.buyInsuranceNumberInfo, { cursor }, { token });
    expect(rest.result).toMatchObject({
      records: [{ premium: { buyMatchingId: aiko.contractId }, nextTradeTime: expect.any(Number) as number }],
      hasMore: false,
    });
    expect(rest.result?.records[0]?.trades.map((trade) => trade.id)).toEqual(trades);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
