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
