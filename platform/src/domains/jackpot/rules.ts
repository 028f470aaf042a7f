/** Settings, round boundaries and prizes. */
import type { Queryable } from '../../database/database.ts';
import { dayMs, startOfBusinessDate } from '../../kernel/clock.ts';
import { refusals } from './refusals.ts';

/** The credit of entries and prizes. */
export const coin = 'CASH_POINT';

/** How long after its end a round is drawn, so that purchases in progress are included. */
export const drawAfterMs = 10 * 60_000;

/** The settings of future rounds; the price in minor units. */
export interface Settings {
  readonly id: bigint;
  readonly length_days: number;
  /** A business day on which a round begins; others are whole round lengths away. */
  readonly begins_on: string;
  readonly price: bigint;
  /** The maximum number of entries per member and round. */
  readonly maximum: number;
  /** The share of the pot that is paid out, in millionths. */
  readonly share_ppm: bigint;
  readonly enabled: boolean;
}

export const readSettings = (db: Queryable): Promise<Settings> =>
  db.one<Settings>('select * from jackpot_setting');

type Rhythm = Pick<Settings, 'length_days' | 'begins_on'>;

/** Returns the first round boundary after `now`. */
export function nextBoundary(now: Date, { length_days: days, begins_on: date }: Rhythm): Date {
  const first = startOfBusinessDate(date).getTime();
  const length = days * dayMs;
  return new Date(first + (Math.floor((now.getTime() - first) / length) + 1) * length);
}

/** Returns the last round boundary up to `now`. */
export const lastBoundary = (now: Date, rhythm: Rhythm): Date =>
  new Date(nextBoundary(now, rhythm).getTime() - rhythm.length_days * dayMs);

interface Pot {
  readonly carried: bigint;
  readonly price: bigint;
  readonly entry_count: number;
  readonly share_ppm: bigint;
}

/** Returns the pot of a round, in minor units. */
export const computePot = ({
  carried,
  price,
  entry_count: count,
}: Pick<Pot, 'carried' | 'price' | 'entry_count'>) => carried + price * BigInt(count);

/**
 * Returns the prize, truncated to minor units; zero for a round without entries. The rest of the pot goes to the next
 * round.
 */
export const computePrize = (round: Pot): bigint =>
  round.entry_count === 0 ? 0n : (computePot(round) * round.share_ppm) / 1_000_000n;

/** Refuses more entries than a member may have in a round. The caller has locked the member. */
export async function refuseMore(
  db: Queryable,
  memberId: bigint,
  { id, maximum }: { readonly id: bigint; readonly maximum: number },
  count: number,
): Promise<void> {
  const { has } = await db.one<{ has: bigint }>(
    'select coalesce(sum(count), 0)::bigint as has from jackpot_order where member_id = $1 and round_id = $2',
    [memberId, id],
  );
  const left = maximum - Number(has);
  if (count > left)
    throw refusals.JACKPOT_MAXIMUM({ maximum: maximum.toString(), left: Math.max(0, left).toString() });
}
