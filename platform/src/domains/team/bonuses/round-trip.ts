/**
 * The cost of moving value out of the portal and back in through another account, where it counts for bonuses again.
 * Such a round trip must cost more than all bonuses of a purchase together.
 */
import type { Queryable } from '../../../database/database.ts';
import { formatPpm } from '../../../ledger/amount.ts';
import { recordTypes } from '../../../ledger/record-types.ts';
import type { Services, SettingGuard, ValueStep } from '../../../services/services.ts';

const outside = 'OUTSIDE';

/** A path of value, and the fraction that remains: `left` of `of`. */
interface BestWay {
  readonly steps: readonly ValueStep[];
  readonly left: bigint;
  readonly of: bigint;
}

const isBetter = (one: BestWay, other: BestWay | undefined): boolean =>
  other === undefined || one.left * other.of > other.left * one.of;

/** Whether a purchase has been made is part of the node. */
const toNode = (place: string, hasBought: boolean): string => `${place} ${hasBought}`;

/**
 * Returns the path in, through the purchase of a package, and out again that keeps the most; undefined if there is
 * none. Each round extends the best paths by one step (Bellman–Ford), and none needs more steps than there are nodes.
 */
export function findBestRoundTrip(steps: readonly ValueStep[]): BestWay | undefined {
  const best = new Map<string, BestWay>([[toNode(outside, false), { steps: [], left: 1n, of: 1n }]]);
  const rounds = 2 * new Set(steps.flatMap(({ from, to }) => [from, to])).size;
  for (let round = 0; round < rounds; round += 1) {
    for (const hasBought of [false, true]) {
      for (const step of steps) {
        const way = best.get(toNode(step.from, hasBought));
        if (way === undefined) continue;
        const place = toNode(step.to, hasBought || step.isPurchase === true);
        const longer = {
          steps: [...way.steps, step],
          left: way.left * step.received,
          of: way.of * step.given,
        };
        if (isBetter(longer, best.get(place))) best.set(place, longer);
      }
    }
  }
  return best.get(toNode(outside, true));
}

/**
 * Returns the maximum that all sponsors and the pools receive for a purchase, in millionths: the sponsor's bonus, the
 * highest overriding bonus, and the par bonus and the pool of every rank.
 */
export async function sumPurchaseBonuses(db: Queryable): Promise<bigint> {
  const { sponsor, overriding, par, pool } = await db.one<Record<string, bigint>>(
    `select coalesce(sum(ppm) filter (where record_type = ${recordTypes.personalRebate.code}), 0)::bigint as sponsor,
       coalesce(max(ppm) filter (where record_type = ${recordTypes.referralOverriding.code}), 0)::bigint as overriding,
       coalesce(sum(ppm) filter (where record_type = ${recordTypes.referralPar.code}), 0)::bigint as par,
       coalesce(sum(ppm) filter (where record_type = ${recordTypes.profitSharing.code}), 0)::bigint as pool
     from bonus_rate`,
  );
  return (sponsor ?? 0n) + (overriding ?? 0n) + (par ?? 0n) + (pool ?? 0n);
}

/** The cost of the cheapest round trip in millionths, truncated, and its path. */
interface Cost {
  readonly ppm: bigint;
  /** Undefined if value cannot leave and return. */
  readonly way: string | undefined;
}

async function getCheapestRoundTrip(db: Queryable, services: Pick<Services, 'valueSteps'>): Promise<Cost> {
  const steps = await Promise.all(services.valueSteps.map((readSteps) => readSteps(db)));
  const best = findBestRoundTrip(steps.flat());
  if (best === undefined) return { ppm: 1_000_000n, way: undefined };
  const names = best.steps.map(({ to, isPurchase }) => (isPurchase ? 'bought and redeemed' : to));
  return {
    ppm: ((best.of - best.left) * 1_000_000n) / best.of,
    way: [outside, ...names].join(' > '),
  };
}

/** Formats both figures, without a full stop. */
const describe = (bonuses: bigint, { ppm, way }: Cost): string =>
  `all bonuses for a purchase are ${formatPpm(bonuses)} of it at most, and withdrawing and depositing again costs ` +
  `${formatPpm(ppm > 0n ? ppm : 0n)}${way === undefined ? '' : ` (${way})`}`;

/** Formats the two figures in one sentence for the operator. */
export async function describeRoundTrip(
  db: Queryable,
  services: Pick<Services, 'valueSteps'>,
): Promise<string> {
  const [bonuses, cost] = [await sumPurchaseBonuses(db), await getCheapestRoundTrip(db, services)];
  const words = describe(bonuses, cost);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return bonuses < cost.ppm ? sentence : `${sentence} Round trips pay: lower a bonus or raise a fee.`;
}

/** The bound: bonuses of a purchase stay below the cost of the cheapest round trip. */
export const bonusesBelowCosts: SettingGuard = async (services, db) => {
  const [bonuses, cost] = [await sumPurchaseBonuses(db), await getCheapestRoundTrip(db, services)];
  return {
    margin: cost.ppm - bonuses,
    reason: `${describe(bonuses, cost)}: round trips would pay. Lower a bonus or raise a fee first.`,
  };
};
