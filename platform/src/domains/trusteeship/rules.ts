import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { businessDate, dayMs } from '../../kernel/clock.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import type { ValueSteps } from '../../services/services.ts';
import { refusals } from './refusals.ts';

/** How long a package can be redeemed after its term; after that it has renewed itself. */
export const windowMs = dayMs;

/** Minutes after the start of a business day at which the job posts its profit. */
const profitAfterMinutes = 10;

/**
 * SQL: whether the profit of an order `o` is due for the job at `$1`. An earlier change posts it first: see {@link
 * listDueDays}.
 */
export const profitDueSql = `o.status = 'RUNNING' and o.profited_until < business_date($1::timestamptz - interval '${profitAfterMinutes} minutes')`;

/** SQL: whether the window of an order `o` has passed at `$1`, by the same rule as {@link getTerm}. */
export const renewalDueSql = `o.status = 'RUNNING' and o.expires_at <= $1::timestamptz - interval '24 hours'`;

/** A package of the catalogue; the amount in minor units. */
export interface CataloguePackage {
  readonly id: number;
  readonly amount: bigint;
  readonly termDays: number;
  /** Daily profit in millionths of the locked amount. */
  readonly ratioPpm: bigint;
  /** The maximum number that a member can have at a time. */
  readonly maximum: number;
  readonly enabled: boolean;
}

const columns = 'f.id, f.amount, f.term_days as "termDays", f.ratio_ppm as "ratioPpm", f.maximum, f.enabled';

/** Returns every package, including closed ones, by amount. */
export const listPackages = (db: Queryable): Promise<CataloguePackage[]> =>
  db.query<CataloguePackage>(`select ${columns} from entrust_offer f order by f.amount`);

/** Redeeming a package is free. */
export const trusteeshipSteps: ValueSteps = async (db) => {
  const isOpen = (await listPackages(db)).some(({ enabled }) => enabled);
  const step = {
    from: 'ASSETS_POINT',
    to: 'ASSETS_POINT',
    received: 1n,
    given: 1n,
    isPurchase: true,
  } as const;
  return isOpen ? [step] : [];
};

/** Returns an open package. Refused if it is closed or unknown. */
export async function requirePackage(db: Queryable, id: string): Promise<CataloguePackage> {
  const offer = await db.maybe<CataloguePackage>(
    `select ${columns} from entrust_offer f where f.id = $1::bigint and f.enabled`,
    [BigInt(id)],
  );
  if (offer === undefined) throw refusals.ENTRUST_CLOSED();
  return offer;
}

/** Returns the next larger open package. Refused unless it is the requested one. */
export async function requireNextPackage(
  db: Queryable,
  id: string,
  amount: bigint,
): Promise<CataloguePackage> {
  const next = await db.maybe<CataloguePackage>(
    `select ${columns} from entrust_offer f where f.enabled and f.amount > $1 order by f.amount limit 1`,
    [amount],
  );
  if (next?.id.toString() !== id) throw refusals.ENTRUST_NOT_NEXT();
  return next;
}

/** Refuses a package above the member's maximum. The caller has locked the member. */
export async function refuseAboveMaximum(
  db: Queryable,
  memberId: bigint,
  offer: CataloguePackage,
): Promise<void> {
  const { running } = await db.one<{ running: bigint }>(
    "select count(*) as running from entrust_order where member_id = $1 and status = 'RUNNING' and offer_id = $2",
    [memberId, offer.id],
  );
  if (running >= offer.maximum) throw refusals.ENTRUST_MAXIMUM({ maximum: offer.maximum.toString() });
}

/** The term of a package at an instant. */
export interface Term {
  readonly expiresAt: Date;
  readonly renewals: number;
}

/** Returns the term at an instant. A package renews itself at the end of its window, even before the job records it. */
export function getTerm(
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

/** Returns when the first term of a package ends that begins at an instant. */
export const getFirstExpiry = (begins: Date, termDays: number): Date =>
  new Date(begins.getTime() + termDays * dayMs);

/** Returns the first instant at which a package is renewed and can no longer be redeemed. */
export const getWindowEnd = (expiresAt: Date): Date => new Date(expiresAt.getTime() + windowMs);

/**
 * Returns the business days with a settled but unposted profit, oldest first; it depends on what was locked at their
 * first instant. If the clock steps back, no day becomes due again.
 */
export function listDueDays(profitedUntil: string, now: Date): string[] {
  const last = businessDate(now);
  const days: string[] = [];
  for (let day = nextDay(profitedUntil); day <= last; day = nextDay(day)) days.push(day);
  return days;
}

const nextDay = (date: string): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10);

/** Returns the profit of a day on the locked amount, in minor units; the house keeps the fraction. */
export const computeProfit = (locked: bigint, ratioPpm: bigint): bigint => (locked * ratioPpm) / 1_000_000n;

type Config = AnswerOf<(typeof domains)['trusteeship']['matchingList']>;

/** Returns the open packages, and the member's running number of each. */
export async function getCatalogue(db: Queryable, memberId: bigint): Promise<Config> {
  const rows = await db.query<CataloguePackage & { readonly running: bigint }>(
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
