import type { domains, AnswerOf } from '@portal/schema/rest';
import { minorPerUnit, quote as quoteAt, type Quote } from '@portal/schema/rules';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm, minorPerPpm } from '../../ledger/amount.ts';
import { coinById, coins, type Coin } from '../../ledger/coins.ts';
import type { Services, ValueSteps } from '../../services/services.ts';
import { refusals } from './refusals.ts';

/** A pair of credits: the first can be converted into the second. Amounts are in minor units of the first. */
export interface ConvertPair {
  readonly from: Coin;
  readonly to: Coin;
  /** Minor units received for one whole credit. */
  readonly rate: bigint;
  /** Fee rate in millionths of the converted amount. */
  readonly feePpm: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multiple: bigint;
  readonly enabled: boolean;
}

/** The rules for a conversion placed now. */
export interface ConvertTerms {
  readonly pair: ConvertPair;
  /** The cancellation window. */
  readonly cancelSeconds: number;
}

type Row = Omit<ConvertPair, 'from' | 'to'> & { readonly from_coin_id: number; readonly to_coin_id: number };

const columns =
  'p.from_coin_id, p.to_coin_id, p.rate, p.fee_ppm as "feePpm", p.minimum, p.maximum, p.multiple, p.enabled';

/** Returns every pair, including closed ones, in display order. */
export async function listPairs(db: Queryable): Promise<ConvertPair[]> {
  const rows = await db.query<Row>(
    `select ${columns} from convert_pair p order by position, from_coin_id, to_coin_id`,
  );
  return rows.map(toPair);
}

/** Returns the open pairs, in display order. */
export const listOpenPairs = async (db: Queryable): Promise<ConvertPair[]> =>
  (await listPairs(db)).filter(({ enabled }) => enabled);

/** The costs of converting. */
export const convertSteps: ValueSteps = async (db) =>
  (await listOpenPairs(db)).map(({ from, to, rate, feePpm }) => ({
    from,
    to,
    received: rate * (1_000_000n - feePpm),
    given: minorPerUnit * 1_000_000n,
  }));

/** Returns how long an order can be cancelled before it settles, in seconds. */
export async function getCancelSeconds(db: Queryable): Promise<number> {
  const { seconds } = await db.one<{ seconds: number }>(
    'select cancel_seconds as seconds from convert_setting',
  );
  return seconds;
}

/** Returns the rules of one pair. Refused if it is not open. */
export async function requireTerms(db: Queryable, from: Coin, to: Coin): Promise<ConvertTerms> {
  const row = await db.maybe<Row & { seconds: number }>(
    `select ${columns}, s.cancel_seconds as seconds from convert_pair p cross join convert_setting s
     where p.from_coin_id = $1 and p.to_coin_id = $2 and p.enabled`,
    [coins[from], coins[to]],
  );
  if (row === undefined) throw refusals.CONVERT_PAIR_CLOSED({ from, to });
  const { seconds, ...pair } = row;
  return { pair: toPair(pair), cancelSeconds: seconds };
}

const toPair = ({ from_coin_id: from, to_coin_id: to, ...pair }: Row): ConvertPair => ({
  from: coinById(from),
  to: coinById(to),
  ...pair,
});

/** Returns the amount received at a pair's rate and fee, in minor units. */
export const quote = ({ rate, feePpm }: Pick<ConvertPair, 'rate' | 'feePpm'>, amount: bigint): Quote =>
  quoteAt(amount, { rate, feeRate: feePpm * minorPerPpm });

type Config = AnswerOf<(typeof domains)['convert']['convertConfigList']>;

/** Returns the open pairs and the cancellation window. */
export async function getConfig({ database }: Services): Promise<Config> {
  const pairs = await listOpenPairs(database);
  return {
    records: pairs.map((pair) => ({
      fromCoin: pair.from,
      toCoin: pair.to,
      rate: formatAmount(pair.rate),
      feeRate: formatPpm(pair.feePpm),
      minAmount: formatAmount(pair.minimum),
      maxAmount: formatAmount(pair.maximum),
      multiple: formatAmount(pair.multiple),
    })),
    cancelSeconds: await getCancelSeconds(database),
  };
}
