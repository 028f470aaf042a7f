import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { expectAudited } from '../insurance/insurance.fixture.ts';
import { newClaimant, makeScreenshot, tradeRound, type Claim, type Claimant } from './claims.fixture.ts';
import { gauges } from './operator.ts';

onEachPlatform('a claim under review', (suite) => {
  let aiko: Claimant;
  let trades: string[];
  const nth = (number: number): string => trades[number - 1] ?? '';
  const review = ({ id }: Claim): string => `claim:${id}`;
  const run = async (...argv: string[]) =>
    (await runConfirmed(suite.platform, argv, { osUser: 'root' })).text;
  const cash = async () => Number((await aiko.holder.holds('CASH_POINT')).split(' ')[0]);
  beforeAll(async () => {
    aiko = await newClaimant(suite, 'aiko');
    await tradeRound(suite.platform, [-10_000n, -10_000n, -20_000n, -10_000n, -10_000n, -10_000n]);
    trades = await aiko.trades();
  });

  it('appears with what is needed to decide, and counts as waiting', async () => {
    const one = await aiko.filed(nth(1));
    const other = await aiko.filed(nth(2));
    const pending = await suite.platform.reviews.pending();
    expect(pending.map(({ id, summary }) => [id, summary])).toEqual([
      [
        review(one),
        `aiko 1 CASH_POINT  order 1 of 6, round 1 of Bronze, contract ${aiko.contractId}  lost on 2026-11-22  picture, the same as of ${review(other)}`,
      ],
      [
        review(other),
        `aiko 0.99 CASH_POINT  order 2 of 6, round 1 of Bronze, contract ${aiko.contractId}  lost on 2026-11-23  picture, the same as of ${review(one)}`,
      ],
    ]);
    const picture = await suite.platform.reviews.picture(review(one));
    expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(await gauges[0]?.count(suite.platform.services.database)).toEqual([['PENDING_REVIEW', 2n]]);
  });

  it('pays cash once approved, in a record with the same number', async () => {
    const [claim] = await aiko.list({ status: 'PENDING_REVIEW' });
    if (claim === undefined) throw new Error('nothing waits');
    suite.platform.clock.advance(60_000);
    expect(await run('review', 'approve', review(claim))).toContain(review(claim));
    expect(await cash()).toBe(0.99);
    expect((await aiko.holder.records())[0]).toBe('CLAIM 0.99 CASH_POINT');
    const [approved] = await aiko.list({ id: claim.id });
    expect(approved).toMatchObject({
      status: 'APPROVED',
      reason: null,
      transactionNo: expect.any(String) as string,
      decideTime: suite.platform.clock.now().getTime(),
    });
    expect((await aiko.file(claim.tradeId)).message).toContain(
      `You have already claimed this trade: the receipt number is ${claim.receiptNo}.`,
    );
  });

  it('can be filed again after each rejection with a reason', async () => {
    const tradeId = nth(3);
    const screenshots = await Promise.all([1, 2, 3].map(makeScreenshot));
    const claims: Claim[] = [];
    for (const screenshot of screenshots) {
      const claim = await aiko.filed(tradeId, { screenshot });
      claims.push(claim);
      await run('review', 'reject', review(claim), '--reason', 'The day cannot be read');
      expect(await aiko.list({ id: claim.id })).toMatchObject([
        { status: 'REJECTED', reason: 'The day cannot be read', transactionNo: null },
      ]);
    }
    const before = await cash();
    const last = await aiko.filed(tradeId);
    const [line] = (await suite.platform.reviews.pending()).filter(({ id }) => id === review(last));
    expect(line?.summary).toMatch(/ {2}rejected before: 3$/);
    for (const claim of claims) expect(await suite.platform.reviews.approve(review(claim))).toBe(false);
    expect(await suite.platform.reviews.approve(review(last))).toBe(true);
    expect((await cash()) - before).toBeCloseTo(1.96, 2);
  });

  it('pays once under simultaneous approvals, and never ends both approved and rejected', async () => {
    const { reviews } = suite.platform;
    const before = await cash();
    const one = await aiko.filed(nth(4));
    const approvals = await Promise.all(Array.from({ length: 8 }, () => reviews.approve(review(one))));
    expect(approvals.filter(Boolean)).toHaveLength(1);
    expect((await cash()) - before).toBeCloseTo(Number(one.amount), 8);

    const other = await aiko.filed(nth(5));
    const decisions = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? reviews.reject(review(other), 'Twice') : reviews.approve(review(other)),
      ),
    );
    expect(decisions.filter(Boolean)).toHaveLength(1);
    const [decided] = await aiko.list({ id: other.id });
    const paid = Number(one.amount) + (decided?.status === 'APPROVED' ? Number(other.amount) : 0);
    expect((await cash()) - before).toBeCloseTo(paid, 8);
    for (const name of ['claim:999999', 'claim:', 'claim:1 or 1=1']) {
      expect(await reviews.approve(name)).toBe(false);
      expect(await reviews.picture(name)).toBeUndefined();
    }
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
