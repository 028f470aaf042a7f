import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import {
  bankDeposit,
  chainDeposit,
  createDepositHelpers,
  requireDefined,
  type Order,
} from './deposits.fixture.ts';
import { gauges } from './operator.ts';
import { creditRemainder, keepRemainder } from './settle.ts';

const { assets } = domains;

onEachPlatform('the remainder of a deposit', (suite) => {
  const { token, picture, local, listOf, onChain, byBank } = createDepositHelpers(suite);

  const run = async (...args: string[]) => (await runConfirmed(suite.platform, args)).text;
  const sent = async (change: Parameters<typeof chainDeposit>[0]): Promise<Order> =>
    requireDefined((await onChain(chainDeposit(change))).result);
  const orderOf = async (id: string) => requireDefined((await listOf({ id })).records[0]);
  const approve = async ({ id }: Order) =>
    expect(await suite.platform.reviews.approve(`deposit:${id}`)).toBe(true);
  const summaryOf = async ({ id }: Order) =>
    (await suite.platform.reviews.pending()).find((one) => one.id === `deposit:${id}`)?.summary;
  const cash = async () =>
    requireDefined((await suite.client.call(assets.assetsList, {}, { token: token() })).result?.records[0])
      .assetsAvailable;
  const recordsOf = async ({ receiptNo }: Order) =>
    requireDefined(
      (await suite.client.call(assets.assetsRecordList, { pageSize: 100, cursor: null }, { token: token() }))
        .result,
    ).records.filter((record) => record.receiptNo === receiptNo);
  const credits = async (order: Order) =>
    (await recordsOf(order)).map(({ amount, recordType }) => `${recordType} ${amount}`);
  const reasons = async (order: Order) =>
    (await recordsOf(order)).map(({ amount, reason }) => `${amount} ${reason}`);
  const waiting = async () =>
    Object.fromEntries((await gauges[0]?.count(suite.platform.services.database)) ?? []);

  beforeAll(async () => {
    await suite.platform.services.database.execute(
      "update member set email = user_name || '@example.com' where user_name = 'aiko'",
    );
  });
  /** The emails about the remainder of a deposit. */
  const toldOf = async ({ receiptNo }: Order) =>
    (await suite.platform.sendMails()).filter(
      ({ subject, text }) => subject.includes('left over') && text.includes(`Receipt number: ${receiptNo}`),
    );

  it('stays as sent, and is kept unless a setting credits it', async () => {
    const order = await sent({ amount: '99.2' });
    expect(order).toMatchObject({
      amount: '99.2',
      creditedAmount: '99',
      remainder: '0.2',
      remainderState: 'KEPT',
    });
    expect(await summaryOf(order)).toContain('99.2 USDT  ');
    expect(await summaryOf(order)).toContain('  remainder 0.2 USDT: kept');
    await approve(order);
    expect(await credits(order)).toEqual(['DEPOSIT 99']);
    expect(await creditRemainder(suite.platform.services, BigInt(order.id))).toBe(false);
  });

  it('equals zero for an amount that is a multiple', async () => {
    const order = await sent({ amount: '100' });
    expect(order).toMatchObject({ creditedAmount: '100', remainder: null, remainderState: null });
    expect(await summaryOf(order)).not.toContain('remainder');
  });

  it('differs from an amount too small, which is rejected with the minimum', async () => {
    await run('deposit', 'limits', 'TRC20', '50', '63');
    const refused = await onChain(chainDeposit({ walletType: 'TRC20', amount: '62.99999999' }));
    expect(refused).toMatchObject({ code: 9001 });
    expect(refused.message).toContain('The minimum deposit is 63 USDT.');
    expect(await sent({ walletType: 'TRC20', amount: '99.2' })).toMatchObject({
      creditedAmount: '63',
      remainder: '36.2',
    });
    await run('deposit', 'limits', 'TRC20', '50', '1');
  });

  it('pays out once if held, under the same receipt number, to the last unit', async () => {
    await run('deposit', 'remainder', local().channelId, 'held');
    const { result } = await byBank(
      bankDeposit(local(), picture(), { amount: '100.7', exchangeRate: '0.985' }),
    );
    const order = requireDefined(result);
    expect(order).toMatchObject({ creditedAmount: '98.5', remainder: '0.7', remainderState: 'HELD' });
    expect(await summaryOf(order)).toContain('100.7 USD, of which 100 × 0.985 = 98.5  ');
    expect(await summaryOf(order)).toContain('  remainder 0.7 USD: held');
    // Nothing happens before the deposit is decided.
    expect(await run('deposit', 'credit-remainder', order.id)).toMatch(/^No approved deposit/);
    await approve(order);
    const before = await cash();
    const both = await Promise.all(
      [creditRemainder, keepRemainder, creditRemainder].map((decide) =>
        decide(suite.platform.services, BigInt(order.id)),
      ),
    );
    expect(both.filter((done) => done)).toHaveLength(1);
    const { remainderState } = await orderOf(order.id);
    expect(await credits(order)).toEqual(
      remainderState === 'CREDITED' ? ['DEPOSIT 0.6895', 'DEPOSIT 98.5'] : ['DEPOSIT 98.5'],
    );
    expect(Number(await cash()) - Number(before)).toBeCloseTo(remainderState === 'CREDITED' ? 0.6895 : 0, 8);
    expect(await toldOf(order)).toHaveLength(1);
  });

  it('cannot be credited if it is worth nothing at the rate; the mail names its unit', async () => {
    const { result } = await byBank(
      bankDeposit(local(), picture(), {
        amount: '100.00000001',
        exchangeRate: '0.985',
        referenceNo: 'DUST-1',
      }),
    );
    const order = requireDefined(result);
    expect(order).toMatchObject({ creditedAmount: '98.5', remainder: '0.00000001', remainderState: 'HELD' });
    await approve(order);
    expect(await creditRemainder(suite.platform.services, BigInt(order.id))).toBe(false);
    expect(await orderOf(order.id)).toMatchObject({ remainderState: 'HELD' });
    expect(await keepRemainder(suite.platform.services, BigInt(order.id))).toBe(true);
    expect(await orderOf(order.id)).toMatchObject({ remainderState: 'KEPT' });
    expect(await credits(order)).toEqual(['DEPOSIT 98.5']);
    const [told] = await toldOf(order);
    expect(told?.text).toContain(' USD of your deposit');
  });

  it('can be credited or kept by a command', async () => {
    await run('deposit', 'remainder', 'BEP20', 'held');
    expect(await run('deposit', 'held-remainders')).toBe('No remainder waits for a decision.');
    const [one, other] = [await sent({ amount: '75.25' }), await sent({ amount: '80.5' })];
    await approve(one);
    expect(await waiting()).toMatchObject({ REMAINDER_HELD: 1n });
    suite.platform.clock.advance(1_000);
    await approve(other);
    expect(await waiting()).toMatchObject({ REMAINDER_HELD: 2n });
    const listed = (await run('deposit', 'held-remainders')).split('\n');
    expect(listed.map((line) => line.split('  ')[0])).toEqual([`deposit:${one.id}`, `deposit:${other.id}`]);
    expect(listed[0]).toMatch(
      / {2}aiko 75\.25 USDT {2}BEP20 to 0x.* {2}remainder 0\.25 USDT: held .* {2}worth 0\.25$/,
    );
    suite.platform.clock.advance(3_600_000);
    const at = suite.platform.clock.now().getTime();
    expect(await orderOf(one.id)).toMatchObject({ remainderCreditedAmount: null, remainderCreditTime: null });
    expect(await run('deposit', 'credit-remainder', one.id)).toBe(
      `The remainder of deposit:${one.id} is credited.`,
    );
    expect(await run('deposit', 'keep-remainder', other.id)).toBe(
      `The remainder of deposit:${other.id} is kept.`,
    );
    expect(await orderOf(one.id)).toMatchObject({
      remainderState: 'CREDITED',
      creditedAmount: '75',
      remainderCreditedAmount: '0.25',
      remainderCreditTime: at,
    });
    expect(await orderOf(other.id)).toMatchObject({
      remainderState: 'KEPT',
      creditedAmount: '80',
      remainderCreditedAmount: null,
      remainderCreditTime: null,
    });
    expect(await credits(one)).toEqual(['DEPOSIT 0.25', 'DEPOSIT 75']);
    expect(await credits(other)).toEqual(['DEPOSIT 80']);
    expect(await run('deposit', 'credit-remainder', other.id)).toMatch(/^No approved deposit/);
    expect(await run('deposit', 'credit-remainder', one.id)).toMatch(/^No approved deposit/);
    const told = await toldOf(one);
    expect(told.map(({ to }) => to)).toEqual(['aiko@example.com']);
    expect(told[0]?.text).toContain('0.25 cash credits were credited');
    expect(told[0]?.text).toContain(
      `\n    https://portal.example.com/#/recharge?tab=records&receipt=${one.receiptNo}\n`,
    );
    const [kept, ...others] = await toldOf(other);
    expect(others).toEqual([]);
    expect(kept?.text).toContain('the 0.50 USDT of your deposit that were held: they are not credited');
    expect(await run('deposit', 'held-remainders')).toBe('No remainder waits for a decision.');
    expect(await waiting()).toMatchObject({ REMAINDER_HELD: 0n });
  });

  it('gets its own record beside the amount credited first', async () => {
    const order = await sent({ amount: '75.25' });
    await approve(order);
    await run('deposit', 'credit-remainder', order.id);
    expect(await reasons(order)).toEqual(['0.25 The remainder, credited later.', '75 null']);
  });

  it('sends its mail in the transaction that credits it', async () => {
    const order = await sent({ amount: '75.25' });
    await approve(order);
    const { outbox, ...services } = suite.platform.services;
    const failing = Object.assign(Object.create(outbox) as typeof outbox, {
      put: () => Promise.reject(new Error('no mail')),
    });
    const crediting = creditRemainder({ ...services, outbox: failing }, BigInt(order.id));
    await expect(crediting).rejects.toThrow('no mail');
    expect(await orderOf(order.id)).toMatchObject({ remainderState: 'HELD' });
    expect(await credits(order)).toEqual(['DEPOSIT 75']);
  });

  it('leaves clean books', async () => {
    const { database } = suite.platform.services;
    expect(await database.transaction((tx) => auditLedger(tx, platformAuditPlan))).toEqual({
      total: 0,
      violations: [],
    });
  });
});
