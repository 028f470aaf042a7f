import type { domains, ResultOf } from '@portal/schema/rest';

import { businessDate, dayMs } from '../../clock.ts';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { ValueSteps } from '../../services.ts';
import { refusals } from './refusals.ts';

/** How long a package can be redeemed after its term; from then on it has renewed itself. */
export const windowMs = dayMs;

/** How long after its first instant the job posts the profit of a business day. */
const profitAfterMinutes = 10;

/** SQL that is true for an order `o` whose profit the job posts at `$1`. A change before that posts it first: see `dueDays`. */
export const profitDue = `o.status = 'RUNNING' and o.profited_until < business_date($1::timestamptz - interval '${profitAfterMinutes} minutes')`;

/** SQL that is true for an order `o` whose window has passed at `$1`, by the same rule as `termAt`. */
export const renewalDue = `o.status = 'RUNNING' and o.expires_at <= $1::timestamptz - interval '24 hours'`;

/** A package that can be bought, its amount in minor units. */
export interface Offer {
  readonly id: number;
  readonly amount: bigint;
  readonly termDays: number;
  /** Daily profit in millionths of what is locked. */
  readonly ratioPpm: bigint;
  /** How many of it a member can have at a time. */
  readonly maximum: number;
  readonly enabled: boolean;
}

const columns = 'f.id, f.amount, f.term_days as "termDays", f.ratio_ppm as "ratioPpm", f.maximum, f.enabled';

/** Every package, including closed ones, by amount. */
export const listOffers = (db: Queryable): Promise<Offer[]> =>
  db.query<Offer>(`select ${columns} from entrust_offer f order by f.amount`);

/** A package is redeemed without a fee. */
export const entrustSteps: ValueSteps = async (db) => {
  const isOpen = (await listOffers(db)).some(({ enabled }) => enabled);
  const step = {
    from: 'ASSETS_POINT',
    to: 'ASSETS_POINT',
    received: 1n,
    given: 1n,
    isPurchase: true,
  } as const;
  return isOpen ? [step] : [];
};

/** An open package; refused when it is closed or unknown. */
export async function requireOffer(db: Queryable, id: string): Promise<Offer> {
  const offer = await db.maybe<Offer>(
    `select ${columns} from entrust_offer f where f.id = $1::bigint and f.enabled`,
    [BigInt(id)],
  );
  if (offer === undefined) throw refusals.ENTRUST_CLOSED();
  return offer;
}

/** The next larger open package; refused when the one that was asked for is another. */
export async function requireNextOffer(db: Queryable, id: string, amount: bigint): Promise<Offer> {
  const next = await db.maybe<Offer>(
    `select ${columns} from entrust_offer f where f.enabled and f.amount > $1 order by f.amount limit 1`,
    [amount],
  );
  if (next?.id.toString() !== id) throw refusals.ENTRUST_NOT_NEXT();
  return next;
}

/** Refuses one more of a package than a member can have at a time. The caller has locked the member. */
export async function refuseMore(db: Queryable, memberId: bigint, offer: Offer): Promise<void> {
  const { running } = await db.one<{ running: bigint }>(
    "select count(*) as running from entrust_order where member_id = $1 and status = 'RUNNING' and offer_id = $2",
    [memberId, offer.id],
  );
  if (running >= offer.maximum) throw refusals.ENTRUST_MAXIMUM({ maximum: offer.maximum.toString() });
}

/** The term in which a package is at an instant. */
export interface Term {
  readonly expiresAt: Date;
  readonly renewals: number;
}

/** The term at an instant: a package renews itself at the end of its window, also while nothing runs that says so. */
export function termAt(
  order: { readonly expires_at: Date; readonly term_days: number; readonly renewals: number },
  now: Date,
): Term {
  const late = now.getTime() - windowMs - order.expires_at.getTime();
  if (late < 0) return { expiresAt: order.expires_at, renewals: order.renewals };
  const term = order.term_days * dayMs;
  const passed = Math.floor(late / term) + 1;
  return {
    expiresAt: new Date(order.expires_at.getTime() + passed * term),
    renewals: order.renewals + passed,
  };
}

/** When the first term of a package ends that begins at an instant. */
export const firstExpiry = (begins: Date, termDays: number): Date =>
  new Date(begins.getTime() + termDays * dayMs);

/** The first instant at which a package is no longer redeemed but renewed. */
export const windowEnd = (expiresAt: Date): Date => new Date(expiresAt.getTime() + windowMs);

/**
 * Business days whose profit is settled and not posted, oldest first: it follows from what was locked at their first instant. A
 * clock that steps back makes none due again.
 */
export function dueDays(profitedUntil: string, now: Date): string[] {
  const last = businessDate(now);
  const days: string[] = [];
  for (let day = nextDay(profitedUntil); day <= last; day = nextDay(day)) days.push(day);
  return days;
}

const nextDay = (date: string): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10);

/** The profit of a day on what is locked, in minor units; the rest of the last one stays with the house. */
export const profitOf = (locked: bigint, ratioPpm: bigint): bigint => (locked * ratioPpm) / 1_000_000n;

type Config = ResultOf<(typeof domains)['trusteeship']['matchingList']>;

/** The open packages, and how many of each the member has running. */
export async function getOffers(db: Queryable, memberId: bigint): Promise<Config> {
  const rows = await db.query<Offer & { readonly running: bigint }>(
    `select ${columns}, coalesce(held.running, 0) as running from entrust_offer f
     left join (select offer_id, count(*) as running from entrust_order
                where member_id = $1 and status = 'RUNNING' group by offer_id) held on held.offer_id = f.id
     where f.enabled order by f.amount`,
    [memberId],
  );
  return {
    records: rows.map((offer) => ({
      id: offer.id.toString(),
      amount: formatAmount(offer.amount),
      termDays: offer.termDays,
      dailyRatio: formatPpm(offer.ratioPpm),
      maxBuyCount: offer.maximum,
      boughtCount: Number(offer.running),
    })),
  };
}
