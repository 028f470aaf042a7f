/** A domain's part of the demonstration. */
import type { Operation } from '../ledger/idempotency.ts';
import type { Services } from '../services/services.ts';
import type { DemoLedger } from './demo-ledger.ts';

/** An event on a day of the demonstration. */
export interface DemoEvent {
  /** Business days before today. */
  readonly daysAgo: number;
  /** Minutes after 00:00 GMT+8. */
  readonly minute: number;
  readonly run: (book: DemoLedger) => Promise<void>;
}

/** An event `daysAgo` business days ago at a time of day in GMT+8. */
export const demoEventAt = (daysAgo: number, time: string, run: DemoEvent['run']): DemoEvent => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return { daysAgo, minute: Number(hours) * 60 + Number(minutes), run };
};

/** Business days before today, and a time of day in GMT+8. */
export type DemoMoment = readonly [daysAgo: number, time: string];

/** A decision on an order, with the reason of a rejection. */
export type DemoDecision = readonly [...DemoMoment, reason?: string];

/** The events of an order that is placed and, unless it stays pending, decided. */
export function demoOrder<Order>(
  placed: DemoMoment,
  place: (book: DemoLedger) => Promise<Order>,
  decided: DemoDecision | undefined,
  decide: (book: DemoLedger, order: Order, reason: string | undefined) => Promise<unknown>,
): DemoEvent[] {
  let order: Order | undefined;
  const placing = demoEventAt(...placed, async (book) => {
    order = await place(book);
  });
  if (decided === undefined) return [placing];
  const [daysAgo, time, reason] = decided;
  const deciding = demoEventAt(daysAgo, time, async (book) => {
    if (order === undefined) throw new Error('an order must be placed before it is decided');
    await decide(book, order, reason);
  });
  return [placing, deciding];
}

/** A domain's events, created after slow preparation is done. */
export interface DemoPart {
  /** Runs before all events; adds new members to `members` by user name. */
  readonly setUp?: (operation: Operation, members: Map<string, bigint>) => Promise<void>;
  /** In any order: the events of all domains run in chronological order. */
  readonly events?: readonly DemoEvent[];
  /** Runs last, for orders that are still in progress. */
  readonly justNow?: DemoEvent['run'];
}

/** A domain's part of the demonstration. */
export interface Demo {
  /** Prepares the part before the seeding transaction starts. Called once, when the demonstration is created. */
  readonly prepare: (services: Services) => DemoPart | Promise<DemoPart>;
}
