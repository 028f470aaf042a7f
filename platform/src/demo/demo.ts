/** A domain's part of the demonstration. */
import type { Operation } from '../ledger/idempotency.ts';
import type { Services } from '../services.ts';
import type { Book } from './book.ts';

/** Something that happens on a day of the demonstration. */
export interface Scene {
  /** Business days before today. */
  readonly daysAgo: number;
  /** Minutes after 00:00 GMT+8. */
  readonly minute: number;
  readonly play: (book: Book) => Promise<void>;
}

/** A scene so many days ago, at a time of day in GMT+8. */
export const at = (daysAgo: number, time: string, play: Scene['play']): Scene => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return { daysAgo, minute: Number(hours) * 60 + Number(minutes), play };
};

/** A domain's part of the story, once what takes long is made. */
export interface DemoPart {
  /** What is there before the story begins; who joins is put into `members` by the user name. */
  readonly setUp?: (operation: Operation, members: Map<string, bigint>) => Promise<void>;
  /** In any order: all domains' scenes are played as their days and minutes come. */
  readonly scenes?: readonly Scene[];
  /** What was done a moment ago and is still under way. */
  readonly justNow?: Scene['play'];
}

/** A domain's part of the demonstration. */
export interface Demo {
  /** Makes the part before the transaction begins that plays it. Called once, when the demonstration is made. */
  readonly prepare: (services: Services) => DemoPart | Promise<DemoPart>;
}
