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
