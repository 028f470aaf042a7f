import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { bronze, expectAudited, newHolder, nextTrade, type Holder } from '../insurance/insurance.fixture.ts';
import { toClaimant } from './claims.fixture.ts';

const { insurance } = domains;

const filling = join(import.meta.dirname, '../../../migrations/bridge/0080_insured_amount_filled.sql');

const platinum = '4';

onEachPlatform('the insured amount of a premium', (suite) => {
  const done = async (answer: ReturnType<Holder['change']>): Promise<void> => {
    const { code, message } = await answer;
    if (code !== 20000) throw new Error(message);
  };
  /**
   * Returns a package's premiums with their insured amounts, and its trades with what is covered: `-1500 covers 10`.
   */
  const roundsOf = async (holder: Holder, id: string) => {
    const { result } = await suite.client.call(
      insurance.buyInsuranceNumberInfo,
      { id },
      { token: await holder.token() },
    );
    return (result?.records ?? []).map(({ premium, trades }) => ({
      insured: premium.insuredAmount,
      trades: trades.map(({ id: tradeId, result: lost, coveredAmount }) => ({
        tradeId,
        words: `${lost} covers ${coveredAmount}`,
      })),
    }));
  };

  it('limits what claims pay after the package has grown', async () => {
    const aiko = await newHolder(suite, 'aiko', '20000');
    const { id } = await aiko.bought(bronze, '100');
    await done(aiko.change('buyInsurance', id, '3'));
    await done(aiko.upgrade(id, platinum, '4900'));
    await done(aiko.change('addWarehouse', id, '10000'));
    await nextTrade(suite.platform);
    for (let day = 0; day < 6; day += 1) await nextTrade(suite.platform, -100_000n);
    const [round] = await roundsOf(aiko, id);
    expect(round?.insured).toBe('100');
    // Covers 10 of each 10 % loss (the part that falls on 100), not 1500, 1350, 1215 and so on.
    expect(round?.trades.map(({ words }) => words)).toEqual([
      '-1500 covers 10',
      '-1350 covers 10',
      '-1215 covers 10',
      '-1093.5 covers 10',
      '-984.15 covers 10',
      '-885.735 covers 10',
    ]);
    const claimant = toClaimant(suite, aiko, id);
    const filed = [];
    for (const { tradeId } of round?.trades ?? []) filed.push(await claimant.filed(tradeId));
    expect(filed.map(({ amount }) => amount)).toEqual(['10', '10', '10', '10', '10', '10']);
    for (const claim of filed) await suite.platform.reviews.approve(`claim:${claim.id}`);
    expect(await aiko.holds('CASH_POINT')).toBe('60 + 0');
  });

  it('covers a whole loss while the package has not grown, also after a refill', async () => {
    const budi = await newHolder(suite, 'budi', '1000');
    const { id } = await budi.bought(bronze, '100');
    await nextTrade(suite.platform);
    await nextTrade(suite.platform, -500_000n);
    await done(budi.change('buyInsurance', id, '1.5'));
    await nextTrade(suite.platform, 0n);
    await nextTrade(suite.platform, -100_000n);
    await done(budi.change('fillingPositions', id, '55'));
    await nextTrade(suite.platform, -100_000n);
    // A third of this loss is not a whole number of minor units; the remainder stays with the member.
    await done(budi.change('addWarehouse', id, '50'));
    await nextTrade(suite.platform, -10_001n);
    const [round] = await roundsOf(budi, id);
    expect(round?.insured).toBe('50');
    expect(round?.trades.map(({ words }) => words)).toEqual([
      '-5 covers 5',
      '-10 covers 5',
      '-1.40014 covers 0.50005',
    ]);
  });

  it('equals what the package holds when the next premium is paid', async () => {
    const cora = await newHolder(suite, 'cora', '1000');
    const { id } = await cora.bought(bronze, '100');
    await done(cora.change('buyInsurance', id, '3'));
    await done(cora.change('addWarehouse', id, '100'));
    await nextTrade(suite.platform);
    for (let day = 0; day < 6; day += 1) await nextTrade(suite.platform, 1_000n);
    await done(cora.change('buyInsurance', id, '6'));
    expect((await roundsOf(cora, id)).map(({ insured }) => insured)).toEqual(['100', '200']);
  });

  it('follows from movements and trades for premiums that already exist', async () => {
    const { database } = suite.platform.services;
    const undo = new Error('undo');
    const all = `select id, insured from insurance_premium order by id`;
    const fill = await readFile(filling, 'utf8');
    const filled = database.transaction(async (tx) => {
      const before = await tx.query<{ id: bigint; insured: bigint }>(all);
      await tx.execute('alter table insurance_premium drop constraint insurance_premium_insured');
      await tx.execute('update insurance_premium set insured = null, insured_from = null');
      await tx.execute(fill);
      expect(before.length).toBeGreaterThan(3);
      expect(await tx.query(all)).toEqual(before);
      // A trade that is already posted keeps its covered amount; the next one is limited.
      expect(
        await tx.query(`select from insurance_premium i join insurance_contract c on c.id = i.contract_id
          where i.insured_from <> greatest(business_date(i.created_at), (select max(t.business_date)
            from insurance_trade t where t.contract_id = c.id)) + 1`),
      ).toEqual([]);
      throw undo;
    });
    await expect(filled).rejects.toBe(undo);
  });

  it('gets filled in for a premium inserted by an earlier release', async () => {
    const { database } = suite.platform.services;
    const undo = new Error('undo');
    const dana = await newHolder(suite, 'dana', '1000');
    const { id } = await dana.bought(bronze, '100');
    await done(dana.change('addWarehouse', id, '20'));
    await done(dana.change('buyInsurance', id, '3.6'));
    const inserted = database.transaction(async (tx) => {
      const row = await tx.one<{ insured: bigint; days: number }>(
        `insert into insurance_premium (contract_id, member_id, position, is_issued, amount, journal_id, receipt_number,
           transaction_number, created_at)
         select contract_id, member_id, 2, false, amount, (select max(id) from journal where id not in
           (select journal_id from insurance_premium)), receipt_number, transaction_number, created_at
         from insurance_premium where contract_id = $1
         returning insured, insured_from - business_date(created_at) as days`,
        [BigInt(id)],
      );
      expect(row).toEqual({ insured: 120n * 100_000_000n, days: 1 });
      throw undo;
    });
    await expect(inserted).rejects.toBe(undo);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
