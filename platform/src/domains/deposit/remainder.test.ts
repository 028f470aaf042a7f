import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onEachPlatform } from '../../../test/platforms.ts';
import { books } from '../../books.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { runCommand } from '../../operator/commands.ts';
import { bankDeposit, chainDeposit, depositing, there, type Order } from './deposits.fixture.ts';
import { decideRemainder } from './settle.ts';

const { assets } = domains;

onEachPlatform('what is beyond the multiple of a deposit', (suite) => {
  const { token, picture, local, listOf, onChain, byBank } = depositing(suite);

  const run = async (...args: string[]) => (await runCommand(suite.platform, args)).text;
  const sent = async (change: Parameters<typeof chainDeposit>[0]): Promise<Order> =>
    there((await onChain(chainDeposit(change))).result);
  const orderOf = async (id: string) => there((await listOf({ id })).records[0]);
  const approve = async ({ id }: Order) =>
    expect(await suite.platform.reviews.approve(`deposit:${id}`)).toBe(true);
  const summaryOf = async ({ id }: Order) =>
    (await suite.platform.reviews.pending()).find((one) => one.id === `deposit:${id}`)?.summary;
  const cash = async () =>
    there((await suite.client.call(assets.assetsList, {}, { token: token() })).result?.records[0])
      .assetsAvailable;
  const credits = async ({ receiptNo }: Order) =>
    (
      await suite.client.call(assets.assetsRecordList, { pageSize: 100, cursor: null }, { token: token() })
    ).result?.records
      .filter((record) => record.receiptNo === receiptNo)
      .map(({ amount, recordType }) => `${recordType} ${amount}`);

  it('is taken as it was sent, and kept unless a setting says otherwise', async () => {
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
    expect(await decideRemainder(suite.platform.services, BigInt(order.id), 'CREDITED')).toBe(false);
  });

  it('is nothing of an amount that is a multiple', async () => {
    const order = await sent({ amount: '100' });
    expect(order).toMatchObject({ creditedAmount: '100', remainder: null, remainderState: null });
    expect(await summaryOf(order)).not.toContain('remainder');
  });

  it('is told apart from too little, which is refused with the least amount', async () => {
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

  it('is credited once where it is held, under the same receipt number, to the last unit', async () => {
    await run('deposit', 'remainder', local().channelId, 'held');
    const { result } = await byBank(
      bankDeposit(local(), picture(), { amount: '100.7', exchangeRate: '0.985' }),
    );
    const order = there(result);
    expect(order).toMatchObject({ creditedAmount: '98.5', remainder: '0.7', remainderState: 'HELD' });
    expect(await summaryOf(order)).toContain('100.7 USD, of which 100 × 0.985 = 98.5  ');
    expect(await summaryOf(order)).toContain('  remainder 0.7 USD: held');
    // Nothing is decided before the deposit is.
    expect(await run('deposit', 'credit-remainder', order.id)).toMatch(/^No approved deposit/);
    await approve(order);
    const before = await cash();
    const both = await Promise.all(
      (['CREDITED', 'KEPT', 'CREDITED'] as const).map((as) =>
        decideRemainder(suite.platform.services, BigInt(order.id), as),
      ),
    );
    expect(both.filter((done) => done)).toHaveLength(1);
    const { remainderState } = await orderOf(order.id);
    expect(await credits(order)).toEqual(
      remainderState === 'CREDITED' ? ['DEPOSIT 0.6895', 'DEPOSIT 98.5'] : ['DEPOSIT 98.5'],
    );
    expect(Number(await cash()) - Number(before)).toBeCloseTo(remainderState === 'CREDITED' ? 0.6895 : 0, 8);
  });

  it('is credited or kept by a command', async () => {
    await run('deposit', 'remainder', 'BEP20', 'held');
    const [one, other] = [await sent({ amount: '75.25' }), await sent({ amount: '80.5' })];
    await approve(one);
    await approve(other);
    expect(await run('deposit', 'credit-remainder', one.id)).toBe(
      `The remainder of deposit:${one.id} is credited.`,
    );
    expect(await run('deposit', 'keep-remainder', other.id)).toBe(
      `The remainder of deposit:${other.id} is kept.`,
    );
    expect(await orderOf(one.id)).toMatchObject({ remainderState: 'CREDITED', creditedAmount: '75' });
    expect(await orderOf(other.id)).toMatchObject({ remainderState: 'KEPT', creditedAmount: '80' });
    expect(await credits(one)).toEqual(['DEPOSIT 0.25', 'DEPOSIT 75']);
    expect(await credits(other)).toEqual(['DEPOSIT 80']);
    expect(await run('deposit', 'credit-remainder', other.id)).toMatch(/^No approved deposit/);
  });

  it('leaves the books right', async () => {
    const { database } = suite.platform.services;
    expect(await database.transaction((tx) => auditLedger(tx, books))).toEqual({ total: 0, violations: [] });
  });
});
