/** What is configured, when rounds begin and end, and what of a pot is paid. */
import { dayMs, startOfBusinessDate } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import { refusals } from './refusals.ts';

/** The credits that entries are bought with, and prizes paid in. */
export const coin = 'CASH_POINT';

/** How long after its end a round is drawn: entries that are under way by then are in. */
export const drawAfterMs = 10 * 60_000;

/** What rounds from now on are like; the price in minor units. */
export interface Settings {
  readonly id: bigint;
  readonly length_days: number;
  /** A business day on which a round begins; the others lie whole lengths from it. */
  readonly begins_on: string;
  readonly price: bigint;
  /** Entries of each member in a round. */
  readonly maximum: number;
  /** What of the pot is paid, in millionths. */
  readonly share_ppm: bigint;
  readonly enabled: boolean;
}

export const readSettings = (db: Queryable): Promise<Settings> =>
  db.one<Settings>('select * from jackpot_setting');

type Rhythm = Pick<Settings, 'length_days' | 'begins_on'>;

/** The first instant after `now` at which a round ends and the next begins. */
export function nextBoundary(now: Date, { length_days: days, begins_on: date }: Rhythm): Date {
  const first = startOfBusinessDate(date).getTime();
  const length = days * dayMs;
  return new Date(first + (Math.floor((now.getTime() - first) / length) + 1) * length);
}

/** The last instant up to `now` at which a round begins. */
export const lastBoundary = (now: Date, rhythm: Rhythm): Date =>
  new Date(nextBoundary(now, rhythm).getTime() - rhythm.length_days * dayMs);

interface Pot {
  readonly carried: bigint;
  readonly price: bigint;
  readonly entry_count: number;
  readonly share_ppm: bigint;
}

/** What is in the pot of a round, in minor units. */
export const potOf = ({
  carried,
  price,
  entry_count: count,
}: Pick<Pot, 'carried' | 'price' | 'entry_count'>) => carried + price * BigInt(count);

/** What the winner gets, cut to minor units; nothing for a round without entries. The rest of the pot stays for the next round. */
export const prizeOf = (round: Pot): bigint =>
  round.entry_count === 0 ? 0n : (potOf(round) * round.share_ppm) / 1_000_000n;

/** Refuses more entries than a member can have in a round. The caller has locked the member. */
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
