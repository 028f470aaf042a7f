/** The seven credits (spec §3) and their ids in the ledger. */
export const coins = {
  CASH_POINT: 1,
  BONUS_POINT: 2,
  ASSETS_POINT: 3,
  INSURANCE_POINT: 4,
  GMT: 5,
  USDT_POINT: 6,
  WITHDRAWAL_POINT: 7,
} as const;

export type Coin = keyof typeof coins;

export const coinNames = Object.keys(coins) as Coin[];

const namesById = new Map<number, Coin>(coinNames.map((name) => [coins[name], name]));

export function coinById(id: number): Coin {
  const name = namesById.get(id);
  if (name === undefined) throw new Error(`no coin has id ${id}`);
  return name;
}

/** The house accounts, created by a migration, one per coin. */
export type HousePurpose =
  | 'deposit'
  | 'withdrawal'
  | 'adjust'
  | 'fee'
  | 'convert'
  | 'game'
  | 'insurance'
  | 'claim'
  | 'bonus'
  | 'profit'
  | 'jackpot'
  | 'otc'
  | 'pin'
  | 'commitment';
