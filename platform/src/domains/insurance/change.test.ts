import { describe, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { getRoom } from './change.ts';
import { bronze, gold, lose, newHolder, silver, unlock, expectAudited } from './insurance.fixture.ts';

describe('getRoom', () => {
  it('returns the maximum less the amount and its losses, at least zero', () => {
    expect(getRoom({ maximum: 500n, amount: 396n, lost: 4n })).toBe(100n);
    expect(getRoom({ maximum: 500n, amount: 496n, lost: 4n })).toBe(0n);
    expect(getRoom({ maximum: 500n, amount: 498n, lost: 4n })).toBe(0n);
  });
});

onEachPlatform('changing an insurance package', (suite) => {
  it('charges the price difference for an upgrade, and restarts its contract', async () => {
    const aiko = await newHolder(suite, 'aiko', '1000');
    const { id } = await aiko.bought(bronze, '100');
    suite.platform.clock.advance(60_000);
    expect((await aiko.upgrade(id, bronze, '100')).message).toContain('a higher price than Bronze');
    expect((await aiko.upgrade(id, silver, '300')).message).toContain('it is now 400 insurance credits');
    expect((await aiko.upgrade(id, silver, '400')).result).toMatchObject({
      id,
      name: 'Silver',
      amount: '500',
      unlockTime: suite.platform.clock.now().getTime() + 20 * 24 * 60 * 60_000,
    });
    expect(await aiko.holds('INSURANCE_POINT')).toBe('500 + 500');
    expect((await aiko.records())[0]).toBe('UPGRADE -400 INSURANCE_POINT');
    expect((await aiko.upgrade(id, bronze, '400')).message).toBe(
      'An upgrade needs a package with a higher price than Silver. Nothing was moved. Choose a larger package.',
    );
    expect((await aiko.upgrade(id, gold, '1500')).message).toContain('insurance credits');
    expect(await aiko.holds('INSURANCE_POINT')).toBe('500 + 500');
  });

  it('fills a locked package up to its maximum, without refilling losses', async () => {
    const budi = await newHolder(suite, 'budi', '1000');
    const { id, unlockTime } = await budi.bought(bronze, '100');
    expect((await budi.change('addWarehouse', id, '300.5')).result).toMatchObject({ amount: '400.5' });
    expect((await budi.records())[0]).toBe('ADD -300.5 INSURANCE_POINT');
    await lose(suite.platform);
    expect(await budi.contract(id)).toMatchObject({ amount: '396.495', lostAmount: '4.005' });
    expect((await budi.change('addWarehouse', id, '99.6')).message).toContain('99.5');
    expect((await budi.change('addWarehouse', id, '99.5')).result).toMatchObject({ amount: '495.995' });
    await unlock(suite.platform, { unlockTime });
    expect((await budi.change('addWarehouse', id, '0.1')).message).toBe(
      'The contract of this package is over, so nothing can be added. Nothing was moved. Upgrade it or redeem it.',
    );
  });

  it('restores everything that losses took, once', async () => {
    const dana = await newHolder(suite, 'dana', '1000');
    const { id } = await dana.bought(silver, '500');
    expect((await dana.change('fillingPositions', id, '5')).message).toContain('nothing to refill');
    await lose(suite.platform);
    expect((await dana.change('fillingPositions', id, '4')).message).toContain('it is now 5');
    const answers = await Promise.all([
      dana.change('fillingPositions', id, '5'),
      dana.change('fillingPositions', id, '5'),
    ]);
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await dana.contract(id)).toMatchObject({ amount: '500', lostAmount: '0' });
    expect((await dana.records())[0]).toBe('REFILL -5 INSURANCE_POINT');
  });

  it('returns the amounts paid, initially and in total, and the transaction number of the change', async () => {
    const gita = await newHolder(suite, 'gita', '1000');
    const { id, ...bought } = await gita.bought(bronze, '100');
    expect(bought).toMatchObject({ payAmount: '100', totalPayAmount: '100', changeTransactionNo: null });
    const added = (await gita.change('addWarehouse', id, '50')).result;
    expect(added).toMatchObject({
      payAmount: '100',
      totalPayAmount: '150',
      transactionNo: bought.transactionNo,
      changeTransactionNo: await gita.numberOf('ADD'),
    });
    await lose(suite.platform);
    expect((await gita.change('fillingPositions', id, '1.5')).result).toMatchObject({
      totalPayAmount: '151.5',
      changeTransactionNo: await gita.numberOf('REFILL'),
    });
    await gita.upgrade(id, silver, '400');
    const upgraded = await gita.numberOf('UPGRADE');
    expect(upgraded).not.toBe(bought.transactionNo);
    expect(await gita.contract(id)).toMatchObject({
      payAmount: '100',
      totalPayAmount: '551.5',
      redeemAmount: null,
      redeemFeeAmount: null,
      changeTransactionNo: upgraded,
    });
  });

  it('answers for a package of another member as for an unknown one', async () => {
    const [eve, finn] = [await newHolder(suite, 'eve'), await newHolder(suite, 'finn')];
    const { id } = await eve.bought(bronze, '100');
    for (const which of [id, '999999999']) {
      const unknown = { code: 9001, message: 'You have no such insurance package. Nothing was changed.' };
      for (const action of ['addWarehouse', 'fillingPositions', 'redeem', 'buyInsurance'] as const)
        expect(await finn.change(action, which, '5')).toMatchObject(unknown);
      expect(await finn.upgrade(which, silver, '400')).toMatchObject(unknown);
    }
    expect(await finn.holds('INSURANCE_POINT')).toBe('10000 + 0');
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
