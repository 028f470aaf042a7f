import type { ReviewKind } from '@portal/schema/rest';
import type { Services } from '../services/services.ts';
import type { ReviewQueue } from './reviews.ts';

/** The usual duration of reviews of a kind. */
export interface UsualReviewTime {
  readonly kind: ReviewKind;
  readonly seconds: number;
}

const hourMs = 3_600_000;

/** Only reviews decided in this period count. */
const windowMs = 30 * 24 * hourMs;

/** Maximum number of orders considered per kind, newest first. */
const maxCounted = 1_000;

/** With fewer reviews there is no usual time. */
const minCounted = 10;

/** How long a measurement is cached. */
const maxAgeMs = hourMs;

const decidedIn = (table: string): string =>
  `select created_at, decided_at from ${table} where decided_at is not null order by id desc`;

/** The usual duration of reviews: the median of the last 30 days. Measured at most once an hour per process. */
export class ReviewTimes {
  readonly #services: Pick<Services, 'database' | 'clock'>;
  readonly #queues: readonly ReviewQueue[];
  #last: { readonly at: number; readonly times: Promise<readonly UsualReviewTime[]> } | undefined;

  constructor(services: Pick<Services, 'database' | 'clock'>, queues: Iterable<ReviewQueue>) {
    this.#services = services;
    this.#queues = [...queues];
  }

  /** The kinds with enough decided reviews. */
  usual(): Promise<readonly UsualReviewTime[]> {
    const at = this.#services.clock.now().getTime();
    if (this.#last !== undefined && Math.abs(at - this.#last.at) < maxAgeMs) return this.#last.times;
    const times = this.#measure(new Date(at - windowMs));
    this.#last = { at, times };
    // Failures are not cached.
    times.catch(() => {
      if (this.#last?.times === times) this.#last = undefined;
    });
    return times;
  }

  async #measure(since: Date): Promise<readonly UsualReviewTime[]> {
    const times = await Promise.all(
      this.#queues.map(async ({ kind, table, decided = decidedIn(table) }) => {
        const { seconds, count } = await this.#services.database.one<{
          seconds: number | null;
          count: bigint;
        }>(
          `select round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)))::int
               as seconds, count(*) as count
           from (select * from (${decided}) decided limit ${maxCounted}) latest where decided_at > $1`,
          [since],
        );
        return seconds === null || count < minCounted ? [] : [{ kind, seconds }];
      }),
    );
    return times.flat();
  }
}
