import type { RecordType } from '../ledger/record-types.ts';
import { at, type Scene } from './demo.ts';

/** Amounts that look like life and are the same at every first start: no chance, so no surprise. */
function profit(base: number, day: number): string {
  const wave = Math.sin(day * 1.7) * 0.18 + Math.cos(day * 0.6) * 0.09;
  return (base * (1 + wave)).toFixed(4);
}

/** What happened to aiko: every kind of record there is, and holds of every kind. */
function aiko(): Scene[] {
  const who = 'aiko';
  const holds: Record<'insurance' | 'entrust' | 'old', bigint> = { insurance: 0n, entrust: 0n, old: 0n };
  return [
    at(39, '10:05', async (b) => {
      holds.insurance = await b.hold({
        who,
        coin: 'INSURANCE_POINT',
        amount: '2000',
        type: 'purchase',
        kind: 'insurance',
        bucket: 'locked',
      });
    }),
    at(39, '10:20', async (b) => {
      holds.entrust = await b.hold({
        who,
        coin: 'ASSETS_POINT',
        amount: '1500',
        type: 'purchase',
        kind: 'entrust',
        bucket: 'locked',
      });
    }),
    at(39, '10:31', async (b) => {
      holds.old = await b.hold({
        who,
        coin: 'INSURANCE_POINT',
        amount: '300',
        type: 'purchase',
        kind: 'insurance',
        bucket: 'locked',
      });
    }),
    at(38, '11:02', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '-60',
        type: 'premium',
        house: 'insurance',
        reason: 'First premium, six trades',
      }),
    ),
    at(37, '15:30', (b) =>
      b.move({
        who,
        coin: 'CASH_POINT',
        amount: '25',
        type: 'adjustIn',
        house: 'adjust',
        reason: 'Bank charge of a deposit refunded',
      }),
    ),
    at(36, '08:15', (b) => b.move({ who, coin: 'GMT', amount: '500', type: 'gameIn', house: 'game' })),
    at(36, '20:41', (b) => b.move({ who, coin: 'GMT', amount: '-180', type: 'gameOut', house: 'game' })),
    at(35, '13:00', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '100',
        type: 'specialPackage',
        house: 'commitment',
        reason: 'Special package of the season',
      }),
    ),
    at(34, '13:10', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '20',
        type: 'trialPackage',
        house: 'commitment',
        reason: 'Trial package',
      }),
    ),
    at(33, '09:00', (b) => b.addTo(holds.insurance, who, 'INSURANCE_POINT', '250', 'add')),
    at(31, '10:10', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '48.5',
        type: 'claim',
        house: 'claim',
        reason: 'Order 2 of 6',
      }),
    ),
    at(29, '12:22', (b) =>
      b.pass('aiko', 'chen', { coin: 'USDT_POINT', amount: '120', sent: 'otcSell', received: 'otcBuy' }),
    ),
    at(29, '12:23', (b) => b.move({ who, coin: 'USDT_POINT', amount: '-0.6', type: 'otcFee', house: 'fee' })),
    at(28, '09:30', (b) => b.addTo(holds.insurance, who, 'INSURANCE_POINT', '500', 'upgrade')),
    at(27, '18:05', (b) =>
      b.pass('chen', 'aiko', { coin: 'USDT_POINT', amount: '64', sent: 'otcSell', received: 'otcBuy' }),
    ),
    at(26, '11:11', (b) =>
      b.move({ who, coin: 'INSURANCE_POINT', amount: '-30', type: 'pinPurchase', house: 'pin' }),
    ),
    at(26, '11:20', (b) =>
      b.move({ who, coin: 'INSURANCE_POINT', amount: '-1', type: 'pinActivate', house: 'pin' }),
    ),
    at(25, '14:00', (b) =>
      b.pass('aiko', 'chen', {
        coin: 'INSURANCE_POINT',
        amount: '10',
        sent: 'pinTransfer',
        received: 'pinTransfer',
      }),
    ),
    at(24, '17:17', (b) =>
      b.move({
        who,
        coin: 'BONUS_POINT',
        amount: '88.8',
        type: 'jackpotProfit',
        house: 'jackpot',
        reason: 'Third prize',
      }),
    ),
    at(23, '10:00', (b) => b.addTo(holds.insurance, who, 'INSURANCE_POINT', '120', 'refill')),
    at(22, '10:30', (b) =>
      b.move({ who, coin: 'INSURANCE_POINT', amount: '15', type: 'issuePremium', house: 'insurance' }),
    ),
    at(21, '10:30', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '-15',
        type: 'recallPremium',
        house: 'insurance',
        reason: 'Issued twice',
      }),
    ),
    at(20, '09:05', (b) => b.free(holds.old, 'redeem')),
    at(20, '09:06', (b) =>
      b.move({ who, coin: 'INSURANCE_POINT', amount: '-9', type: 'redeemFee', house: 'fee' }),
    ),
    at(19, '15:15', (b) =>
      b.move({
        who,
        coin: 'INSURANCE_POINT',
        amount: '-5',
        type: 'fine',
        house: 'fee',
        reason: 'Claim without screenshot',
      }),
    ),
    at(16, '16:05', (b) =>
      b.move({
        who,
        coin: 'WITHDRAWAL_POINT',
        amount: '-0.8',
        type: 'gasFee',
        house: 'fee',
        reason: 'The network fee rose while a payment waited',
      }),
    ),
    at(15, '12:00', (b) =>
      b.move({
        who,
        coin: 'CASH_POINT',
        amount: '-12.5',
        type: 'adjustOut',
        house: 'adjust',
        reason: 'Deposit counted twice',
      }),
    ),
    at(13, '11:40', (b) =>
      b.move({
        who,
        coin: 'CASH_POINT',
        amount: '-2',
        type: 'fee',
        house: 'fee',
        reason: 'Statement on paper',
      }),
    ),
    at(10, '21:12', (b) => b.move({ who, coin: 'GMT', amount: '96.25', type: 'gameIn', house: 'game' })),
    at(6, '22:05', (b) => b.move({ who, coin: 'GMT', amount: '-75', type: 'gameOut', house: 'game' })),
    at(2, '16:20', async (b) => {
      await b.hold({
        who,
        coin: 'USDT_POINT',
        amount: '150',
        type: 'otcSell',
        kind: 'otc',
        bucket: 'frozen',
      });
    }),
    ...entrustProfits(who, () => holds.entrust),
    ...bonuses(who),
  ];
}

/** A month of daily profit: paid out, and every fifth day left to compound. */
function entrustProfits(who: string, hold: () => bigint): Scene[] {
  return Array.from({ length: 30 }, (_, index) => {
    const daysAgo = 31 - index;
    return at(daysAgo, '00:10', (b) =>
      index % 5 === 4
        ? b.compound(hold(), who, 'ASSETS_POINT', profit(7.4, index))
        : b.move({
            who,
            coin: 'BONUS_POINT',
            amount: profit(7.4, index),
            type: 'entrustProfit',
            house: 'profit',
          }),
    );
  });
}

/** What the team's packages and trades earn, a week at a time. */
function bonuses(who: string): Scene[] {
  const weekly: readonly (readonly [RecordType, number, string | undefined])[] = [
    ['entrustOverriding', 14.2, 'budi'],
    ['entrustPar', 5.1, 'chen'],
    ['insuranceOverriding', 11.8, 'dana'],
    ['insurancePar', 4.4, 'chen'],
    ['referralOverriding', 9.6, 'eunji'],
    ['referralPar', 3.2, 'chen'],
    ['personalRebate', 2.75, undefined],
    ['teamRebate', 6.9, undefined],
    ['profitSharing', 18.3, undefined],
  ];
  return [35, 28, 21, 14, 7].flatMap((daysAgo, week) =>
    weekly
      // eunji joined twelve days ago: nothing came from her before.
      .filter(([, , by]) => by !== 'eunji' || daysAgo < 12)
      .map(([type, base, by], index) =>
        at(daysAgo, `01:${String(10 + index)}`, (b) =>
          b.move({
            who,
            coin: 'BONUS_POINT',
            amount: profit(base, daysAgo + index + week),
            type,
            house: 'bonus',
            ...(by !== undefined && { by }),
          }),
        ),
      ),
  );
}

/** The others: enough to have something to look at. */
const others: readonly Scene[] = [
  at(36, '12:10', async (b) => {
    await b.hold({
      who: 'chen',
      coin: 'INSURANCE_POINT',
      amount: '500',
      type: 'purchase',
      kind: 'insurance',
      bucket: 'locked',
    });
  }),
  at(35, '11:35', async (b) => {
    await b.hold({
      who: 'budi',
      coin: 'ASSETS_POINT',
      amount: '600',
      type: 'purchase',
      kind: 'entrust',
      bucket: 'locked',
    });
  }),
  ...Array.from({ length: 14 }, (_, index) =>
    at(30 - 2 * index, '00:12', (b) =>
      b.move({
        who: 'budi',
        coin: 'BONUS_POINT',
        amount: profit(2.9, index),
        type: 'entrustProfit',
        house: 'profit',
      }),
    ),
  ),
  ...redeemedBy('dana'),
];

/** A package that was bought and given back: what closes transfers for the rest of a day. */
function redeemedBy(who: string): Scene[] {
  let hold = 0n;
  return [
    at(32, '09:00', async (b) => {
      hold = await b.hold({
        who,
        coin: 'INSURANCE_POINT',
        amount: '350',
        type: 'purchase',
        kind: 'insurance',
        bucket: 'locked',
      });
    }),
    // Today's first minute has passed whatever the hour.
    at(0, '00:00', (b) => b.free(hold, 'redeem')),
    at(0, '00:00', (b) =>
      b.move({ who, coin: 'INSURANCE_POINT', amount: '-10.5', type: 'redeemFee', house: 'fee' }),
    ),
  ];
}

/** What happened to credits in areas that have no domain yet, as the ledger tells it. */
export const ledgerStory = (): Scene[] => [...aiko(), ...others];
