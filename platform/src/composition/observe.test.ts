import { expect, it } from 'vitest';
import { operate, request } from '../../test/ledger.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { house, member } from '../ledger/entry.ts';
import { closeHold, openHold } from '../ledger/holds.ts';
import { post, postOnce } from '../ledger/ledger.ts';
import { recordTypeNames } from '../ledger/record-types.ts';

onOnePlatform('the metrics of the ledger', (suite) => {
  const lines = async (name: string): Promise<string[]> =>
    (await suite.platform.metrics.registry.getSingleMetricAsString(name))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  it('count postings by record type, repetitions of a key, and how long they took', async () => {
    const { database } = suite.platform.services;
    const { id } = await suite.platform.addMember('aiko', { balances: { CASH_POINT: '100' } });
    const buy = (amount: bigint) => ({
      recordType: 'pinPurchase' as const,
      legs: [
        { account: member(id), coin: 'CASH_POINT' as const, amount: -amount },
        { account: house('pin'), coin: 'CASH_POINT' as const, amount },
      ],
    });
    const once = request();
    for (let time = 0; time < 3; time += 1) await postOnce(database, once, buy(100_000_000n));
    await expect(
      operate(database, (operation) => post(operation, buy(100_000_000_000n))),
    ).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    const hold = {
      kind: 'otc',
      recordType: 'otcSell',
      member: id,
      coin: 'CASH_POINT',
      bucket: 'frozen',
    } as const;
    const { holdId } = await operate(database, (operation) => openHold(operation, { ...hold, amount: 1n }));
    await operate(database, (operation) =>
      closeHold(operation, { hold: holdId, recordType: 'otcSell', outcome: 'cancelled' }),
    );
    expect(await lines('ledger_postings_total')).toEqual(
      expect.arrayContaining([
        'ledger_postings_total{record_type="deposit"} 1',
        'ledger_postings_total{record_type="pinPurchase"} 1',
        'ledger_postings_total{record_type="otcSell"} 2',
      ]),
    );
    expect(await lines('ledger_idempotent_replays_total')).toEqual(['ledger_idempotent_replays_total 2']);
    // A deposit, a purchase sent three times, a refused purchase, and a hold that opens and closes.
    expect(await lines('ledger_post_duration_seconds')).toContain('ledger_post_duration_seconds_count 7');
  });

  it('use only labels that the code lists', async () => {
    for (const line of await lines('ledger_postings_total')) {
      const [, type] = /^ledger_postings_total\{record_type="(\w+)"\} \d+$/.exec(line) ?? [];
      expect([...recordTypeNames, 'reversal']).toContain(type);
    }
  });

  it('export the balances of the house once they are counted', async () => {
    expect(await lines('ledger_house_balance')).toEqual([]);
    await expect.poll(() => suite.platform.house.advance()).toBe(true);
    expect((await lines('ledger_house_balance')).sort()).toEqual([
      'ledger_house_balance{coin="CASH_POINT",purpose="deposit"} -100',
      'ledger_house_balance{coin="CASH_POINT",purpose="pin"} 1',
    ]);
  });
});
