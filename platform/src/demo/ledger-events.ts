/** Credit movements of record types that have no domain yet. */
import type { Coin, HousePurpose } from '../ledger/coins.ts';
import type { RecordType } from '../ledger/record-types.ts';
import { demoEventAt, type DemoEvent } from './demo.ts';

/** A movement between a member and the house. */
type Movement = readonly [
  daysAgo: number,
  time: string,
  coin: Coin,
  amount: string,
  type: RecordType,
  house: HousePurpose,
  reason?: string,
];

const movements: Readonly<Record<string, readonly Movement[]>> = {
  aiko: [
    [37, '15:30', 'CASH_POINT', '25', 'adjustIn', 'adjust', 'Bank charge of a deposit refunded'],
    [15, '12:00', 'CASH_POINT', '-12.5', 'adjustOut', 'adjust', 'Deposit counted twice'],
    [13, '11:40', 'CASH_POINT', '-2', 'fee', 'fee', 'Statement on paper'],
  ],
};

/** Weekly bonuses from the team's packages and trades. */
function bonuses(who: string): DemoEvent[] {
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
      // eunji joined twelve days ago, so she brings no bonus before that.
      .filter(([, , by]) => by !== 'eunji' || daysAgo < 12)
      .map(([type, base, by], index) => {
        const amount = profit(base, daysAgo + index + week);
        return demoEventAt(daysAgo, `01:${10 + index}`, (book) =>
          book.move({ who, coin: 'BONUS_POINT', amount, type, house: 'bonus', by }),
        );
      }),
  );
}

/** Varies an amount deterministically, so that every first start creates the same data. */
function profit(base: number, day: number): string {
  const wave = Math.sin(day * 1.7) * 0.18 + Math.cos(day * 0.6) * 0.09;
  return (base * (1 + wave)).toFixed(4);
}

/** The events that exist only in the ledger. */
export const ledgerEvents = (): DemoEvent[] => [
  ...Object.entries(movements).flatMap(([who, rows]) =>
    rows.map(([daysAgo, time, coin, amount, type, house, reason]) =>
      demoEventAt(daysAgo, time, (book) => book.move({ who, coin, amount, type, house, reason })),
    ),
  ),
  ...bonuses('aiko'),
];
