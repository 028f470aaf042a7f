import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import {
  createDepositHelpers,
  requireDefined,
  bankDeposit,
  chainDeposit,
  type Order,
  type Page,
} from './deposits.fixture.ts';

const { deposit } = domains;

onOnePlatform('deposits in a list', (suite) => {
  const { signUp, picture, wire, onChain, byBank, listOf, approve, reject } = createDepositHelpers(suite);

  it('finds them by kind, network and state, for their owner only', async () => {
    const session = await signUp('sam');
    const made: Order[] = [];
    for (const data of [
      { walletType: 'BEP20' },
      { walletType: 'TRC20' },
      { walletType: 'ERC20' },
      { walletType: 'BEP20' },
    ] as const) {
      made.push(requireDefined((await onChain(chainDeposit(data), 'en-US', session)).result));
    }
    made.push(requireDefined((await byBank(bankDeposit(wire(), picture()), 'en-US', session)).result));
    await approve(made[0]);
    await reject(made[1]);
    const ids = (page: Page) => page.records.map(({ id }) => made.findIndex((order) => order.id === id));

    expect(ids(await listOf({}, session))).toEqual([4, 3, 2, 1, 0]);
    expect(ids(await listOf({ type: 'CHAIN' }, session))).toEqual([3, 2, 1, 0]);
    expect(ids(await listOf({ type: 'BANK' }, session))).toEqual([4]);
    expect(ids(await listOf({ walletType: 'BEP20', status: 'PENDING_REVIEW' }, session))).toEqual([3]);
    expect(ids(await listOf({ type: 'BANK', walletType: 'BEP20' }, session))).toEqual([]);
    const rejected = await listOf({ status: 'REJECTED' }, session);
    expect(rejected.records).toMatchObject([{ reason: 'Nothing arrived', transactionNo: null }]);

    const page = { pageSize: 100, cursor: null };
    const bank = await suite.client.call(deposit.depositBankOrderList, page, { token: session });
    expect(ids(requireDefined(bank.result))).toEqual([4]);
    const bsc = await suite.client.call(deposit.bscDepositRecordList, page, { token: session });
    expect(ids(requireDefined(bsc.result))).toEqual([3, 0]);
    expect((await listOf({ id: made[2]?.id ?? null })).records).toEqual([]);
    expect((await listOf()).records.some(({ id }) => made.some((order) => order.id === id))).toBe(false);
  });

  it('finds them by their idempotency key, for their owner only', async () => {
    const session = await signUp('kim');
    const idsOf = async (...[filter, token = session]: Parameters<typeof listOf>) =>
      (await listOf(filter, token)).records.map(({ id }) => id);
    const data = chainDeposit();
    const { idempotencyKey } = data;
    expect(await idsOf({ idempotencyKey })).toEqual([]);
    const { id } = requireDefined((await onChain(data, 'en-US', session)).result);
    await onChain(chainDeposit(), 'en-US', session);
    expect(await idsOf({ idempotencyKey })).toEqual([id]);
    expect(await idsOf({ idempotencyKey, walletType: 'BEP20', status: 'PENDING_REVIEW' })).toEqual([id]);
    expect(await idsOf({ idempotencyKey, status: 'APPROVED' })).toEqual([]);
    expect(await idsOf({ idempotencyKey, type: 'BANK' })).toEqual([]);

    const wired = bankDeposit(wire(), picture());
    const bank = requireDefined((await byBank(wired, 'en-US', session)).result);
    expect(await idsOf({ idempotencyKey: wired.idempotencyKey })).toEqual([bank.id]);
    const ofBanks = await suite.client.call(
      deposit.depositBankOrderList,
      { pageSize: 5, cursor: null, idempotencyKey: wired.idempotencyKey },
      { token: session },
    );
    expect(ofBanks.result?.records.map((order) => order.id)).toEqual([bank.id]);
    const onBsc = await suite.client.call(
      deposit.bscDepositRecordList,
      { pageSize: 5, cursor: null, idempotencyKey },
      { token: session },
    );
    expect(onBsc.result?.records.map((order) => order.id)).toEqual([id]);

    const other = await signUp('lou');
    expect(await idsOf({ idempotencyKey }, other)).toEqual([]);
    expect((await onChain({ ...data, amount: '1' }, 'en-US', other)).code).toBe(9001);
    expect(await idsOf({ idempotencyKey }, other)).toEqual([]);
  });

  it('come page by page without gap or repetition while new ones arrive', async () => {
    const pat = await signUp('pat');
    for (let index = 0; index < 7; index += 1) await onChain(chainDeposit(), 'en-US', pat);
    const seen: string[] = [];
    let cursor: string | null = null;
    for (;;) {
      const { records, hasMore }: Page = await listOf({ pageSize: 2, cursor }, pat);
      seen.push(...records.map(({ id }) => id));
      if (!hasMore) break;
      cursor = records.at(-1)?.cursor ?? null;
      await onChain(chainDeposit(), 'en-US', pat);
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...seen].sort((one, other) => Number(other) - Number(one)));
  });
});
